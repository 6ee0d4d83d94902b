import { atom } from 'nanostores';
import { RECENT_SEARCHES_KEY, readRecentSearches, withRecentSearch } from './recent-searches.ts';
import { browserMemory } from '../../core/stores/browser-memory.ts';
import { readable } from '../../core/stores/readable.ts';

const $recentSearchesNow = atom<readonly string[]>([]);

/** This browser's recent searches, newest first. */
export const $recentSearches = readable($recentSearchesNow);

function store(searches: readonly string[]): void {
  $recentSearchesNow.set(searches);
  browserMemory.keep(RECENT_SEARCHES_KEY, searches);
}

/** Reads the stored searches, which other tabs may have extended. */
export function loadRecentSearches(): void {
  $recentSearchesNow.set(readRecentSearches(browserMemory.recall(RECENT_SEARCHES_KEY)));
}

/** Prepends a search. */
export function rememberSearch(text: string): void {
  loadRecentSearches();
  store(withRecentSearch($recentSearches.get(), text));
}

/** Clears the recent searches. */
export function clearRecentSearches(): void {
  store([]);
}
