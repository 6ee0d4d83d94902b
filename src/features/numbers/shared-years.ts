import type { Amount, Numbers } from './numbers.ts';

/** A shared year: totals only, without titles or people. */
export interface SharedYear extends Amount {
  year: number;
  movies: number;
  series: number;
}

/** Picks the shared totals. */
export function sharedYearOf(numbers: Numbers, year: number): SharedYear {
  const { watches, titles, movies, series, minutes, days } = numbers;
  return { year, watches, titles, movies, series, minutes, days };
}

const FIELDS = ['year', 'watches', 'titles', 'movies', 'series', 'minutes', 'days'] as const;

/** Whether two have equal totals. */
export const isSameYear = (one: SharedYear, other: SharedYear): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** Path of a year shared by link. */
export const sharedYearPath = (secret: string) => `/year/${secret}`;

/** Parses the secret in a path segment; null if malformed. */
export function parseYearSecret(segment: string | undefined): string | null {
  return segment !== undefined && /^[0-9a-f]{64}$/.test(segment) ? segment : null;
}
