import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { engineOf, letServerThrough } from '../choose-engine.ts';
import { clusterFolder } from '../cluster/create-cluster.ts';
import type { Database, Engine, Transaction } from '../contract.ts';
import { createDataDirectory, databaseFolder } from '../directory/data-directory.ts';
import { lockDirectory, lockFiles } from '../directory/directory-lock.ts';
import { putAside } from '../directory/put-aside.ts';
import { syncFolder, syncTree } from '../directory/durable-files.ts';
import { planRestore, type MigrationSource, type RestorePlan } from '../migrations.ts';
import { openDirectory } from '../open-directory.ts';
import { PostgresDatabase } from '../postgres/postgres-database.ts';
import { prepareSchema } from '../schema.ts';
import { checkBackup, readBackup, type BackupEnd, type BackupRecord } from './backup-file.ts';
import { writeDataFile } from './data-files.ts';
import { transferTimeoutMs } from './move-rows.ts';
import { convertRows, emptyTables, finishTables, hasAccounts, listTables, writeRows } from './table-rows.ts';

/** Files of the staging directory that are not moved: its lock, and copied programs. */
const leftBehind = [...lockFiles, 'programs'];

export interface RestoreOptions {
  path: string;
  dataDir: string;
  /** The target server; undefined for the data directory. */
  databaseUrl?: string | undefined;
  migrations: MigrationSource;
  /** The restored database's engine: by default as in a new directory. */
  engine?: Engine | undefined;
  /** Puts an existing database aside instead of refusing. */
  replace: boolean;
  now: Date;
}

/**
 * Restores a backup into an empty or replaced data directory, atomically; the next start migrates it. What it
 * replaces remains, renamed with `before-restore`. Returns the totals.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupEnd> {
  const { path, dataDir, databaseUrl, migrations, replace, now } = options;
  const { migration = '' } = await checkBackup(path);
  const plan = await planRestore(migration, migrations);
  if ('says' in plan) throw new Error(`${path}: ${plan.says} ${plan.cure}`);
  await createDataDirectory(dataDir);
  const lock = lockDirectory(dataDir);
  const staging = join(dataDir, 'restore.new');
  try {
    const found = await engineOf(dataDir);
    if (databaseUrl === undefined && found !== undefined && !replace) throw occupied(dataDir);
    await rm(staging, { recursive: true, force: true });
    await letServerThrough(dataDir);
    await createDataDirectory(staging);
    const end = await fill(options, migration, plan, staging);
    syncTree(staging);
    await putInPlace(staging, dataDir, now);
    return end;
  } finally {
    await rm(staging, { recursive: true, force: true });
    lock.release();
  }
}

async function fill(
  { path, databaseUrl, engine, migrations }: RestoreOptions,
  migration: string,
  { newest, earlier }: RestorePlan,
  staging: string,
): Promise<BackupEnd> {
  const database = await (databaseUrl === undefined
    ? openDirectory(staging, { engine })
    : PostgresDatabase.open(databaseUrl));
  try {
    await prepareSchema(database, migrations, { newest });
    const before = earlier && { migration, sql: await readFile(earlier.file, 'utf8') };
    return await load(database, readBackup(path), staging, before);
  } finally {
    await database.close();
  }
}

function load(
  database: Database,
  records: AsyncIterable<BackupRecord>,
  staging: string,
  earlier?: { migration: string; sql: string },
): Promise<BackupEnd> {
  const loading = async (tx: Transaction): Promise<BackupEnd> => {
    if (await hasAccounts(tx)) throw new Error('The database of DATABASE_URL is not empty: it has accounts.');
    const tables = await listTables(tx);
    const found: BackupEnd = {
      kind: 'end',
      rows: Object.fromEntries(tables.map(({ name }) => [name, 0])),
      files: 0,
    };
    await emptyTables(tx, tables);
    if (earlier) await tx.exec(earlier.sql);
    for await (const record of records) {
      if (record.kind === 'rows') {
        const { table: name, columns, rows } = earlier ? await convertRows(tx, record) : record;
        found.rows[name] = (found.rows[name] ?? 0) + (await writeRows(tx, { name, columns }, rows));
      } else if (record.kind === 'file') {
        await writeDataFile(staging, record);
        found.files += 1;
      }
    }
    if (earlier) await tx.query('select pg_temp.finish_rows($1)', [earlier.migration]);
    await finishTables(tx, tables);
    return found;
  };
  return database.transaction(loading, { timeoutMs: transferTimeoutMs });
}

/** Moves the finished restore into place, the database last: until then a retry starts over. */
async function putInPlace(staging: string, dataDir: string, now: Date): Promise<void> {
  const entries = (await readdir(staging)).filter((name) => !leftBehind.includes(name));
  const databases = [databaseFolder(dataDir), clusterFolder(dataDir)].map((folder) => basename(folder));
  entries.sort((a, b) => Number(databases.includes(a)) - Number(databases.includes(b)));
  for (const name of entries) {
    // Of either engine: two databases in one directory would be ambiguous.
    for (const other of databases.includes(name) ? databases : [name])
      await putAside(dataDir, other, 'restore', now);
    await rename(join(staging, name), join(dataDir, name));
  }
  syncFolder(dataDir);
}

function occupied(dataDir: string): Error {
  return new Error(
    `${dataDir} already holds a database. Add --replace to put the backup in its place; ` +
      'what is there is kept beside it with before-restore in its name.',
  );
}
