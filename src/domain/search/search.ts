import { SEARCH_TYPES, type SearchType } from './found.ts';
import type { Kind } from '../title.ts';

/** Longest query that is sent upstream, in characters. */
export const MAX_QUERY_LENGTH = 200;

/**
 * Tidies a query: control characters and lone surrogates go, runs of white space become one blank, at
 * most 200 characters stay. Empty when there is nothing to search for (docs/behaviour.md, Search).
 */
export function normaliseQuery(value: string | null | undefined): string {
  const text = (value ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...text].slice(0, MAX_QUERY_LENGTH).join('').trim();
}

/** Letters there must be before anything is suggested. */
const LEAST_SUGGESTED = 2;

/** Words as suggestions are asked for: tidied, in lower case. Empty while they are too few letters to mean anything. */
export function suggestWords(value: string | null | undefined): string {
  const words = normaliseQuery(value).toLowerCase();
  return [...words].length < LEAST_SUGGESTED ? '' : words;
}

/** Address of what may be meant by the beginning of a name; equal words have equal addresses. */
export function suggestPath(words: string): string {
  return `/partials/suggest?${new URLSearchParams({ query: suggestWords(words) }).toString()}`;
}

/** The type an address searches for; null for all there is, of which the best match is shown (docs/behaviour.md, Search). */
export function searchType(value: string | null | undefined): SearchType | null {
  return SEARCH_TYPES.find((type) => type === value) ?? null;
}

/** The kind an address asks for; anything but `tv` means movies. */
export function chosenKind(value: string | null | undefined): Kind {
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

/** More words than these are written apart by nobody who means one. */
const MOST_JOINED = 3;

/** A question where something can be watched. */
const ASKED =
  /^(?:where|how) (?:can|could|do|to) (?:(?:i|we|you) )?(?:watch|see|stream|find) (.*[^\s?])\s*\??$/iu;

/**
 * What words may mean that find nothing as they are, the likelier first: the name in a question ("where can I watch
 * dune?"), a name without the number behind it ("psycho 1999"), or one that is written in one word ("di caprio").
 */
export function otherWords(query: string): string[] {
  const asked = ASKED.exec(query)?.[1];
  const bare = /^(.*\S)\s+\(?\d{1,4}\)?$/u.exec(query)?.[1];
  const words = (bare ?? query).split(' ');
  const joined = words.length > 1 && words.length <= MOST_JOINED ? words.join('') : null;
  return [asked, bare, joined].flatMap((text) => text ?? []);
}
