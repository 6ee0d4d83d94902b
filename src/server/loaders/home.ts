import { isUpcoming, today, type CalendarDate } from '../../domain/dates.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { TitlePage, TitleSummary } from '../../domain/title.ts';
import { services } from '../services.ts';
import { outcomeOf } from './outcome.ts';

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
export async function loadHome(requestId: string): Promise<HomePage> {
  const { catalogue, clock } = await services();
  const day = today(clock);
  const row = (ask: () => Promise<TitlePage>) =>
    outcomeOf(requestId, async () => ({ kind: 'ok' as const, titles: (await ask()).results }));
  const [trendingMovies, trendingSeries, popular, topRated, upcoming] = await Promise.all([
    row(() => catalogue.trending('movie', 'day')),
    row(() => catalogue.trending('tv', 'day')),
    row(() => catalogue.movies('popular', { page: 1 })),
    row(() => catalogue.movies('top-rated', { page: 1 })),
    row(() => catalogue.movies('upcoming', { page: 1 })),
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
