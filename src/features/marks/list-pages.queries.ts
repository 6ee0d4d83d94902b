import {
  LIST_PAGE_SIZE,
  type ListDescription,
  type ListFilter,
  type ListName,
  type ListPage,
  type ListPageEntry,
  type ListQuery,
  type ListSort,
} from '../../core/lists.ts';
import type { Kind } from '../../core/title.ts';
import type { Client } from '../../core/backend/client.ts';
import { answerOf, countOf } from '../../core/backend/answers.ts';
import { LIST_TABLES, selection, toListEntry, type EntryRow } from './list-rows.queries.ts';

type PageRow = EntryRow & Pick<ListPageEntry, 'isFavorite' | 'watchedOn' | 'stars'>;

/** Escapes wildcards of `like`. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

interface Order {
  column: string;
  ascending: boolean;
  /** Only for nullable columns: elsewhere it would keep the index from serving the order. */
  nullsFirst?: false;
}

const ORDER: Record<ListSort, (list: ListDescription) => Order> = {
  added: ({ timeColumn }) => ({ column: timeColumn, ascending: false }),
  title: ({ titleOrder }) => ({ column: titleOrder, ascending: true }),
  year: ({ columns }) => ({ column: columns.date, ascending: false, nullsFirst: false }),
  rating: ({ columns }) => ({ column: columns.voteAverage, ascending: false, nullsFirst: false }),
};

interface Which {
  list: ListName;
  kind: Kind;
}

/** Views that add the user's stars and services, and for the watched list favorites and days. */
const LIST_VIEWS = {
  wishlist: { movie: 'wishlists_view', tv: 'tv_wishlists_view' },
  watched: { movie: 'watched_movies_view', tv: 'watched_tv_series_view' },
} as const;

/** Views with a row for each tag of a title. */
const TAG_VIEWS = {
  wishlist: { movie: 'wishlists_by_tag', tv: 'tv_wishlists_by_tag' },
  watched: { movie: 'watched_movies_by_tag', tv: 'watched_tv_series_by_tag' },
} as const;

/** The view of a list; null for one that has only a table. */
function viewOf({ list, kind }: Which, { tag = null }: ListFilter) {
  if (list !== 'wishlist' && list !== 'watched') return null;
  // A tag view has the list view's columns plus `tag`.
  return tag === null
    ? LIST_VIEWS[list][kind]
    : (TAG_VIEWS[list][kind] as (typeof LIST_VIEWS)[typeof list][typeof kind]);
}

const COUNT = { count: 'exact', head: true } as const;

interface Rows {
  ilike(column: string, pattern: string): this;
  is(column: string, value: boolean): this;
  eq(column: string, value: string): this;
  contains(column: string, values: string[]): this;
  order(column: string, options?: Omit<Order, 'column'>): this;
  range(from: number, to: number): this;
}

function filtered<Some extends Rows>(
  rows: Some,
  { list, kind }: Which,
  { text = '', favoritesOnly = false, includedIn = null, tag = null }: ListFilter,
): Some {
  const { title } = LIST_TABLES[list][kind].columns;
  const containingIt = text.trim() ? rows.ilike(title, containing(text.trim())) : rows;
  const there = includedIn ? containingIt.contains('included_in', [includedIn]) : containingIt;
  const tagged = tag !== null && (list === 'wishlist' || list === 'watched') ? there.eq('tag', tag) : there;
  return list === 'watched' && favoritesOnly ? tagged.is('is_favorite', true) : tagged;
}

/** Entries of a list from position `from` (0-based) on, at most `size`; empty past the end. */
export async function loadListEntries(
  client: Client,
  userId: string,
  list: ListName,
  kind: Kind,
  query: ListFilter,
  { from, size = LIST_PAGE_SIZE }: { from: number; size?: number },
): Promise<ListPageEntry[]> {
  const description = LIST_TABLES[list][kind];
  const columns = selection(description);
  const { column, ...order } = ORDER[query.sort ?? 'added'](description);
  const isByDay = list === 'watched' && column === description.timeColumn;
  const byDay = <Some extends Rows>(rows: Some) =>
    isByDay ? rows.order('watched_on', { ascending: false, nullsFirst: false }) : rows;
  const page = <Some extends Rows>(rows: Some) =>
    byDay(filtered(rows, { list, kind }, query))
      .order(column, order)
      .order(description.columns.id)
      .range(from, from + size - 1);
  const view = viewOf({ list, kind }, query);
  const ofView = `${columns},stars${list === 'watched' ? ',isFavorite:is_favorite,watchedOn:watched_on' : ''}`;
  const rows = await answerOf(
    view
      ? page(client.from(view).select(ofView).eq('user_id', userId)).overrideTypes<
          PageRow[],
          { merge: false }
        >()
      : page(
          client
            .from(description.table)
            .select(columns)
            .match({ user_id: userId, ...description.only }),
        ).overrideTypes<PageRow[], { merge: false }>(),
  );
  return rows.map((row) => toListEntry(kind, row));
}

/** A page of 20; empty past the end. */
export async function loadListPage(
  client: Client,
  userId: string,
  list: ListName,
  kind: Kind,
  query: ListQuery,
): Promise<ListPage> {
  const { table, columns, only } = LIST_TABLES[list][kind];
  const view = viewOf({ list, kind }, query);
  // Counted separately: a request for both fails if the range is past the end.
  const [entries, total] = await Promise.all([
    loadListEntries(client, userId, list, kind, query, { from: (query.page - 1) * LIST_PAGE_SIZE }),
    countOf(
      view
        ? filtered(client.from(view).select(columns.id, COUNT).eq('user_id', userId), { list, kind }, query)
        : filtered(
            client
              .from(table)
              .select(columns.id, COUNT)
              .match({ user_id: userId, ...only }),
            { list, kind },
            query,
          ),
    ),
  ]);
  return { entries, total };
}

/** The number of titles of each kind in a list. */
export async function countList(
  client: Client,
  userId: string,
  list: ListName,
): Promise<Record<Kind, number>> {
  const count = (kind: Kind) =>
    countOf(
      client
        .from(LIST_TABLES[list][kind].table)
        .select(LIST_TABLES[list][kind].columns.id, COUNT)
        .match({ user_id: userId, ...LIST_TABLES[list][kind].only }),
    );
  const [movie, tv] = await Promise.all([count('movie'), count('tv')]);
  return { movie, tv };
}
