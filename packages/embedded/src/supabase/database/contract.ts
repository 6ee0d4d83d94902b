/** A statement's rows, and the number of rows a write affected. */
export interface Result<Row> {
  rows: Row[];
  affectedRows: number;
}

/**
 * An open transaction. Parameters are bound, never part of the text; arrays become PostgreSQL arrays, other
 * objects JSON. Both engines return the same values: `bigint` as number if exact (else bigint), `timestamptz`
 * as Date, `date`, `timestamp` and `numeric` as text, `json` parsed.
 */
export interface Transaction {
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Result<Row>>;
  /** Runs several statements without parameters, as the owner. */
  exec(sql: string): Promise<void>;
}

export interface TransactionOptions {
  /** Milliseconds until the work is abandoned and the transaction rolled back. */
  timeoutMs?: number;
}

/** Receives notifications of a channel; see Database. */
export type Hear = (said: string | null) => void;

/** `pglite`: PostgreSQL as WebAssembly in a thread. `postgres`: a server, bundled or external. */
export type Engine = 'pglite' | 'postgres';

/**
 * The contract of PGlite and PostgreSQL. Errors are DatabaseErrors with PostgreSQL's five-character `code`,
 * `detail`, `hint` and `constraint`.
 */
export interface Database extends Transaction {
  readonly engine: Engine;
  /** Why this engine is used, as half a sentence; undefined for the usual one. */
  readonly why?: string | undefined;
  /** URL by which other processes of this user reach the database; undefined if they cannot. */
  readonly address?: string | undefined;
  /** Runs several statements without parameters, as the owner, in one implicit transaction. */
  exec(sql: string): Promise<void>;
  /** Commits when `work` resolves, rolls back when it rejects. Never await the network inside. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Whether the engine responds; reopens it if it died. Never rejects. */
  healthy(): Promise<boolean>;
  /**
   * Subscribes to a channel (LISTEN) until the database is closed: receives committed notifications of all
   * sessions, null if some may have been missed. One listener per channel.
   */
  listen(channel: string, hear: Hear): Promise<void>;
  /** Resolves once all notifications committed before were delivered. Never rejects. */
  heard(): Promise<void>;
  close(): Promise<void>;
}

/** The engine's log, such as pino. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
}
