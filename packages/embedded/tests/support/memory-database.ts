import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../src/supabase/database/contract.ts';
import { PgliteDatabase, type PgliteOptions } from '../../src/supabase/database/pglite/pglite-database.ts';
import { prepareSchema } from '../../src/supabase/database/schema.ts';
import { schemaHash, STORED, type TestSchema } from './test-schema.ts';

/** Milliseconds of a statement: rows by the ten thousand are written beside other tests, on machines that are slower. */
export const STATEMENT_MS = 60_000;

/**
 * A database in memory with the bootstrap and every migration applied: the engine the package ships, in its
 * worker, in a fraction of a second. Each call answers a fresh one; close it after the test.
 */
export async function openInMemory(
  schema: TestSchema,
  options: Omit<PgliteOptions, 'settings'> = {},
): Promise<Database> {
  const snapshot = join(STORED, `${schema.name}-memory-${await schemaHash(schema)}.tar`);
  if (!existsSync(snapshot)) await takeSnapshot(schema, snapshot);
  return PgliteDatabase.open({ timeoutMs: STATEMENT_MS, ...options, settings: { snapshot } });
}

async function takeSnapshot({ name: schema, migrations }: TestSchema, snapshot: string): Promise<void> {
  const database = await PgliteDatabase.open({ settings: {} });
  const unfinished = `${snapshot}.${randomUUID()}`;
  await prepareSchema(database, migrations);
  // Nobody makes a database of these inside of it; reading their files would take half of opening.
  await database.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.query(`drop database ${name}`);
  // Else each database made from it would begin by recovering from the log.
  await database.exec('checkpoint');
  await mkdir(STORED, { recursive: true });
  await database.dump(unfinished);
  await database.close();
  // Only finished ones: another test file may be taking the same snapshot.
  const outdated = (await readdir(STORED)).filter(
    (name) => name.startsWith(`${schema}-memory-`) && name.endsWith('.tar'),
  );
  await rename(unfinished, snapshot);
  for (const name of outdated) {
    if (join(STORED, name) !== snapshot) await rm(join(STORED, name), { force: true });
  }
}
