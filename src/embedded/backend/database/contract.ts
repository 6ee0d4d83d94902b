/** What a statement answered: its rows, and how many rows a write touched. */
export interface Result<Row> {
  rows: Row[];
  affectedRows: number;
}

/** One open transaction. Parameters are bound, never spliced into the text. */
export interface Transaction {
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Result<Row>>;
}

export interface TransactionOptions {
  /** Milliseconds after which the work is abandoned and the transaction rolled back. */
  timeoutMs?: number;
}

/**
 * The one contract PGlite and PostgreSQL both fulfil. Errors carry the five-character
 * PostgreSQL `code`, `detail`, `hint`, `constraint`, whichever engine raised them.
 */
export interface Database extends Transaction {
  readonly engine: 'pglite' | 'postgres';
  /** Runs several statements without parameters, as the owner, in one implicit transaction. */
  exec(sql: string): Promise<void>;
  /** Commits when `work` resolves, rolls back when it rejects. Never await the network inside. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
}
