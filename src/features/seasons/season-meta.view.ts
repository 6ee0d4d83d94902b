import { labelled } from '../../core/words/labels.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { seasonBy } from './seasons-words.ts';
import { m } from '../../paraglide/messages.js';
import { addDays, formatDate, isUpcoming } from '../../core/dates.ts';
import { formatRuntime } from '../../core/units.ts';
import { photoUrl } from '../../core/images.ts';
import { shortDescription, type PageMeta } from '../../core/page-meta.ts';
import { pageAddress, seasonPath, titlePath } from '../../core/routes.ts';
import { cardImage, seasonCard } from '../../core/share-cards.ts';
import type { Episode, Season } from '../../core/seasons.ts';
import { kindCrumb } from '../../core/categories.ts';
import type { SeasonPage } from './season.server.ts';
import { breadcrumbList } from '../title-lists/list-meta.view.ts';

/** A season's name, or "Season N". */
export function seasonName({ name, number }: { name: string; number: number }): string {
  return name || m.season_name({ number });
}

/** An episode's name, or "Episode N". */
export function episodeName({ name, number }: Episode): string {
  return name || m.season_episode({ number });
}

/**
 * Old seasons often lack dates: "no date yet" is shown only if the latest known date is at most this long
 * ago.
 */
const ONGOING_DAYS = 180;

/**
 * Returns a function that formats an episode's air date in the context of its season; null for an unknown
 * date of an old season.
 */
export function airDays(
  episodes: readonly Pick<Episode, 'date'>[],
  today: string,
): (date: string | null) => string | null {
  const isOngoing = episodes.some(({ date }) => date !== null && date >= addDays(today, -ONGOING_DAYS));
  return (date) => {
    if (date === null) return isOngoing ? m.season_no_date() : null;
    if (date === today) return m.season_today();
    if (date === addDays(today, 1)) return m.season_tomorrow();
    return isUpcoming(date, today) ? m.season_airs({ date: formatDate(date) }) : formatDate(date);
  };
}

/**
 * The page's range of episodes: "Episodes 17 to 26 of 26". If a series continues the numbering of earlier
 * seasons, it names the numbers without the count.
 */
export function episodeRange(
  shown: readonly Pick<Episode, 'number'>[],
  all: readonly Pick<Episode, 'number'>[],
): string {
  const [first = 0, last = 0] = [shown[0]?.number, shown.at(-1)?.number];
  const isCounted = all.at(-1)?.number === all.length;
  return seasonBy[isCounted ? 'range' : 'numbered'](first, last, all.length);
}

/** The line below a season's name: number of episodes, first date, and total runtime if all are known. */
export function seasonFacts(season: Season): string {
  const { episodes, episodeCount, date } = season;
  const minutes = episodes.map(({ runtime }) => runtime ?? NaN).reduce((sum, one) => sum + one, 0);
  return [
    m.count_episodes(counted(episodeCount)),
    date && formatDate(date),
    formatRuntime(Number.isNaN(minutes) ? null : minutes),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Breadcrumbs of a season, itself last. */
export function seasonCrumbs(season: Season): { name: string; path: string }[] {
  const { series } = season;
  return [
    kindCrumb('tv'),
    { name: series.title, path: titlePath({ kind: 'tv', id: series.id }) },
    { name: seasonName(season), path: seasonPath(series.id, season.number) },
  ];
}

/** Metadata of a season's page. */
export function seasonMeta({ season, ...at }: SeasonPage, imageBase: string): PageMeta {
  const { series } = season;
  const name = seasonName(season);
  const image = cardImage(seasonCard(season));
  const poster = photoUrl(imageBase, 'w500', season.posterPath ?? series.posterPath);
  const title = labelled(series.title, name);
  return {
    title: at.page > 1 ? m.catalogue_list_page_title({ title: isolated(title), page: at.page }) : title,
    description: shortDescription(
      season.overview ||
        m.season_description({
          season: isolated(name),
          series: isolated(series.title),
          ...counted(season.episodeCount),
        }),
    ),
    canonical: at.path,
    previous: at.previousPath,
    next: at.nextPath,
    image,
    structured: [
      {
        '@type': 'TVSeason',
        name,
        url: pageAddress(seasonPath(series.id, season.number)),
        seasonNumber: season.number,
        numberOfEpisodes: season.episodeCount,
        description: season.overview || undefined,
        image: poster ?? image.url,
        startDate: season.date ?? undefined,
        partOfSeries: {
          '@type': 'TVSeries',
          name: series.title,
          url: pageAddress(titlePath({ kind: 'tv', id: series.id })),
        },
        episode: at.episodes.map((episode) => ({
          '@type': 'TVEpisode',
          episodeNumber: episode.number,
          name: episodeName(episode),
          datePublished: episode.date ?? undefined,
        })),
      },
      breadcrumbList(seasonCrumbs(season)),
    ],
  };
}
