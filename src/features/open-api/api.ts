import type { Kind } from '../../core/title.ts';

/** The API's resources, each at its own address. */
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

/** Items per page, entries per batch, and bytes per request. */
export const API_PAGE = 100;
export const API_BATCH = 100;
export const API_BODY_BYTES = 512 * 1024;

/** A resource's item in the API. */
export interface ApiItem {
  id: string;
  at: string;
  [field: string]: unknown;
}

/** The cursor of a page: the last item before it. */
export interface ApiCursor {
  at: string;
  id: string;
}

/** Result of a written entry. */
export interface ApiWritten {
  status: 'created' | 'changed' | 'same' | 'removed' | 'none' | 'refused';
  id?: string;
  /** How many episodes marking a season or series marked. */
  episodes?: number;
  /** Error code of the database. */
  code?: string;
}

export interface ApiPlayback {
  kind: Kind;
  tmdb: number;
  name: string;
  /** Of an episode; else null. */
  season: number | null;
  number: number | null;
  percent: number;
  at: string;
}

/** A change in the sync feed; without an item it is a deletion. */
export interface ApiChange {
  number: number;
  what: ApiWhat;
  id: string;
  item: ApiItem | null;
}
