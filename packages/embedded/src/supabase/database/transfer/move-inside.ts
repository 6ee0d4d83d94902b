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
  /** The name the old database goes by inside the data directory. */
  aside: string;
}

/**
 * Copies what PGlite keeps in a data directory into a PostgreSQL of the directory's own, compares the two row by row,
 * and only then puts the new one in the place where the next start finds it. The old one stays beside it, and
 * stays what the next start finds when anything before fails. Rejects with one sentence where PostgreSQL cannot run or
 * serves the directory already.
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

/** Starts what was moved, in its place; only when that answers is the old one put aside. */
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
