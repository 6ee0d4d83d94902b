import type { CalendarDate } from '../../core/dates.ts';
import {
  LIST_SORTS,
  type ListName,
  type ListQuery,
  type ListPageEntry,
  type ListSort,
} from '../../core/lists.ts';
import { withParameters } from '../../core/routes.ts';
import { normaliseQuery } from '../search/search.ts';
import { tagOf, type NamedTag } from '../tags/tags.ts';
import type { Kind } from '../../core/title.ts';

/** The lists with a page. */
export type SavedList = Exclude<ListName, 'favorite'>;

/** Filters and order of a page of saved titles, as in its address. */
export interface SavedView {
  list: SavedList;
  /** The tab. */
  kind: Kind;
  sort: ListSort;
  /** Substring of the title; empty for all. */
  text: string;
  /** Watched list only. */
  favoritesOnly: boolean;
  /** Wishlist and watched list: only titles included in the user's services. */
  onServices: boolean;
  /** Key of a tag; null for all. Not for dismissed titles. */
  tag: string | null;
  /** From 1. */
  page: number;
}

export const SAVED_LAYOUTS = ['grid', 'list'] as const;
export type SavedLayout = (typeof SAVED_LAYOUTS)[number];

/** Cookie of the last layout, so that the server renders it at once. */
export const LAYOUT_COOKIE = 'marquee-layout';

export interface SavedServices {
  /** The user's region (ISO 3166-1). */
  region: string;
  /** Whether any is selected. */
  any: boolean;
  /** With the services filter: titles of the list with unknown availability. */
  unchecked: number;
}

/** First page of entries, with data on the whole list. */
export interface SavedPage {
  view: SavedView;
  layout: SavedLayout;
  /** The server's day; later dates are unreleased. */
  today: CalendarDate;
  userId: string;
  services: SavedServices;
  /** The user's tags, by name. */
  tags: NamedTag[];
  entries: ListPageEntry[];
  total: number;
  /** All titles of each kind. */
  counts: Record<Kind, number>;
}

/** Longest filter text, in characters. */
export const MAX_FILTER_LENGTH = 100;

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  (values as readonly (string | null)[]).includes(value);

/** Parses an address; ignores invalid parameters. */
export function parseSavedView(list: SavedList, query: URLSearchParams): SavedView {
  const sort = query.get('sort');
  const page = query.get('page') ?? '';
  return {
    list,
    kind: query.get('tab') === 'tv' ? 'tv' : 'movie',
    sort: isOneOf(LIST_SORTS, sort) ? sort : 'added',
    text: [...normaliseQuery(query.get('q'))].slice(0, MAX_FILTER_LENGTH).join('').trim(),
    favoritesOnly: list === 'watched' && query.get('show') === 'favorites',
    onServices: list !== 'dismissed' && query.get('services') === 'mine',
    tag: list === 'dismissed' ? null : tagOf(query),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** Parses a layout from an address or cookie; null if invalid. */
export function parseLayout(value: string | null | undefined): SavedLayout | null {
  const name = value ?? null;
  return isOneOf(SAVED_LAYOUTS, name) ? name : null;
}

/** The address of a view with changes applied. Resets the page unless `changes` sets it. */
export function savedPath(view: SavedView, changes: Partial<SavedView> = {}): string {
  const { list, kind, sort, text, favoritesOnly, onServices, tag, page } = { ...view, page: 1, ...changes };
  return withParameters(`/${list}`, {
    tab: kind === 'tv' ? 'tv' : null,
    show: favoritesOnly ? 'favorites' : null,
    services: onServices ? 'mine' : null,
    tag,
    sort: sort === 'added' ? null : sort,
    q: text || null,
    page: page > 1 ? page : null,
  });
}

/** Whether any filter is set. */
export function isFiltered({ text, favoritesOnly, onServices, tag }: SavedView): boolean {
  return text !== '' || favoritesOnly || onServices || tag !== null;
}

/** Whether the page's cards show more of the user's data than their list. */
export function saysMore({ view: { list, kind }, services }: Pick<SavedPage, 'view' | 'services'>): boolean {
  return list === 'dismissed' || kind === 'tv' || services.any;
}

/** Converts a view to a database query, for the user's region. */
export function listQuery(view: SavedView, region: string): ListQuery {
  const { sort, text, favoritesOnly, onServices, tag, page } = view;
  return { sort, text, favoritesOnly, includedIn: onServices ? region : null, tag, page };
}
