/** What a statement answered: its rows, and how many rows a write touched. */
export interface Result<Row> {
  rows: Row[];
  affectedRows: number;
}

/**
 * One open transaction. Parameters are bound, never spliced into the text; an array becomes a
 * PostgreSQL array, any other object its JSON. Values come back alike from both engines: `bigint` as a
 * number while it is exact (else as a bigint), `timestamptz` as Date, `date`, `timestamp` and `numeric`
 * as text, `json` parsed.
 */
export interface Transaction {
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Result<Row>>;
  /** Runs several statements without parameters, as the owner. */
  exec(sql: string): Promise<void>;
}

export interface TransactionOptions {
  /** Milliseconds after which the work is abandoned and the transaction rolled back. */
  timeoutMs?: number;
}

/** Is told what was said on a channel; see Database. */
export type Hear = (said: string | null) => void;

/** `pglite`: PostgreSQL as WebAssembly in a thread of this process. `postgres`: servers, ours or somebody else's. */
export type Engine = 'pglite' | 'postgres';

/**
 * The one contract PGlite and PostgreSQL both fulfil. Errors are DatabaseErrors: they carry the
 * five-character PostgreSQL `code`, `detail`, `hint`, `constraint`, whichever engine raised them.
 */
export interface Database extends Transaction {
  readonly engine: Engine;
  /** Why this engine and not the other, in half a sentence; undefined where it is the usual one. */
  readonly why?: string | undefined;
  /** Where another process of this user reaches the same rows; undefined where only this one does. */
  readonly address?: string | undefined;
  /** Runs several statements without parameters, as the owner, in one implicit transaction. */
  exec(sql: string): Promise<void>;
  /** Commits when `work` resolves, rolls back when it rejects. Never await the network inside. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Whether the engine answers at this moment; reopens it when it had died. Never rejects. */
  healthy(): Promise<boolean>;
  /**
   * Tells what is said on a channel (NOTIFY) by whatever session, once it is committed, until the database is closed;
   * null when some of it may have been missed. A channel has one listener.
   */
  listen(channel: string, hear: Hear): Promise<void>;
  /** Resolves once everything that was said on these channels and committed before has been told. Never rejects. */
  heard(): Promise<void>;
  close(): Promise<void>;
}

/** Where the engine tells what happened to it; pino fits. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
}
