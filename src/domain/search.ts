import type { Kind } from './title.ts';

/** Longest query that is sent upstream, in characters. */
export const MAX_QUERY_LENGTH = 200;

/**
 * Tidies a query: control characters and lone surrogates go, runs of white space become one blank, at
 * most 200 characters stay. Empty when there is nothing to search for (docs/behaviour.md, People).
 */
export function normaliseQuery(value: string | null | undefined): string {
  const text = (value ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...text].slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** The search type of the address; anything but `tv` means movies (docs/behaviour.md, Pages). */
export function searchType(value: string | null | undefined): Kind {
  return value === 'tv' ? 'tv' : 'movie';
}

/**
 * Splits a year off a query, so that `Cherry 2021` and `Cherry (2021)` find the film of that year. Null
 * when the query has no trailing year or is nothing but a year.
 */
export function splitYear(query: string): { title: string; year: number } | null {
  const match = /^(.*\S)\s+\(?((?:19|20)\d{2})\)?$/u.exec(query);
  return match?.[1] && match[2] ? { title: match[1], year: Number(match[2]) } : null;
}
