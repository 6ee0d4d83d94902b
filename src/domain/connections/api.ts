import type { Kind } from '../title.ts';

/** The kinds of things the API tells and takes, each at an address of its own. */
export const API_WHATS = [
  'history',
  'ratings',
  'part_ratings',
  'reviews',
  'wishlist',
  'watched',
  'favorites',
  'dismissed',
  'lists',
  'list_items',
  'series',
  'episodes',
  'tags',
  'notes',
  'notices',
] as const;
export type ApiWhat = (typeof API_WHATS)[number];

/** Things of one page, entries of one batch, and bytes of one request. */
export const API_PAGE = 100;
export const API_BATCH = 100;
export const API_BODY_BYTES = 512 * 1024;

/** A thing of a person's as the API tells it. */
export interface ApiItem {
  id: string;
  at: string;
  [field: string]: unknown;
}

/** Behind which thing a page begins. */
export interface ApiCursor {
  at: string;
  id: string;
}

/** What became of one entry that was written. */
export interface ApiWritten {
  status: 'created' | 'changed' | 'same' | 'removed' | 'none' | 'refused';
  id?: string;
  /** How many a whole season or series has marked. */
  episodes?: number;
  /** The code of the database. */
  code?: string;
}

/** Something that was begun and not finished. */
export interface ApiPlayback {
  kind: Kind;
  tmdb: number;
  name: string;
  /** Of an episode. */
  season: number | null;
  number: number | null;
  percent: number;
  at: string;
}

/** One change: without an item the thing is there no more. */
export interface ApiChange {
  number: number;
  what: ApiWhat;
  id: string;
  item: ApiItem | null;
}
