/** Local storage key of the recent searches (docs/behaviour.md, Search). */
export const RECENT_SEARCHES_KEY = 'recent_movie_searches';

/** Maximum entries (docs/behaviour.md, Search). */
const RECENT_SEARCHES_KEPT = 7;

/** Adds a search at the front, without duplicates, and drops the oldest above seven (docs/behaviour.md, Search). */
export function withRecentSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim();
  if (!search) return [...searches];
  return [search, ...searches.filter((other) => other !== search)].slice(0, RECENT_SEARCHES_KEPT);
}

/** Validates a stored list; empty for anything but an array of texts. */
export function readRecentSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const texts = stored.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
  return [...new Set(texts)].slice(0, RECENT_SEARCHES_KEPT);
}
