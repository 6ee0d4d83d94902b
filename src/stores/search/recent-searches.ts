import { atom } from 'nanostores';
import {
  RECENT_SEARCHES_KEY,
  readRecentSearches,
  withRecentSearch,
} from '../../domain/search/recent-searches.ts';
import { browserMemory } from '../browser-memory.ts';
import { readable } from '../readable.ts';

const $recentSearchesNow = atom<readonly string[]>([]);

/** The person's last searches in this browser, newest first. */
export const $recentSearches = readable($recentSearchesNow);

function store(searches: readonly string[]): void {
  $recentSearchesNow.set(searches);
  browserMemory.keep(RECENT_SEARCHES_KEY, searches);
}

/** Reads what the browser kept; other tabs may have added to it. */
export function loadRecentSearches(): void {
  $recentSearchesNow.set(readRecentSearches(browserMemory.recall(RECENT_SEARCHES_KEY)));
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
