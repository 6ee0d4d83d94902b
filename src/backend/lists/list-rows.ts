import { LISTS, type ListDescription, type ListName } from '../../domain/lists/lists.ts';
import type { Kind } from '../../domain/title.ts';
import type { Database } from '../database.types.ts';

/** A row of any of the six tables, under the names the select gives its columns. */
export interface EntryRow {
  id: number;
  title: string;
  posterPath: string | null;
  date: string | null;
  voteAverage: number | null;
  addedAt: string;
}

type Tables = Database['public']['Tables'];

/** The columns a description names, with what an entry takes them for. */
type NamedColumns<D extends ListDescription> = {
  [Name in keyof D['columns'] as D['columns'][Name] & string]: EntryRow[Name & keyof EntryRow];
} & Record<D['timeColumn'] | 'user_id', string>;

/**
 * A description that is true of its table: each column it names is there with the type an entry needs, and what
 * lists are ordered by is one. `never` for any other, so that a migration the description missed does not compile.
 */
export type TrueOfItsTable<D extends ListDescription> = Tables[D['table']]['Row'] extends NamedColumns<D> &
  Record<D['titleOrder'], string | null>
  ? D
  : never;

/** The six tables by list and kind of title; they differ in the names that stand here, and in nothing else. */
export const LIST_TABLES: {
  [List in ListName]: { [Of in Kind]: TrueOfItsTable<(typeof LISTS)[List][Of]> };
} = LISTS;

/** The select of a table, each column under its name in EntryRow. */
export function selection({ columns, timeColumn }: ListDescription): string {
  const named = Object.entries({ ...columns, addedAt: timeColumn });
  return named.map(([name, column]) => `${name}:${column}`).join(',');
}

/** A row as an entry. */
export function toListEntry<Row extends EntryRow>(kind: Kind, row: Row): Row & { kind: Kind } {
  return { kind, ...row };
}
