import type { CalendarDate } from '../dates.ts';
import type { LIST_NAMES } from './list-names.ts';
import type { Stars } from '../reviews/stars.ts';
import type { Kind, TitleId } from '../title.ts';

export type ListName = (typeof LIST_NAMES)[number];

/** The two that take titles from each other (docs/behaviour.md, People). */
export type ExchangedList = 'wishlist' | 'watched';

/** What a list keeps of a title: enough to show it without the catalogue. */
export interface ListTitle extends TitleId {
  title: string;
  posterPath: string | null;
  /** Primary release date of a movie, first air date of a series. */
  date: CalendarDate | null;
  /** 0 to 10 in tenths. */
  voteAverage: number | null;
}

/** A title in a list, with the moment it entered (ISO 8601). */
export interface ListEntry extends ListTitle {
  addedAt: string;
}

/** What lists keep of a title, without what belongs to this entry of this list. */
export function titleOf({ kind, id, title, posterPath, date, voteAverage }: ListTitle): ListTitle {
  return { kind, id, title, posterPath, date, voteAverage };
}

/**
 * What a page of a list shows of an entry: on the watched list whether it is a favorite and its latest day in the diary
 * (null for some time), on wishlist and watched list the stars its person gave it (null for none).
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

/** Which titles of a list, in which order. */
export interface ListFilter {
  sort?: ListSort;
  /** Text that the title must contain, in any case. */
  text?: string;
  /** Watched list only: just the favorites among them. */
  favoritesOnly?: boolean;
  /** Wishlist and watched list: just what is included on the person's services in this region (ISO 3166-1). */
  includedIn?: string | null;
  /** Wishlist and watched list: just what has this tag, by its key. */
  tag?: string | null;
}

/** Which page of them. */
export interface ListQuery extends ListFilter {
  /** From 1. */
  page: number;
}

/** Which lists hold a title. */
export type ListMarks = Record<ListName, boolean>;

/** A title entered or left a list; `addedAt` (ISO 8601) is null for one that left, or whose time is not known. */
export interface ListChange {
  list: ListName;
  title: ListTitle;
  present: boolean;
  addedAt: string | null;
}

export const NO_MARKS: ListMarks = { wishlist: false, watched: false, favorite: false, dismissed: false };

/** How a list page may be ordered; the newest entry, the latest year and the best rating come first. */
export const LIST_SORTS = ['added', 'title', 'year', 'rating'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Titles on one page of a list (docs/behaviour.md, People). */
export const LIST_PAGE_SIZE = 20;

/** Columns that hold the same thing in the tables of one kind. */
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

/** Of the one table that keeps both kinds. */
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
  /** What tells its rows from others of the table. */
  only: Readonly<{ kind?: Kind }>;
  /** When a title entered the list. */
  timeColumn: 'added_at' | 'watched_at' | 'favorited_at' | 'dismissed_at';
  /** What a list sorted by title is ordered by: in lower case and from its first letter on, where the table keeps it. */
  titleOrder: 'movie_title_key' | 'series_name_key' | 'movie_title' | 'series_name' | 'title';
  /** The list a title leaves by entering this one (docs/behaviour.md, People). */
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

/** The lists by kind, one description each: everything that differs between them. */
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

/** The marks after a title enters or leaves a list, the exchange between wishlist and watched included. */
export function marksAfter<Marks extends Partial<ListMarks>>(
  marks: Marks,
  list: ListName,
  present: boolean,
): Marks {
  const { opposite } = LISTS[list].movie;
  const exchanged = present && opposite ? { ...marks, [opposite]: false } : marks;
  return { ...exchanged, [list]: present };
}

/** What is known of the lists that hold a title: nothing before they were asked, or where that failed. */
export type Mark =
  | { kind: 'known'; lists: ListMarks }
  /** `edited`: what somebody has asked for meanwhile, list by list. */
  | { kind: 'unknown' | 'loading' | 'failed'; edited: Partial<ListMarks> };

/** By titleKey; nothing is known of a title that is not in. */
export type MarkMap = ReadonlyMap<string, Mark>;

/** Whether a list holds a title; null while that is not known. */
export function isHeld(mark: Mark | undefined, list: ListName): boolean | null {
  if (!mark) return null;
  return mark.kind === 'known' ? mark.lists[list] : (mark.edited[list] ?? null);
}
