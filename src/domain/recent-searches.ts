/** Key of the browser's local storage that the recent searches live under (spec point 9). */
export const RECENT_SEARCHES_KEY = 'recent_movie_searches';

/** How many are kept (spec point 9). */
export const RECENT_SEARCHES_KEPT = 7;

/** The list with a search put in front; a repeated one moves, the oldest beyond seven go (spec point 4). */
export function withRecentSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim();
  if (!search) return [...searches];
  return [search, ...searches.filter((other) => other !== search)].slice(0, RECENT_SEARCHES_KEPT);
}

/** Reads a stored list; whatever is not a list of texts counts as none. */
export function parseRecentSearches(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    const texts = value.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
    return [...new Set(texts)].slice(0, RECENT_SEARCHES_KEPT);
  } catch {
    return [];
  }
}
