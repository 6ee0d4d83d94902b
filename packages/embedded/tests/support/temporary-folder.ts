import { rm } from 'node:fs/promises';
import { afterAll } from 'vitest';
import type { Engine } from '../../src/supabase/database/contract.ts';
import { makeFolder } from './prepared-directory.ts';

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
