import { join } from 'node:path';
import { loadKeys, removeKeys, saveKeys, type BackendKeys } from './auth/keys.ts';
import { keysBroughtAlong, sharedKeys, type Vaults } from './auth/shared-keys.ts';
import type { Database } from './database/contract.ts';
import { engineOf } from './database/choose-engine.ts';
import { inTurn } from './database/schema.ts';
import { FileStore } from './storage/file-store.ts';
import type { Files, StoredFile } from './storage/files.ts';
import { SharedFiles } from './storage/shared-files.ts';

/** Data beside the rows: in the data directory, or shared by processes in an external PostgreSQL. */
export interface BesideRows {
  keys: BackendKeys;
  files: Files;
}

const folderIn = (dataDir: string) => join(dataDir, 'storage');

/** Copies existing files; returns which. */
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
 * Opens data shared in the database. Data of an earlier start in the data directory is moved there, or copied
 * if the directory has its own database.
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

/** Opens data in the data directory. Data in the rows of a restored shared database is moved there. */
export async function openOwn(database: Database, dataDir: string, vaults: Vaults): Promise<BesideRows> {
  const files = new FileStore(folderIn(dataDir), database);
  const brought = await keysBroughtAlong(database, vaults);
  if (brought) await saveKeys(dataDir, brought);
  const shared = new SharedFiles(database);
  for (const file of await copy(await shared.list(), shared, files)) await shared.remove(file);
  await database.query('delete from auth.backend_keys');
  return { keys: await loadKeys(dataDir), files };
}
