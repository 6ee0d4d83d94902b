import type { CalendarDate } from '../../core/dates.ts';
import type { ListEntry, ListName, ListTitle } from '../../core/lists.ts';
import type { Kind, TitleId } from '../../core/title.ts';
import { answerOf, answerOrNone, countOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { INSERT, RESTORE } from './list-inserts.queries.ts';
import { LIST_TABLES, selection, toListEntry, type EntryRow } from './list-rows.queries.ts';

/**
 * A title's entry, with the time an undo needs; null if the list does not contain it. Not retried, because a user is
 * waiting.
 */
export async function findListEntry(
  client: Client,
  userId: string,
  list: ListName,
  title: TitleId,
): Promise<ListEntry | null> {
  const description = LIST_TABLES[list][title.kind];
  const row = await answerOrNone(
    client
      .from(description.table)
      .select(selection(description))
      .match({ user_id: userId, ...description.only, [description.columns.id]: title.id })
      .retry(false)
      .maybeSingle()
      .overrideTypes<EntryRow, { merge: false }>(),
  );
  return row && toListEntry(title.kind, row);
}

/**
 * Adds a title, now or with its former time for an undo. The wishlist and the watched list exclude each other: the
 * other entry is removed in the same statement. A title that enters the watched list now is also recorded in the diary,
 * on `day` in the user's time zone. Returns the time (ISO 8601); rejects with `duplicate` if it is in the list.
 */
export async function addToList(
  client: Client,
  userId: string,
  list: ListName,
  title: ListTitle & { addedAt?: string; day?: CalendarDate },
): Promise<string> {
  const entered = await answerOf(INSERT[list][title.kind](client, userId, title));
  return entered.addedAt;
}

/** Removes a title and returns its entry for addToList; null if it was not in the list. */
export async function removeFromList(
  client: Client,
  userId: string,
  list: ListName,
  title: TitleId,
): Promise<ListEntry | null> {
  const description = LIST_TABLES[list][title.kind];
  const row = await answerOrNone(
    client
      .from(description.table)
      .delete()
      .match({ user_id: userId, ...description.only, [description.columns.id]: title.id })
      .select(selection(description))
      .maybeSingle()
      .overrideTypes<EntryRow, { merge: false }>(),
  );
  return row && toListEntry(title.kind, row);
}

/** Removes all titles of a kind from a list; returns how many. */
export async function removeAllFromList(
  client: Client,
  userId: string,
  list: ListName,
  kind: Kind,
): Promise<number> {
  const { table, only } = LIST_TABLES[list][kind];
  const call = client
    .from(table)
    .delete({ count: 'exact' })
    .match({ user_id: userId, ...only });
  return countOf(call);
}

/** The same, but returns the entries for restoreToList; null if the backend removed more than one answer holds. */
export async function takeAllFromList(
  client: Client,
  userId: string,
  list: ListName,
  kind: Kind,
): Promise<{ count: number; entries: ListEntry[] | null }> {
  const description = LIST_TABLES[list][kind];
  const call = client
    .from(description.table)
    .delete({ count: 'exact' })
    .match({ user_id: userId, ...description.only })
    .select(selection(description))
    .overrideTypes<EntryRow[], { merge: false }>()
    .then(({ data, count, error, status }) => ({ data: data && { rows: data, count }, error, status }));
  const { rows, count: counted } = await answerOf(call);
  const count = counted ?? rows.length;
  return { count, entries: rows.length === count ? rows.map((row) => toListEntry(kind, row)) : null };
}

/** Restores removed entries with their times, in one statement; existing ones stay. */
export async function restoreToList(
  client: Client,
  userId: string,
  list: ListName,
  kind: Kind,
  entries: readonly ListEntry[],
): Promise<void> {
  await answerOrNone(RESTORE[list][kind](client, userId, entries));
}
