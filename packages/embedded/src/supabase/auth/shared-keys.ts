import type { Database } from '../database/contract.ts';
import { findKeys, generateKeys, parseKeys, writtenKeys, type BackendKeys } from './keys.ts';

/** Encrypts with a secret outside the database. */
interface Vault {
  seal(name: string, text: string): string;
  /** Null if it was encrypted with another secret. */
  open(name: string, sealed: string): string | null;
}

/** The secrets of this process. */
export interface Vaults {
  /** The operator's or the data directory's, created if there is none. */
  own(this: void): Promise<Vault>;
  /** All existing ones, the operator's first. */
  known(this: void): Promise<Vault[]>;
}

const NAME = 'backend keys';

async function read(database: Database): Promise<string | undefined> {
  return (await database.query<{ sealed: string }>('select sealed from auth.backend_keys')).rows[0]?.sealed;
}

async function open(database: Database, sealed: string, vaults: Vaults): Promise<BackendKeys> {
  const known = await vaults.known();
  for (const vault of known) {
    const keys = parseKeys(vault.open(NAME, sealed) ?? '');
    if (!keys) continue;
    // Re-encrypts with the operator's new secret.
    if (vault !== known[0]) await seal(database, keys, vaults);
    return keys;
  }
  throw new Error(
    'The keys in the database were sealed with a secret this process does not have: set API_KEY_ENCRYPTION_KEY to what ' +
      'the other processes have (what lies in the DATA_DIR of the first as api-key-encryption-key), or sign everybody ' +
      'out with new keys: delete from auth.backend_keys;',
  );
}

async function seal(database: Database, keys: BackendKeys, vaults: Vaults): Promise<void> {
  const sealed = (await vaults.own()).seal(NAME, writtenKeys(keys));
  await database.query('update auth.backend_keys set sealed = $1', [sealed]);
}

/**
 * The keys shared by processes of one database: those stored in it, else those of this data directory, else
 * new ones. Throws one sentence if they were encrypted with another secret.
 */
export async function sharedKeys(database: Database, dataDir: string, vaults: Vaults): Promise<BackendKeys> {
  const found = await read(database);
  if (found !== undefined) return open(database, found, vaults);
  const keys = (await findKeys(dataDir)) ?? generateKeys();
  const sealed = (await vaults.own()).seal(NAME, writtenKeys(keys));
  await database.query('insert into auth.backend_keys (sealed) values ($1) on conflict do nothing', [sealed]);
  // Another process may have inserted first.
  return open(database, (await read(database)) ?? sealed, vaults);
}

/** Keys in the rows of a shared database that was moved or restored to this process's own. */
export async function keysBroughtAlong(database: Database, vaults: Vaults): Promise<BackendKeys | undefined> {
  const found = await read(database);
  return found === undefined ? undefined : open(database, found, vaults);
}
