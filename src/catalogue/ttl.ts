import { yearOf, type CalendarDate } from '../core/dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** TTLs in milliseconds, no longer than TMDB's own edge cache. */
export const FRESH_MS = {
  trending: 10 * MINUTE,
  list: HOUR,
  search: HOUR,
  details: 6 * HOUR,
  genres: 24 * HOUR,
  /** Ids of all people or collections, published daily. */
  listed: 24 * HOUR,
  /** An artist, or a title's credits. */
  artist: 24 * HOUR,
  /** Offers and services change daily. Less than a day, so that a nightly job never gets last night's answer. */
  offers: 23 * HOUR,
  /** An unknown or hidden title. */
  nothing: 10 * MINUTE,
  /** Details with a failed part. */
  incomplete: MINUTE,
} as const;

/** Titles with fewer votes are obscure: numerous, and each rarely requested. */
const OBSCURE_VOTES = 300;

/**
 * The TTL of a title's details in milliseconds. Old titles with few votes hardly change and are most of a large
 * catalogue: a day for them keeps ten million views a day within TMDB's limit.
 */
export function detailsFreshMs(
  { voteCount, date }: { voteCount: number; date: CalendarDate | null },
  today: CalendarDate,
): number {
  const settled = (yearOf(date) ?? Infinity) < (yearOf(today) ?? 0) - 1;
  return settled && voteCount < OBSCURE_VOTES ? 24 * HOUR : FRESH_MS.details;
}
