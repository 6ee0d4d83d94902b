/** Key of the browser's local storage that the recent searches live under (docs/behaviour.md, Search). */
export const RECENT_SEARCHES_KEY = 'recent_movie_searches';

/** How many are kept (docs/behaviour.md, Search). */
const RECENT_SEARCHES_KEPT = 7;

/** The list with a search put in front; a repeated one moves, the oldest beyond seven go (docs/behaviour.md, Search). */
export function withRecentSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim();
  if (!search) return [...searches];
  return [search, ...searches.filter((other) => other !== search)].slice(0, RECENT_SEARCHES_KEPT);
}

/** A stored list as one of searches; whatever is not a list of texts counts as none. */
export function readRecentSearches(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const texts = stored.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
  return [...new Set(texts)].slice(0, RECENT_SEARCHES_KEPT);
}
