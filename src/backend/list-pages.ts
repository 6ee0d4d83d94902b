import {
  LIST_PAGE_SIZE,
  LISTS,
  NO_MARKS,
  type ListDescription,
  type ListFilter,
  type ListMarks,
  type ListName,
  type ListPage,
  type ListPageEntry,
  type ListQuery,
  type ListSort,
} from '../domain/lists.ts';
import { titleKey, type Kind, type TitleId } from '../domain/title.ts';
import type { Client } from './client.ts';
import { answerOf, countOf } from './answers.ts';
import { selection, toListEntry, type AnyTable, type EntryRow } from './list-rows.ts';

type PageRow = EntryRow & { isFavorite?: boolean };

/** What a `like` would read as a wildcard stands for itself. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

interface Order {
  column: string;
  ascending: boolean;
  /** Only where a column can be empty: saying it elsewhere would keep the index from serving the order. */
  nullsFirst?: false;
}

const ORDER: Record<ListSort, (list: ListDescription) => Order> = {
  added: ({ timeColumn }) => ({ column: timeColumn, ascending: false }),
  title: ({ titleOrder }) => ({ column: titleOrder, ascending: true }),
  year: ({ columns }) => ({ column: columns.date, ascending: false, nullsFirst: false }),
  rating: ({ columns }) => ({ column: columns.voteAverage, ascending: false, nullsFirst: false }),
};

/** Whose list of which titles. */
interface Whose {
  userId: string;
  list: ListName;
  kind: Kind;
}

/** A select of the rows a query is about. */
function filtered(
  client: Client,
  { userId, list, kind }: Whose,
  { text = '', favoritesOnly = false }: ListFilter,
  columns: string,
  options?: { count: 'exact'; head: true },
) {
  const description = LISTS[list][kind];
  const watched = list === 'watched';
  const source = (watched ? `${description.table}_view` : description.table) as AnyTable;
  let rows = client.from(source).select(columns, options).eq('user_id', userId);
  if (text.trim()) rows = rows.ilike(description.columns.title, containing(text.trim()));
  return watched && favoritesOnly ? rows.is('is_favorite', true) : rows;
}

/** Entries of a person's list from the place `from` (0 is the first) on, at most `size`; past the end none. */
export async function loadListEntries(
  client: Client,
  userId: string,
  list: ListName,
  kind: Kind,
  query: ListFilter,
  { from, size = LIST_PAGE_SIZE }: { from: number; size?: number },
): Promise<ListPageEntry[]> {
  const description = LISTS[list][kind];
  const columns = selection(description) + (list === 'watched' ? ',isFavorite:is_favorite' : '');
  const order = ORDER[query.sort ?? 'added'](description);
  const rows = await answerOf(
    filtered(client, { userId, list, kind }, query, columns)
      .order(order.column, { ascending: order.ascending, nullsFirst: order.nullsFirst })
      .order(description.columns.id)
      .range(from, from + size - 1)
      .overrideTypes<PageRow[], { merge: false }>(),
  );
  return rows.map((row) => toListEntry(kind, row));
}

/** One page of 20 of a person's list; a page past the end is empty. */
export async function loadListPage(
  client: Client,
  userId: string,
  list: ListName,
  kind: Kind,
  query: ListQuery,
): Promise<ListPage> {
  const { id } = LISTS[list][kind].columns;
  // Counted on its own: a range past the end is an error where rows and count are asked for together.
  const [entries, total] = await Promise.all([
    loadListEntries(client, userId, list, kind, query, { from: (query.page - 1) * LIST_PAGE_SIZE }),
    countOf(filtered(client, { userId, list, kind }, query, id, { count: 'exact', head: true })),
  ]);
  return { entries, total };
}

/** How many titles of each kind a person's list holds. */
export async function countList(
  client: Client,
  userId: string,
  list: ListName,
): Promise<Record<Kind, number>> {
  const count = (kind: Kind) =>
    countOf(
      client
        .from(LISTS[list][kind].table as AnyTable)
        .select(LISTS[list][kind].columns.id, { count: 'exact', head: true })
        .eq('user_id', userId),
    );
  const [movie, tv] = await Promise.all([count('movie'), count('tv')]);
  return { movie, tv };
}

/** Which lists hold these titles, keyed by titleKey, one call for all of them; a title in none has NO_MARKS. */
export async function loadListMarks(
  client: Client,
  titles: readonly TitleId[],
): Promise<Map<string, ListMarks>> {
  const marks = new Map(titles.map((title) => [titleKey(title), NO_MARKS]));
  if (titles.length === 0) return marks;
  const idsOf = (kind: Kind) => titles.filter((title) => title.kind === kind).map(({ id }) => id);
  const rows = await answerOf(
    client.rpc('my_list_marks', { p_movie_ids: idsOf('movie'), p_series_ids: idsOf('tv') }),
  );
  for (const { kind, title_id: id, wishlisted: wishlist, watched, favorite } of rows) {
    marks.set(titleKey({ kind: kind as Kind, id }), { wishlist, watched, favorite });
  }
  return marks;
}
