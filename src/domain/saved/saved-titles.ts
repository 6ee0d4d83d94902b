import type { CalendarDate } from '../dates.ts';
import {
  LIST_SORTS,
  type ListName,
  type ListQuery,
  type ListPageEntry,
  type ListSort,
} from '../lists/lists.ts';
import { withParameters } from '../routes.ts';
import { normaliseQuery } from '../search/search.ts';
import { tagOf, type NamedTag } from '../tags/tags.ts';
import type { Kind } from '../title.ts';

/** The lists that have a page of their own. */
export type SavedList = Exclude<ListName, 'favorite'>;

/** What a page of saved titles shows, as its address says it. */
export interface SavedView {
  list: SavedList;
  /** The tab. */
  kind: Kind;
  sort: ListSort;
  /** What titles must contain; empty shows all. */
  text: string;
  /** Watched list only. */
  favoritesOnly: boolean;
  /** Wishlist and watched list: only what is included on the person's services. */
  onServices: boolean;
  /** The key of a tag the titles have; null for all. Never of what is not wanted. */
  tag: string | null;
  /** From 1. */
  page: number;
}

/** How the titles of a page are laid out. */
export const SAVED_LAYOUTS = ['grid', 'list'] as const;
export type SavedLayout = (typeof SAVED_LAYOUTS)[number];

/** Keeps the layout last chosen; a cookie, so that the server draws it at once. */
export const LAYOUT_COOKIE = 'marquee-layout';

/** What a page knows of a person's services. */
export interface SavedServices {
  /** The person's region (ISO 3166-1). */
  region: string;
  /** Whether they have ticked any. */
  any: boolean;
  /** Where only what is included is shown: titles of the list of which nobody knows yet. */
  unchecked: number;
}

/** The first entries of a page, with what the page says about the whole list. */
export interface SavedPage {
  view: SavedView;
  layout: SavedLayout;
  /** The server's day: what comes later is not out yet. */
  today: CalendarDate;
  userId: string;
  services: SavedServices;
  /** The person's tags, by name. */
  tags: NamedTag[];
  entries: ListPageEntry[];
  /** Titles that match all that is asked for. */
  total: number;
  /** All titles of each kind. */
  counts: Record<Kind, number>;
}

/** Longest text titles are looked through for, in characters. */
export const MAX_FILTER_LENGTH = 100;

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  (values as readonly (string | null)[]).includes(value);

/** Reads an address; what makes no sense counts as not said. */
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

/** The layout of a value from an address or a cookie; null when it names none. */
export function parseLayout(value: string | null | undefined): SavedLayout | null {
  const name = value ?? null;
  return isOneOf(SAVED_LAYOUTS, name) ? name : null;
}

/** The address of a view, with some of it changed. Another selection of titles begins on its first page. */
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

/** Whether some titles of the list may be left out. */
export function isFiltered({ text, favoritesOnly, onServices, tag }: SavedView): boolean {
  return text !== '' || favoritesOnly || onServices || tag !== null;
}

/** Whether cards of a page say more of the person than which list they are in. */
export function saysMore({ view: { list, kind }, services }: Pick<SavedPage, 'view' | 'services'>): boolean {
  return list === 'dismissed' || kind === 'tv' || services.any;
}

/** What a list is asked for by a view, in a person's region. */
export function listQuery(view: SavedView, region: string): ListQuery {
  const { sort, text, favoritesOnly, onServices, tag, page } = view;
  return { sort, text, favoritesOnly, includedIn: onServices ? region : null, tag, page };
}
