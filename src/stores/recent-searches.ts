import { atom } from 'nanostores';
import { RECENT_SEARCHES_KEY, parseRecentSearches, withRecentSearch } from '../domain/recent-searches.ts';
import { currentEnvironment } from './environment.ts';

/** The person's last searches in this browser, newest first. */
export const $recentSearches = atom<readonly string[]>([]);

function store(searches: readonly string[]): void {
  $recentSearches.set(searches);
  try {
    currentEnvironment().storage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches));
  } catch {
    // A full or forbidden storage only costs the memory of this search.
  }
}

/** Reads what the browser kept; other tabs may have added to it. */
export function loadRecentSearches(): void {
  try {
    $recentSearches.set(parseRecentSearches(currentEnvironment().storage.getItem(RECENT_SEARCHES_KEY)));
  } catch {
    $recentSearches.set([]);
  }
}

/** Puts a search in front of the list. */
export function rememberSearch(text: string): void {
  loadRecentSearches();
  store(withRecentSearch($recentSearches.get(), text));
}

/** Forgets all of them ("Clear all"). */
export function clearRecentSearches(): void {
  store([]);
}
