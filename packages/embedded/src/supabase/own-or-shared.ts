import { join } from 'node:path';
import { loadKeys, removeKeys, saveKeys, type BackendKeys } from './auth/keys.ts';
import { keysBroughtAlong, sharedKeys, type Vaults } from './auth/shared-keys.ts';
import type { Database } from './database/contract.ts';
import { engineOf } from './database/choose-engine.ts';
import { inTurn } from './database/schema.ts';
import { FileStore } from './storage/file-store.ts';
import type { Files, StoredFile } from './storage/files.ts';
import { SharedFiles } from './storage/shared-files.ts';

/** What lies beside the rows: in the data directory, or for all processes in somebody's PostgreSQL. */
export interface BesideRows {
  keys: BackendKeys;
  files: Files;
}

const folderIn = (dataDir: string) => join(dataDir, 'storage');

/** Copies what is there of some files; answers which. */
async function copy(wanted: StoredFile[], from: Files, to: Files): Promise<StoredFile[]> {
  const copied: StoredFile[] = [];
  for (const file of wanted) {
    const bytes = await from.get(file);
    if (bytes === null) continue;
    await to.keep(file, bytes);
    copied.push(file);
  }
  return copied;
}

/**
 * What lies in the database for all processes. What an earlier start left of it in the data directory is taken
 * over, and removed there unless the directory has a database of its own, whose it is as well.
 */
export function openShared(database: Database, dataDir: string, vaults: Vaults): Promise<BesideRows> {
  return inTurn(database, () => takeOver(database, dataDir, vaults));
}

async function takeOver(database: Database, dataDir: string, vaults: Vaults): Promise<BesideRows> {
  const files = new SharedFiles(database);
  const folder = new FileStore(folderIn(dataDir), database);
  const keys = await sharedKeys(database, dataDir, vaults);
  const copied = await copy(await files.missing(), folder, files);
  if ((await engineOf(dataDir)) === undefined) {
    for (const file of copied) await folder.remove(file);
    await removeKeys(dataDir);
  }
  return { keys, files };
}

/** What lies in the data directory. What a restored backup of a shared database brought in its rows is put there. */
export async function openOwn(database: Database, dataDir: string, vaults: Vaults): Promise<BesideRows> {
  const files = new FileStore(folderIn(dataDir), database);
  const brought = await keysBroughtAlong(database, vaults);
  if (brought) await saveKeys(dataDir, brought);
  const shared = new SharedFiles(database);
  for (const file of await copy(await shared.list(), shared, files)) await shared.remove(file);
  await database.query('delete from auth.backend_keys');
  return { keys: await loadKeys(dataDir), files };
}
