const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds an answer counts as fresh: no longer than the upstream's own edge keeps it. */
export const FRESH_MS = {
  trending: 10 * MINUTE,
  list: HOUR,
  search: HOUR,
  details: 6 * HOUR,
  genres: 24 * HOUR,
  /** A title that does not exist, or is not shown. */
  nothing: 10 * MINUTE,
  /** Details of which a part failed. */
  incomplete: MINUTE,
} as const;
