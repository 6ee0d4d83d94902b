import { LISTS, type ListDescription, type ListName } from '../../core/lists.ts';
import type { Kind } from '../../core/title.ts';
import type { Database } from '../../core/backend/database.types.ts';

/** A row of any list table, with the select's column aliases. */
export interface EntryRow {
  id: number;
  title: string;
  posterPath: string | null;
  date: string | null;
  voteAverage: number | null;
  addedAt: string;
}

type Tables = Database['public']['Tables'];

type NamedColumns<D extends ListDescription> = {
  [Name in keyof D['columns'] as D['columns'][Name] & string]: EntryRow[Name & keyof EntryRow];
} & Record<D['timeColumn'] | 'user_id', string>;

/**
 * A description that matches its table: each column exists with the type an entry needs, and so does the sort column.
 * Otherwise `never`, so that a migration the description missed does not compile.
 */
export type TrueOfItsTable<D extends ListDescription> = Tables[D['table']]['Row'] extends NamedColumns<D> &
  Record<D['titleOrder'], string | null>
  ? D
  : never;

/** The tables by list and kind; they differ only in these names. */
export const LIST_TABLES: {
  [List in ListName]: { [Of in Kind]: TrueOfItsTable<(typeof LISTS)[List][Of]> };
} = LISTS;

/** A table's select, with the aliases of EntryRow. */
export function selection({ columns, timeColumn }: ListDescription): string {
  const named = Object.entries({ ...columns, addedAt: timeColumn });
  return named.map(([name, column]) => `${name}:${column}`).join(',');
}

export function toListEntry<Row extends EntryRow>(kind: Kind, row: Row): Row & { kind: Kind } {
  return { kind, ...row };
}
