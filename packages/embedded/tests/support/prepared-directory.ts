import { randomUUID } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../src/supabase/database/contract.ts';
import { schemaHash, STORED, type TestSchema } from './test-schema.ts';

/** Copies a folder whole. */
export function copyTree(from: string, to: string): void {
  // Links between PostgreSQL's libraries stay relative, since an absolute one would lead back out of the copy. And ten
  // times as fast as the promise of it.
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** A folder of its own; whoever asks removes it. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-test-'));
  // For root somebody else runs PostgreSQL, and has to pass through.
  if (process.getuid?.() === 0) await chmod(folder, 0o711);
  return folder;
}

/** Puts into a folder what a first start leaves behind. */
export function copyDirectory(schema: TestSchema, folder: string, engine: Engine): Promise<void> {
  return copyMade(schema, folder, engine, async (dataDir) => {
    // Most processes find it made, and need no engine.
    const { databaseOf } = await import('./database-of.ts');
    await (await databaseOf(schema).openDatabase({ dataDir, engine })).close();
  });
}

/** Puts into a folder what `make` puts into one; made once for each schema and then copied. */
export async function copyMade(
  schema: TestSchema,
  folder: string,
  what: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const name = `${schema.name}-${what}`;
  const original = join(STORED, `${await schemaHash(schema)}-${name}`);
  if (!existsSync(original)) await keepMade(original, name, make);
  copyTree(original, folder);
}

async function keepMade(
  original: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  // Elsewhere, since the checkout may be closed to whoever runs PostgreSQL.
  const folder = await makeFolder();
  await make(folder);
  const unfinished = `${original}.${randomUUID()}`;
  copyTree(folder, unfinished);
  await rm(folder, { recursive: true });
  // Another process may have been faster.
  await rename(unfinished, original).catch(() => rm(unfinished, { recursive: true, force: true }));
  for (const other of await readdir(STORED)) {
    const outdated = other.endsWith(`-${name}`) && join(STORED, other) !== original;
    if (outdated) await rm(join(STORED, other), { recursive: true, force: true });
  }
}
