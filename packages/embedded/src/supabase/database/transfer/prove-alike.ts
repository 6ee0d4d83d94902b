import type { Database, Transaction } from '../contract.ts';
import { snapshotIsolation, transferTimeoutMs } from './move-rows.ts';
import { listTables, readRows, type TableColumns } from './table-rows.ts';

/** Reads rows as texts, sorted by code point, which is the same in both engines. */
async function* texts(tx: Transaction, table: TableColumns): AsyncGenerator<string> {
  for await (const { rows } of readRows(tx, table, { sorted: true })) yield* rows;
}

async function compareTable(from: Transaction, to: Transaction, table: TableColumns): Promise<void> {
  const copies = texts(to, table);
  let row = 0;
  for await (const original of texts(from, table)) {
    row += 1;
    const copy = await copies.next();
    if (copy.done || copy.value !== original) throw differs(table, row);
  }
  if (!(await copies.next()).done) throw differs(table, row + 1);
}

function differs({ name }: TableColumns, row: number): Error {
  return new Error(
    `The copy of ${name} differs from the original in its row ${row}: the original stays in use.`,
  );
}

/** Rejects unless two databases have the same tables with the same rows. */
export async function proveAlike(source: Database, target: Database): Promise<void> {
  const limit = { timeoutMs: transferTimeoutMs };
  await source.transaction(async (from) => {
    await from.exec(snapshotIsolation);
    await target.transaction(async (to) => {
      await to.exec(snapshotIsolation);
      const [tables, copies] = [await listTables(from), await listTables(to)];
      if (JSON.stringify(tables) !== JSON.stringify(copies))
        throw new Error('The copy has other tables than the original, which stays in use.');
      for (const table of tables) await compareTable(from, to, table);
    }, limit);
  }, limit);
}
