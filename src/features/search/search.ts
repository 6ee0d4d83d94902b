import { SEARCH_TYPES, type SearchType } from '../../core/found.ts';
import type { Kind } from '../../core/title.ts';

/** Longest query sent to TMDB, in characters. */
export const MAX_QUERY_LENGTH = 200;

/**
 * Normalises a query: removes control characters and lone surrogates, collapses white space, and cuts to 200
 * characters. Possibly empty (docs/behaviour.md, Search).
 */
export function normaliseQuery(value: string | null | undefined): string {
  const text = (value ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...text].slice(0, MAX_QUERY_LENGTH).join('').trim();
}

const LEAST_SUGGESTED = 2;

/** Normalises and lower-cases a query for suggestions; empty if it is too short. */
export function suggestWords(value: string | null | undefined): string {
  const words = normaliseQuery(value).toLowerCase();
  return [...words].length < LEAST_SUGGESTED ? '' : words;
}

/** Address of the suggestions; equal queries have equal addresses, for the cache. */
export function suggestPath(words: string): string {
  return `/partials/suggest?${new URLSearchParams({ query: suggestWords(words) }).toString()}`;
}

/** Parses the type of a search; null for all types, which shows the best match (docs/behaviour.md, Search). */
export function searchType(value: string | null | undefined): SearchType | null {
  return SEARCH_TYPES.find((type) => type === value) ?? null;
}

/** Parses a kind; movies unless `tv`. */
export function chosenKind(value: string | null | undefined): Kind {
  return value === 'tv' ? 'tv' : 'movie';
}

/**
 * Splits a trailing year off a query, as in `Cherry 2021` and `Cherry (2021)`. Null without one, or if the query is
 * only a year.
 */
export function splitYear(query: string): { title: string; year: number } | null {
  const match = /^(.*\S)\s+\(?((?:19|20)\d{2})\)?$/u.exec(query);
  return match?.[1] && match[2] ? { title: match[1], year: Number(match[2]) } : null;
}

/** Splitting one name into more words than this is not a likely typo. */
const MOST_JOINED = 3;

/** Questions where to watch a title, in the languages of the site. */
const ASKED = [
  /^(?:where|how) (?:can|could|do|to) (?:(?:i|we|you) )?(?:watch|see|stream|find) (.*[^\s?])\s*\??$/iu,
  /^wo (?:läuft|kann (?:ich|man)|gibt es|sehe ich) (.*?[^\s?])(?: (?:sehen|schauen|streamen|gucken|ansehen))?\s*\??$/iu,
  /^¿?d[oó]nde (?:puedo |se puede )?ver (.*[^\s?])\s*\??$/iu,
  /^o[uù] (?:puis-je |peut-on )?(?:regarder|voir) (.*[^\s?])\s*\??$/iu,
  /^dove (?:posso |si può )?(?:guardare|vedere) (.*[^\s?])\s*\??$/iu,
  /^onde (?:posso )?(?:assistir|ver)(?: a)? (.*[^\s?])\s*\??$/iu,
  /^أين (?:يمكنني )?(?:أشاهد|مشاهدة) (.*[^\s؟?])\s*[؟?]?$/u,
  /^(.*\S)\s*(?:は|を)?どこで(?:観|見)(?:られる|れる|られますか|れますか)[？?]?$/u,
];

/** The name in a question such as "where can I watch dune?"; other queries as they are. */
export function nameAsked(query: string): string {
  for (const pattern of ASKED) {
    const name = pattern.exec(query)?.[1];
    if (name !== undefined) return name.replace(/は$/u, '');
  }
  return query;
}

/**
 * Alternative queries for one without results, likeliest first: the name in a question ("where can I watch dune?"), a
 * name without a trailing number ("psycho 1999"), or the words joined ("di caprio").
 */
export function otherWords(query: string): string[] {
  const name = nameAsked(query);
  const asked = name === query ? null : name;
  const bare = /^(.*\S)\s+\(?\d{1,4}\)?$/u.exec(query)?.[1];
  const words = (bare ?? query).split(' ');
  const joined = words.length > 1 && words.length <= MOST_JOINED ? words.join('') : null;
  return [asked, bare, joined].flatMap((text) => text ?? []);
}
