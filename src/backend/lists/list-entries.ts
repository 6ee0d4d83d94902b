import type { CalendarDate } from '../../domain/dates.ts';
import type { ListEntry, ListName, ListTitle } from '../../domain/lists/lists.ts';
import type { Kind, TitleId } from '../../domain/title.ts';
import { answerOf, answerOrNone, countOf } from '../answers.ts';
import type { Client } from '../client.ts';
import { INSERT, RESTORE } from './list-inserts.ts';
import { LIST_TABLES, selection, toListEntry, type EntryRow } from './list-rows.ts';

/**
 * The entry of one title, with the time an undo needs; null when the list does not hold it. Asked for while
 * somebody waits, so it fails at once instead of being tried for seconds.
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
 * Adds a title, now or, to undo a removal, with the time it had. Entering the wishlist takes it from the
 * watched list and the other way round, in the same statement. What enters the watched list now is recorded in the
 * diary as well, on `day`, today where the person is. Answers when it entered (ISO 8601); rejects with `duplicate` when
 * it is there.
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

/** Removes a title and answers what was removed, fit for addToList; null when it was not there. */
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

/** Empties a person's list of one kind and answers how many titles went. */
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

/**
 * The same, answering what was removed, fit for restoreToList; null when the backend removed more than it would
 * answer with.
 */
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

/** Puts removed entries back with the times they had, in one statement; those that are back already stay. */
export async function restoreToList(
  client: Client,
  userId: string,
  list: ListName,
  kind: Kind,
  entries: readonly ListEntry[],
): Promise<void> {
  await answerOrNone(RESTORE[list][kind](client, userId, entries));
}
