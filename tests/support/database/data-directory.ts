import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, type CopySyncOptions } from 'node:fs';
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../../src/embedded/backend/database/contract.ts';
import { openDatabase } from '../../../src/embedded/backend/database/open.ts';
import { sourcePath } from '../../../src/embedded/backend/database/source-path.ts';
import { afterAll } from 'vitest';
import { schemaHash } from './schema-hash.ts';

const prepared = sourcePath('node_modules/.cache/marquee-data-directory');

/** Links between PostgreSQL's libraries stay relative, since an absolute one would lead back out of the copy. */
const whole: CopySyncOptions = { recursive: true, verbatimSymlinks: true };

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A folder of its own for one test, removed when its file is done. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-test-'));
  // For root somebody else runs PostgreSQL, and has to pass through.
  if (process.getuid?.() === 0) await chmod(folder, 0o711);
  folders.push(folder);
  return folder;
}

/** The engines a data directory can have, for the tests of what holds whichever it is. */
export const ENGINES: readonly Engine[] = ['postgres', 'pglite'];

/**
 * A data directory as a first start leaves it, for one test, PostgreSQL's unless said otherwise; made once for each
 * schema and then copied.
 */
export async function dataDirectory(engine: Engine = 'postgres'): Promise<string> {
  const original = join(prepared, `${await schemaHash()}-${engine}`);
  if (!existsSync(original)) await prepare(original, engine);
  const folder = await temporaryFolder();
  // Ten times as fast as the promise of it.
  cpSync(original, folder, whole);
  return folder;
}

async function prepare(original: string, engine: Engine): Promise<void> {
  // Elsewhere, since the checkout may be closed to whoever runs PostgreSQL.
  const dataDir = await temporaryFolder();
  await (await openDatabase({ dataDir, engine })).close();
  const unfinished = `${original}.${randomUUID()}`;
  cpSync(dataDir, unfinished, whole);
  // Another test file may have been faster.
  await rename(unfinished, original).catch(() => rm(unfinished, { recursive: true, force: true }));
  for (const name of await readdir(prepared)) {
    const outdated = name.endsWith(`-${engine}`) && join(prepared, name) !== original;
    if (outdated) await rm(join(prepared, name), { recursive: true, force: true });
  }
}
