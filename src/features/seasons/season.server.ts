import { loadSeasonRating } from './season-stars.queries.ts';
import type { Outcome } from '../../core/outcome.ts';
import { parsePage } from '../../core/paging.ts';
import type { RatingSummary } from '../../core/averages.ts';
import { seasonPath, withParameters } from '../../core/routes.ts';
import {
  episodesOn,
  episodePages,
  pageSpans,
  parseSeasonNumber,
  type Episode,
  type Season,
} from '../../core/seasons.ts';
import { lacksEpisodes } from '../series/series-marks.ts';
import { isIdBeyond, parseTitleId } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { readerClient } from '../../server/session.ts';
import { orWithout } from '../../server/backend-in-time.ts';
import { outcomeOf } from '../../server/outcome.ts';
import type { Viewer } from '../../server/viewer.ts';
import { loadOwnSeason, type OwnSeason } from './own-season.server.ts';

/** A season's page: sixteen of its episodes. */
export interface SeasonPage {
  season: Season;
  episodes: Episode[];
  page: number;
  /** Address of this page, and of its neighbours with earlier and later episodes. */
  path: string;
  previousPath: string | null;
  nextPath: string | null;
  /** The way to every page by the numbers of its episodes; none where the neighbours are all there is. */
  index: { first: number; last: number; path: string; current: boolean }[];
  /** What people here gave the season; null where the backend does not say it. */
  ratings: RatingSummary | null;
  /** What is theirs of it; null for a visitor, and where not all could be read. */
  own: OwnSeason | null;
}

/** Pages from which on the way through the neighbours is long. */
const MANY_PAGES = 4;

function pageOf(season: Season, asked: number): Omit<SeasonPage, 'ratings' | 'own'> {
  const pages = episodePages(season.episodes);
  // Beyond the end there is the last page: episodes are merged and renumbered.
  const page = Math.min(asked, pages);
  const base = seasonPath(season.series.id, season.number);
  const at = (number: number) => withParameters(base, { page: number === 1 ? null : number });
  return {
    season,
    episodes: episodesOn(season.episodes, page),
    page,
    path: at(page),
    previousPath: page > 1 ? at(page - 1) : null,
    nextPath: page < pages ? at(page + 1) : null,
    index:
      pages < MANY_PAGES
        ? []
        : pageSpans(season.episodes).map((span, before) => ({
            ...span,
            path: at(before + 1),
            current: before + 1 === page,
          })),
  };
}

/** The same with no more episodes than the page lists: a season can have thousands. */
function onPage(own: OwnSeason, episodes: readonly Episode[]): OwnSeason {
  const listed = new Set(episodes.map(({ number }) => number));
  const numbers = own.marks.numbers.filter((number) => listed.has(number));
  return { ...own, marks: { ...own.marks, numbers } };
}

/** A season's page; notFound where the series or the season does not exist, invalid for what can be no number. */
export function loadSeason(
  segments: { id?: string | undefined; n?: string | undefined },
  parameters: URLSearchParams,
  requestId: string,
  viewer?: Viewer | null,
): Promise<Outcome<SeasonPage>> {
  return outcomeOf<SeasonPage>(requestId, async () => {
    const id = parseTitleId(segments.id);
    const number = parseSeasonNumber(segments.n);
    if (id === null && isIdBeyond(segments.id)) return { kind: 'notFound' };
    if (id === null || number === null) return { kind: 'invalid' };
    const { catalogue } = await services();
    const place = { seriesId: id, season: number };
    const [season, ratings, mine] = await Promise.all([
      catalogue.season(id, number),
      orWithout(requestId, 'season ratings', async () => loadSeasonRating(await readerClient(), place)),
      viewer?.ask((person) => loadOwnSeason(person, place)),
    ]);
    if (!season) return { kind: 'notFound' };
    const page = pageOf(season, parsePage(parameters.get('page')));
    const own = mine && ratings && !lacksEpisodes(mine.marks) ? onPage(mine, page.episodes) : null;
    return { kind: 'ok', ...page, ratings, own };
  });
}
