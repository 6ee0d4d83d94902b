import type { Database } from '../contract.ts';
import { emptyTables, finishTables, hasAccounts, listTables, readRows, writeRows } from './table-rows.ts';

/** Row counts by table. */
export type RowCounts = Record<string, number>;

/** A large copy is one transaction on each side. */
export const transferTimeoutMs = 60 * 60_000;

export const snapshotIsolation = 'set transaction isolation level repeatable read, read only';

/** Copies all rows of a database into another of the same migration without accounts, atomically. */
export async function moveRows(source: Database, target: Database): Promise<RowCounts> {
  const limit = { timeoutMs: transferTimeoutMs };
  return source.transaction(async (from) => {
    await from.exec(snapshotIsolation);
    return target.transaction(async (to) => {
      if (await hasAccounts(to))
        throw new Error('The target is not empty: it has accounts. Nothing was copied.');
      const tables = await listTables(from);
      const counts: RowCounts = {};
      await emptyTables(to, tables);
      for (const table of tables) {
        let count = 0;
        for await (const { json } of readRows(from, table)) count += await writeRows(to, table, json);
        counts[table.name] = count;
      }
      await finishTables(to, tables);
      return counts;
    }, limit);
  }, limit);
}
