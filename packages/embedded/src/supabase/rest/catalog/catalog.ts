/** A column of a table, view or function result. */
export interface Column {
  name: string;
  /** Type as SQL writes it, schema-qualified unless it is PostgreSQL's own, without length or precision. */
  type: string;
  /** The default as SQL, null when there is none. */
  defaultSql: string | null;
}

/** A table or view of `public`, or the rows a function answers. */
export interface Relation {
  name: string;
  columns: Map<string, Column>;
  /** Columns of the primary key, in its order; empty without one. */
  primaryKey: string[];
}

export interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  /** Whether `columns` are unique too, so that a target row has one such row at most. */
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
  /** Whether it can change anything: `volatile` functions. */
  writes: boolean;
  setOf: boolean;
  /** `void`, one value of a type, or rows (`rows.name` is the table's, where it answers a table's rows). */
  result: { kind: 'void' } | { kind: 'value' } | { kind: 'rows'; rows: Relation };
}

/** Everything of schema `public` that a request may name; nothing else exists for the API. */
export interface Catalog {
  relations: Map<string, Relation>;
  foreignKeys: ForeignKey[];
  callables: Map<string, Callable[]>;
}
