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

/** A season's page with sixteen episodes. */
export interface SeasonPage {
  season: Season;
  episodes: Episode[];
  page: number;
  /** Paths of this page, and of those with earlier and later episodes. */
  path: string;
  previousPath: string | null;
  nextPath: string | null;
  /** Links to all pages by episode numbers; empty for few pages. */
  index: { first: number; last: number; path: string; current: boolean }[];
  /** The season's ratings; null if the backend fails. */
  ratings: RatingSummary | null;
  /** The signed-in user's data; null for a visitor, or if it could not all be loaded. */
  own: OwnSeason | null;
}

/** From this number of pages on there is an index. */
const MANY_PAGES = 4;

function pageOf(season: Season, asked: number): Omit<SeasonPage, 'ratings' | 'own'> {
  const pages = episodePages(season.episodes);
  // A page beyond the last shows the last, since episodes are merged and renumbered.
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

/** Limits watched numbers to the page's episodes, since a season can have thousands. */
function onPage(own: OwnSeason, episodes: readonly Episode[]): OwnSeason {
  const listed = new Set(episodes.map(({ number }) => number));
  const numbers = own.marks.numbers.filter((number) => listed.has(number));
  return { ...own, marks: { ...own.marks, numbers } };
}

/** Loads a season's page; notFound if series or season do not exist, invalid for a malformed id or number. */
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
