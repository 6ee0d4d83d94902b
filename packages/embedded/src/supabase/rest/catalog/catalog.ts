/** A column of a table, view or function result. */
export interface Column {
  name: string;
  /** SQL type, schema-qualified unless built-in, without length or precision. */
  type: string;
  /** The default as SQL; null without one. */
  defaultSql: string | null;
}

/** A table or view of `public`, or a function's rows. */
export interface Relation {
  name: string;
  columns: Map<string, Column>;
  /** Primary key columns in order; empty without one. */
  primaryKey: string[];
}

export interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  /** Whether `columns` are unique, so that a target row has at most one such row. */
  unique: boolean;
}

export interface Argument {
  name: string;
  type: string;
  optional: boolean;
}

/** A function of `public`; several may share a name. */
export interface Callable {
  name: string;
  arguments: Argument[];
  /** Whether it is `volatile`, so that it may write. */
  writes: boolean;
  setOf: boolean;
  /** `void`, a value, or rows (`rows.name` is the table's, if it returns a table's rows). */
  result: { kind: 'void' } | { kind: 'value' } | { kind: 'rows'; rows: Relation };
}

/** All objects of schema `public` that requests may name. */
export interface Catalog {
  relations: Map<string, Relation>;
  foreignKeys: ForeignKey[];
  callables: Map<string, Callable[]>;
}
