import { randomUUID } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../src/embedded/backend/database/open.ts';
import { sourcePath } from '../../../src/embedded/backend/database/source-path.ts';
import { afterAll } from 'vitest';
import { schemaHash } from './schema-hash.ts';

const prepared = sourcePath('node_modules/.cache/marquee-data-directory');

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A folder of its own for one test, removed when its file is done. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-test-'));
  folders.push(folder);
  return folder;
}

/** A data directory as a first start leaves it, for one test; made once for each schema and then copied. */
export async function dataDirectory(): Promise<string> {
  const original = join(prepared, await schemaHash());
  if (!existsSync(original)) await prepare(original);
  const folder = await temporaryFolder();
  // Ten times as fast as the promise of it.
  cpSync(original, folder, { recursive: true });
  return folder;
}

async function prepare(original: string): Promise<void> {
  const unfinished = `${original}.${randomUUID()}`;
  await (await openDatabase({ dataDir: unfinished })).close();
  // Another test file may have been faster.
  await rename(unfinished, original).catch(() => rm(unfinished, { recursive: true, force: true }));
  for (const name of await readdir(prepared)) {
    const outdated = !name.includes('.') && join(prepared, name) !== original;
    if (outdated) await rm(join(prepared, name), { recursive: true, force: true });
  }
}
