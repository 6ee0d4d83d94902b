import type { CalendarDate } from './dates.ts';
import type { LIST_NAMES } from './list-names.ts';
import type { Stars } from './stars.ts';
import type { Kind, TitleId } from './title.ts';

export type ListName = (typeof LIST_NAMES)[number];

/** The two mutually exclusive lists (docs/behaviour.md, People). */
export type ExchangedList = 'wishlist' | 'watched';

/** A title as stored in lists: enough to show it without the catalogue. */
export interface ListTitle extends TitleId {
  title: string;
  posterPath: string | null;
  /** Primary release date of a movie, first air date of a series. */
  date: CalendarDate | null;
  /** 0 to 10 in tenths. */
  voteAverage: number | null;
}

/** A title in a list, with the time it was added (ISO 8601). */
export interface ListEntry extends ListTitle {
  addedAt: string;
}

/** Picks the title's fields, without those of the list entry. */
export function titleOf({ kind, id, title, posterPath, date, voteAverage }: ListTitle): ListTitle {
  return { kind, id, title, posterPath, date, voteAverage };
}

/**
 * An entry on a list page. In the watched list: whether it is a favorite, and its latest day in the diary (null without
 * a day). In wishlist and watched list: the owner's rating (null without one).
 */
export type ListPageEntry = ListEntry & {
  isFavorite?: boolean;
  watchedOn?: CalendarDate | null;
  stars?: Stars | null;
};

/** A page of a list; `total` counts all pages with the same filters. */
export interface ListPage {
  entries: ListPageEntry[];
  total: number;
}

export interface ListFilter {
  sort?: ListSort;
  /** Case-insensitive substring of the title. */
  text?: string;
  /** Watched list only. */
  favoritesOnly?: boolean;
  /** Wishlist and watched list: only titles included in the user's services in this region (ISO 3166-1). */
  includedIn?: string | null;
  /** Wishlist and watched list: only titles with this tag (its key). */
  tag?: string | null;
}

export interface ListQuery extends ListFilter {
  /** From 1. */
  page: number;
}

export type ListMarks = Record<ListName, boolean>;

/** A title was added or removed; `addedAt` (ISO 8601) is null for a removal, or if unknown. */
export interface ListChange {
  list: ListName;
  title: ListTitle;
  present: boolean;
  addedAt: string | null;
}

export const NO_MARKS: ListMarks = { wishlist: false, watched: false, favorite: false, dismissed: false };

/** Sort orders; newest entry, latest year and best rating come first. */
export const LIST_SORTS = ['added', 'title', 'year', 'rating'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Titles per page of a list (docs/behaviour.md, People). */
export const LIST_PAGE_SIZE = 20;

/** Columns with the same content in the tables of a kind. */
const MOVIE_COLUMNS = {
  id: 'movie_id',
  title: 'movie_title',
  posterPath: 'movie_poster_path',
  date: 'movie_release_date',
  voteAverage: 'movie_vote_average',
} as const;

const SERIES_COLUMNS = {
  id: 'series_id',
  title: 'series_name',
  posterPath: 'series_poster_path',
  date: 'series_first_air_date',
  voteAverage: 'series_vote_average',
} as const;

/** Of the one table for both kinds. */
const TITLE_COLUMNS = {
  id: 'title_id',
  title: 'title',
  posterPath: 'poster_path',
  date: 'release_date',
  voteAverage: 'vote_average',
} as const;

export interface ListDescription {
  list: ListName;
  kind: Kind;
  table:
    | 'wishlists'
    | 'watched_movies'
    | 'favorite_movies'
    | 'tv_wishlists'
    | 'watched_tv_series'
    | 'favorite_tv_series'
    | 'dismissed_titles';
  columns: Readonly<Record<keyof typeof MOVIE_COLUMNS, string>>;
  /** Condition for rows of this list in a shared table. */
  only: Readonly<{ kind?: Kind }>;
  timeColumn: 'added_at' | 'watched_at' | 'favorited_at' | 'dismissed_at';
  /** Order by title: lower case without leading punctuation, if the table has such a column. */
  titleOrder: 'movie_title_key' | 'series_name_key' | 'movie_title' | 'series_name' | 'title';
  /** The list a title leaves when added to this one (docs/behaviour.md, People). */
  opposite: ListName | null;
}

const movies = {
  kind: 'movie',
  columns: MOVIE_COLUMNS,
  only: {},
  titleOrder: 'movie_title',
} as const;
const series = {
  kind: 'tv',
  columns: SERIES_COLUMNS,
  only: {},
  titleOrder: 'series_name',
} as const;
const wishlist = { list: 'wishlist', timeColumn: 'added_at', opposite: 'watched' } as const;
const watched = { list: 'watched', timeColumn: 'watched_at', opposite: 'wishlist' } as const;
const favorite = { list: 'favorite', timeColumn: 'favorited_at', opposite: null } as const;
const dismissed = {
  list: 'dismissed',
  timeColumn: 'dismissed_at',
  opposite: null,
  table: 'dismissed_titles',
  columns: TITLE_COLUMNS,
  titleOrder: 'title',
} as const;

/** All differences between the lists, by list and kind. */
export const LISTS = {
  wishlist: {
    movie: { ...movies, ...wishlist, table: 'wishlists', titleOrder: 'movie_title_key' },
    tv: { ...series, ...wishlist, table: 'tv_wishlists', titleOrder: 'series_name_key' },
  },
  watched: {
    movie: { ...movies, ...watched, table: 'watched_movies', titleOrder: 'movie_title_key' },
    tv: { ...series, ...watched, table: 'watched_tv_series', titleOrder: 'series_name_key' },
  },
  favorite: {
    movie: { ...movies, ...favorite, table: 'favorite_movies' },
    tv: { ...series, ...favorite, table: 'favorite_tv_series' },
  },
  dismissed: {
    movie: { ...movies, ...dismissed, only: { kind: 'movie' } },
    tv: { ...series, ...dismissed, only: { kind: 'tv' } },
  },
} as const satisfies Record<ListName, Record<Kind, ListDescription>>;

/** The lists of a title after adding or removing it, including the exchange between wishlist and watched list. */
export function marksAfter<Marks extends Partial<ListMarks>>(
  marks: Marks,
  list: ListName,
  present: boolean,
): Marks {
  const { opposite } = LISTS[list].movie;
  const exchanged = present && opposite ? { ...marks, [opposite]: false } : marks;
  return { ...exchanged, [list]: present };
}

/** State of a title's lists: `unknown` before loading. */
export type Mark =
  | { kind: 'known'; lists: ListMarks }
  /** `edited`: optimistic updates before the data loaded, by list. */
  | { kind: 'unknown' | 'loading' | 'failed'; edited: Partial<ListMarks> };

/** By titleKey; a missing title is unknown. */
export type MarkMap = ReadonlyMap<string, Mark>;

/** Whether a list contains a title; null if unknown. */
export function isHeld(mark: Mark | undefined, list: ListName): boolean | null {
  if (!mark) return null;
  return mark.kind === 'known' ? mark.lists[list] : (mark.edited[list] ?? null);
}
