import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../src/embedded/backend/database/contract.ts';
import {
  listMigrations,
  platformMigrations,
  productMigrations,
} from '../../src/embedded/backend/database/migrations.ts';
import {
  PgliteDatabase,
  type PgliteOptions,
} from '../../src/embedded/backend/database/pglite/pglite-database.ts';
import { prepareSchema } from '../../src/embedded/backend/database/schema.ts';
import { sourcePath } from '../../src/embedded/backend/database/source-path.ts';

const snapshots = sourcePath('node_modules/.cache/marquee-memory-database');

/**
 * A database in memory with the bootstrap and every migration applied: the engine the product ships, in its
 * worker, in a fraction of a second. Each call answers a fresh one; close it after the test.
 */
export async function openMemoryDatabase(options: Omit<PgliteOptions, 'settings'> = {}): Promise<Database> {
  const snapshot = join(snapshots, `${await schemaHash()}.tar`);
  if (!existsSync(snapshot)) await takeSnapshot(snapshot);
  return PgliteDatabase.open({ ...options, settings: { snapshot } });
}

async function takeSnapshot(snapshot: string): Promise<void> {
  const outdated = await readdir(snapshots).catch(() => []);
  const database = await PgliteDatabase.open({ settings: {} });
  const unfinished = `${snapshot}.${randomUUID()}`;
  await prepareSchema(database);
  await mkdir(snapshots, { recursive: true });
  await database.dump(unfinished);
  await database.close();
  await rename(unfinished, snapshot);
  await Promise.all(outdated.map((name) => rm(join(snapshots, name), { force: true })));
}

/** Changes with whatever a snapshot is made of: the engine's version, the bootstrap, the migrations. */
async function schemaHash(): Promise<string> {
  const hash = createHash('sha256');
  const bootstrap = (await readdir(platformMigrations.folder)).map((name) =>
    join(platformMigrations.folder, name),
  );
  const migrations = (await listMigrations(productMigrations.folder)).map(({ file }) => file);
  const engine = sourcePath('node_modules/@electric-sql/pglite/package.json');
  for (const file of [engine, ...bootstrap.sort(), ...migrations])
    hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
