import type { Amount, Numbers } from './numbers.ts';

/** A year as it is shared: numbers, and nothing that names anything or anybody. */
export interface SharedYear extends Amount {
  year: number;
  movies: number;
  series: number;
}

/** What is shared of a year's numbers. */
export function sharedYearOf(numbers: Numbers, year: number): SharedYear {
  const { watches, titles, movies, series, minutes, days } = numbers;
  return { year, watches, titles, movies, series, minutes, days };
}

const FIELDS = ['year', 'watches', 'titles', 'movies', 'series', 'minutes', 'days'] as const;

/** Whether two say the same. */
export const isSameYear = (one: SharedYear, other: SharedYear): boolean =>
  FIELDS.every((field) => one[field] === other[field]);

/** The page of a year somebody shares; whoever has its address may see it. */
export const sharedYearPath = (secret: string) => `/year/${secret}`;

/** Reads the secret of a shared year from a path segment; null for what cannot be one. */
export function parseYearSecret(segment: string | undefined): string | null {
  return segment !== undefined && /^[0-9a-f]{64}$/.test(segment) ? segment : null;
}
