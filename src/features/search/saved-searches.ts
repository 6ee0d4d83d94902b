import { discoverPath } from '../discover/discover.ts';
import type { Kind } from '../../core/title.ts';

export const SAVED_SEARCHES_PATH = '/saved-searches';

/** Maximum per user; the database enforces it. */
export const MOST_SAVED_SEARCHES = 30;

/** Longest name, in characters. */
export const LONGEST_SEARCH_NAME = 60;

/** A new saved search: the query of a canonical Discover address, and a name. */
export interface SearchToSave {
  kind: Kind;
  name: string;
  query: string;
}

export interface SavedSearch extends SearchToSave {
  id: string;
  /** ISO 8601. */
  createdAt: string;
}

/** Address of a saved search; Discover drops filters that are invalid by now. */
export function savedSearchPath({ kind, query }: Pick<SearchToSave, 'kind' | 'query'>): string {
  return query ? `${discoverPath(kind)}?${query}` : discoverPath(kind);
}

/** Normalises a name: trims and cuts it; possibly empty. */
export function searchName(text: string): string {
  const tidy = text.toWellFormed().replace(/\s+/gu, ' ').trim();
  return [...tidy].slice(0, LONGEST_SEARCH_NAME).join('').trim();
}
