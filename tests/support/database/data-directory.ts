import { rm } from 'node:fs/promises';
import { afterAll } from 'vitest';
import type { Engine } from '../../../packages/embedded/src/supabase/database/contract.ts';
import { copyDirectory, makeFolder } from './prepared-directory.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A folder of its own for one test, removed when its file is done. */
export async function temporaryFolder(): Promise<string> {
  const folder = await makeFolder();
  folders.push(folder);
  return folder;
}

/** The engines a data directory can have, for the tests of what holds whichever it is. */
export const ENGINES: readonly Engine[] = ['postgres', 'pglite'];

/** A data directory as a first start leaves it, for one test, PostgreSQL's unless said otherwise. */
export async function dataDirectory(engine: Engine = 'postgres'): Promise<string> {
  const folder = await temporaryFolder();
  await copyDirectory(folder, engine);
  return folder;
}
