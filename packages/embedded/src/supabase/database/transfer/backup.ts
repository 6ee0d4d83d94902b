import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database, Transaction } from '../contract.ts';
import { isDiskFull } from '../directory/folder-rights.ts';
import { newestMigration } from '../migrations.ts';
import { writeBackup, type BackupEnd, type BackupRecord } from './backup-file.ts';
import { holdDataFiles, readDataFiles, stagingFolder } from './data-files.ts';
import { snapshotIsolation, transferTimeoutMs } from './move-rows.ts';
import { listTables, readRows } from './table-rows.ts';

export interface BackupPlace {
  dataDir: string;
  path: string;
  /** Files and directories to leave out, such as other backups. */
  leave?: readonly string[];
  now: Date;
}

/**
 * Saves all rows, and all other files of the data directory, to one file; returns the totals. Everything is
 * from one moment (a snapshot), so that a PostgreSQL server can go on writing.
 */
export async function createBackup(database: Database, place: BackupPlace): Promise<BackupEnd> {
  const { dataDir, path, leave = [], now } = place;
  const end: BackupEnd = { kind: 'end', rows: {}, files: 0 };
  const held = stagingFolder(dataDir);
  try {
    await database.transaction(
      async (tx) => {
        await tx.exec(snapshotIsolation);
        const migration = await withoutUploads(database, async () => {
          // The first query takes the snapshot.
          const newest = await newestMigration(tx);
          await holdDataFiles(dataDir, held, [...leave, path, `${path}.unfinished`]).catch(saidOf(dataDir));
          return newest;
        });
        const header = { format: 'marquee-backup-1', createdAt: now.toISOString(), migration } as const;
        await writeBackup(path, records(tx, { kind: 'header', ...header }, held, end)).catch(
          saidOf(dirname(path)),
        );
      },
      { timeoutMs: transferTimeoutMs },
    );
    return end;
  } finally {
    await rm(held, { recursive: true, force: true });
  }
}

/** Explains that a directory's disk is full; rethrows other errors. */
const saidOf =
  (folder: string) =>
  (error: unknown): never => {
    if (!isDiskFull(error)) throw error;
    throw new Error(
      `No backup was made: the disk of ${folder} is full. Make room there, or choose another folder.`,
      {
        cause: error,
      },
    );
  };

/**
 * Runs work while no upload can finish in any process, by a table lock: so rows of a snapshot taken meanwhile
 * match the files. PGlite has only this connection.
 */
function withoutUploads<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.engine === 'pglite') return work();
  return database.transaction(async (tx) => {
    await tx.exec('lock table storage.objects in share mode');
    return work();
  });
}

async function* records(
  tx: Transaction,
  header: BackupRecord,
  files: string,
  end: BackupEnd,
): AsyncGenerator<BackupRecord> {
  yield header;
  for (const table of await listTables(tx)) {
    let count = 0;
    for await (const batch of readRows(tx, table)) {
      yield { kind: 'rows', table: table.name, columns: table.columns, rows: batch.json };
      count += batch.count;
    }
    end.rows[table.name] = count;
  }
  for await (const file of readDataFiles(files)) {
    yield { kind: 'file', ...file };
    end.files += 1;
  }
  yield end;
}
