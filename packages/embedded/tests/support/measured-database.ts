import type { Database, Transaction } from '../../src/supabase/database/contract.ts';
import { keptOpen } from './kept-open.ts';

/** What a transaction was given and what it came to. */
export interface Measured {
  /** Milliseconds it may take; undefined is the engine's own limit. */
  timeoutMs: number | undefined;
  /** Rows the engine read, by its own counters; undefined when it failed. */
  rowsRead: number | undefined;
}

// Counts of this connection since it last reported them, which it does between transactions: hence differences.
const rowsReadSql = `
  select coalesce(sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)), 0)::int as rows
  from pg_stat_xact_user_tables`;

async function rowsReadIn(tx: Transaction): Promise<number> {
  return (await tx.query<{ rows: number }>(rowsReadSql)).rows[0]?.rows ?? 0;
}

/** The same database, noting of every transaction what it cost. */
export function measuredDatabase(database: Database, notes: Measured[]): Database {
  return {
    ...keptOpen(database),
    async transaction(work, options) {
      const measured: Measured = { timeoutMs: options?.timeoutMs, rowsRead: undefined };
      notes.push(measured);
      return database.transaction(async (tx) => {
        const before = await rowsReadIn(tx);
        const result = await work(tx);
        measured.rowsRead = (await rowsReadIn(tx)) - before;
        return result;
      }, options);
    },
  };
}
