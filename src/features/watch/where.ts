import { normaliseQuery, suggestWords } from '../search/search.ts';
import { withParameters } from '../../core/routes.ts';

/** Path of the page that answers where a title can be watched. */
export const WHERE_PATH = '/where';

/** Titles an answer shows side by side: each costs a request to TMDB. */
export const MOST_MEANT = 4;

/** Path of the answer for a name in a region (ISO 3166-1); null for the reader's own. */
export function wherePath(query: string, region: string | null = null): string {
  return withParameters(WHERE_PATH, { query: normaliseQuery(query) || null, region });
}

/** Path of the same answer as a fragment; equal names have equal addresses, for the cache. Null for too short a name. */
export function whereAnswerPath(query: string, region: string | null): string | null {
  const words = suggestWords(query);
  return words === '' ? null : wherePath(words, region);
}
