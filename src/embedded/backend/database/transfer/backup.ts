import type { Database, Transaction } from '../contract.ts';
import { productMigrations } from '../migrations.ts';
import { writeBackup, type BackupEnd, type BackupRecord } from './backup-file.ts';
import { readDataFiles } from './data-files.ts';
import { snapshotIsolation, transferTimeoutMs } from './move-rows.ts';
import { listTables, readRows } from './table-rows.ts';

/**
 * Saves every row, and every file of the data directory beside the database, in one file; answers how much
 * there was. Rows are read in one transaction, so a server on PostgreSQL may go on running.
 */
export async function createBackup(
  database: Database,
  { dataDir, path, now }: { dataDir: string; path: string; now: Date },
): Promise<BackupEnd> {
  const end: BackupEnd = { kind: 'end', rows: {}, files: 0 };
  await database.transaction(
    async (tx) => {
      await tx.exec(snapshotIsolation);
      await writeBackup(path, records(tx, dataDir, now, end));
    },
    { timeoutMs: transferTimeoutMs },
  );
  return end;
}

async function* records(
  tx: Transaction,
  dataDir: string,
  now: Date,
  end: BackupEnd,
): AsyncGenerator<BackupRecord> {
  const newest = `select max(version) as version from ${productMigrations.ledger}`;
  const migration = (await tx.query<{ version: string | null }>(newest)).rows[0]?.version ?? undefined;
  yield { kind: 'header', format: 'marquee-backup-1', createdAt: now.toISOString(), migration };
  for (const table of await listTables(tx)) {
    let count = 0;
    for await (const batch of readRows(tx, table)) {
      yield { kind: 'rows', table: table.name, columns: table.columns, rows: batch.json };
      count += batch.count;
    }
    end.rows[table.name] = count;
  }
  for await (const file of readDataFiles(dataDir)) {
    yield { kind: 'file', ...file };
    end.files += 1;
  }
  yield end;
}
