import { yearOf, type CalendarDate } from '../domain/dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds an answer counts as fresh: no longer than the upstream's own edge keeps it. */
export const FRESH_MS = {
  trending: 10 * MINUTE,
  list: HOUR,
  search: HOUR,
  details: 6 * HOUR,
  genres: 24 * HOUR,
  /** The ids of all people or collections, published daily. */
  listed: 24 * HOUR,
  /** Somebody's life and work, and everybody of a title. */
  artist: 24 * HOUR,
  /**
   * Where a title can be seen, and the services there are: both change daily. Less than a day, so that who looks every
   * night meets no answer of the night before.
   */
  offers: 23 * HOUR,
  /** A title that does not exist, or is not shown. */
  nothing: 10 * MINUTE,
  /** Details of which a part failed. */
  incomplete: MINUTE,
} as const;

/** Below this many votes a title is obscure: there are many of them, each read rarely. */
const OBSCURE_VOTES = 300;

/**
 * Milliseconds the details of a title count as fresh. What is old and hardly voted on changes hardly ever, and
 * makes up most of a large catalogue: a day, which keeps ten million views a day within TMDB's limit.
 */
export function detailsFreshMs(
  { voteCount, date }: { voteCount: number; date: CalendarDate | null },
  today: CalendarDate,
): number {
  const settled = (yearOf(date) ?? Infinity) < (yearOf(today) ?? 0) - 1;
  return settled && voteCount < OBSCURE_VOTES ? 24 * HOUR : FRESH_MS.details;
}
