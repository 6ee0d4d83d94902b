import { isUpcoming, today, type CalendarDate } from '../../domain/dates.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { TitlePage, TitleSummary } from '../../domain/title.ts';
import { services } from '../services.ts';
import { outcomeOf } from './outcome.ts';
import { loadRail } from './personal/listed-page.ts';
import type { Viewer } from './personal/viewer.ts';

/** One row of the home page, which may fail without the others. */
export type HomeRow = Outcome<{ titles: TitleSummary[] }>;

export interface HomePage {
  /** The first trending movie; null while there is none to show. */
  banner: TitleSummary | null;
  trendingMovies: HomeRow;
  trendingSeries: HomeRow;
  popular: HomeRow;
  topRated: HomeRow;
  /** Released after today only, the next first. */
  upcoming: HomeRow;
}

/** What is released after today, the next first. */
function inOrderOfRelease(titles: readonly TitleSummary[], day: CalendarDate): TitleSummary[] {
  const released = ({ date }: TitleSummary) => date ?? '';
  return titles
    .filter(({ date }) => isUpcoming(date, day))
    .sort((a, b) => released(a).localeCompare(released(b)));
}

/** The rows of the home page of somebody signed in (docs/behaviour.md, Pages); all are asked for at once. */
export async function loadHome(requestId: string, viewer: Viewer | null): Promise<HomePage> {
  const { catalogue, clock } = await services();
  const day = today(clock);
  const row = (load: (page: number, within?: number) => Promise<TitlePage>) =>
    outcomeOf(requestId, async () => ({ kind: 'ok' as const, titles: await loadRail(viewer, load) }));
  const [trendingMovies, trendingSeries, popular, topRated, upcoming] = await Promise.all([
    row((page, within) => catalogue.trending('movie', 'day', { page, within })),
    row((page, within) => catalogue.trending('tv', 'day', { page, within })),
    row((page, within) => catalogue.movies('popular', { page, within })),
    row((page, within) => catalogue.movies('top-rated', { page, within })),
    row((page, within) => catalogue.movies('upcoming', { page, within })),
  ]);
  const banner = trendingMovies.kind === 'ok' ? (trendingMovies.titles[0] ?? null) : null;
  return {
    banner,
    trendingMovies,
    trendingSeries,
    popular,
    topRated,
    upcoming:
      upcoming.kind === 'ok' ? { ...upcoming, titles: inOrderOfRelease(upcoming.titles, day) } : upcoming,
  };
}
