import type { ListDescription, ListTitle } from '../domain/lists.ts';
import type { Kind } from '../domain/title.ts';

/** A row of any of the six tables, under the names the select gives its columns. */
export interface EntryRow {
  id: number;
  title: string;
  posterPath: string | null;
  date: string | null;
  voteAverage: number | null;
  addedAt: string;
}

/**
 * The six tables differ in names only, so that one of them stands for all where the types are concerned; the
 * names that are sent come from the description.
 */
export type AnyTable = 'wishlists';

/** The select of a table, each column under its name in EntryRow. */
export function selection({ columns, timeColumn }: ListDescription): string {
  const named = Object.entries({ ...columns, addedAt: timeColumn });
  return named.map(([name, column]) => `${name}:${column}`).join(',');
}

/** A row as an entry. */
export function toListEntry<Row extends EntryRow>(kind: Kind, row: Row): Row & { kind: Kind } {
  return { kind, ...row };
}

/** An entry as a row to be inserted; without a time it enters now. */
export function toRow(
  userId: string,
  { columns, timeColumn }: ListDescription,
  { id, title, posterPath, date, voteAverage, addedAt }: ListTitle & { addedAt?: string },
): Record<string, unknown> {
  return {
    user_id: userId,
    [columns.id]: id,
    [columns.title]: title,
    [columns.posterPath]: posterPath,
    [columns.date]: date,
    [columns.voteAverage]: voteAverage,
    ...(addedAt === undefined ? {} : { [timeColumn]: addedAt }),
  };
}
