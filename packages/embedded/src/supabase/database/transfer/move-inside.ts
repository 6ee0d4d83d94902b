import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { engineOf, letServerThrough } from '../choose-engine.ts';
import { clusterFolder } from '../cluster/create-cluster.ts';
import type { Database } from '../contract.ts';
import { createDataDirectory, databaseFolder } from '../directory/data-directory.ts';
import { syncFolder, syncTree } from '../directory/durable-files.ts';
import { putAside } from '../directory/put-aside.ts';
import type { MigrationSource } from '../migrations.ts';
import { openDatabase } from '../open.ts';
import { moveRows, type RowCounts } from './move-rows.ts';
import { proveAlike } from './prove-alike.ts';

interface MovedInside {
  rows: RowCounts;
  /** The old database's new name in the data directory. */
  aside: string;
}

/**
 * Copies a data directory's PGlite database into a PostgreSQL one of the directory, compares them row by row,
 * and only then activates it. The old one remains beside it, and stays active if anything fails before.
 * Rejects with one sentence if PostgreSQL cannot run or is active already.
 */
export async function moveInside(
  dataDir: string,
  migrations: MigrationSource,
  now: Date,
): Promise<MovedInside> {
  if ((await engineOf(dataDir)) === 'postgres')
    throw new Error(`PostgreSQL keeps the data in ${dataDir} already. Nothing was changed.`);
  const staging = join(dataDir, 'move.new');
  const source = await openDatabase({ dataDir, migrations });
  let rows: RowCounts;
  try {
    await rm(staging, { recursive: true, force: true });
    await letServerThrough(dataDir);
    rows = await fill(source, staging, migrations);
    syncTree(staging);
    await rename(clusterFolder(staging), clusterFolder(dataDir));
    syncFolder(dataDir);
  } finally {
    await source.close();
    await rm(staging, { recursive: true, force: true });
  }
  return { rows, aside: await begin(dataDir, migrations, now) };
}

async function fill(source: Database, staging: string, migrations: MigrationSource): Promise<RowCounts> {
  await createDataDirectory(staging);
  const target = await openDatabase({ dataDir: staging, engine: 'postgres', migrations });
  try {
    const rows = await moveRows(source, target);
    await proveAlike(source, target);
    return rows;
  } finally {
    await target.close();
  }
}

/** Starts the new database in place; renames the old one only if it responds. */
async function begin(dataDir: string, migrations: MigrationSource, now: Date): Promise<string> {
  try {
    const database = await openDatabase({ dataDir, migrations });
    const healthy = await database.healthy();
    await database.close();
    if (!healthy) throw new Error('it does not answer');
  } catch (error) {
    await rm(clusterFolder(dataDir), { recursive: true, force: true });
    throw error;
  }
  return (await putAside(dataDir, basename(databaseFolder(dataDir)), 'move', now)) ?? '';
}
