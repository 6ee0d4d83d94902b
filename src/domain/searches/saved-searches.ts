import { discoverPath } from '../discover/discover.ts';
import type { Kind } from '../title.ts';

/** Path of the page of a person's saved searches. */
export const SAVED_SEARCHES_PATH = '/saved-searches';

/** The most a person can keep; the database refuses more. */
export const MOST_SAVED_SEARCHES = 30;

/** The longest name of one, in characters. */
export const LONGEST_SEARCH_NAME = 60;

/** What is to be kept: the query of a canonical address of Discover, under a name. */
export interface SearchToSave {
  kind: Kind;
  name: string;
  query: string;
}

/** Filters of Discover somebody keeps. */
export interface SavedSearch extends SearchToSave {
  id: string;
  /** ISO 8601. */
  createdAt: string;
}

/** The address of a saved search; what has become unknown since is dropped there. */
export function savedSearchPath({ kind, query }: Pick<SearchToSave, 'kind' | 'query'>): string {
  return query ? `${discoverPath(kind)}?${query}` : discoverPath(kind);
}

/** A name as it is kept: without blanks around it, and not too long; empty for one that says nothing. */
export function searchName(text: string): string {
  const tidy = text.toWellFormed().replace(/\s+/gu, ' ').trim();
  return [...tidy].slice(0, LONGEST_SEARCH_NAME).join('').trim();
}
