import type { Database } from '../database/contract.ts';
import { findKeys, generateKeys, parseKeys, writtenKeys, type BackendKeys } from './keys.ts';

/** Encrypts with a secret that is not in the database. */
interface Vault {
  seal(name: string, text: string): string;
  /** Null for what was sealed with another secret. */
  open(name: string, sealed: string): string | null;
}

/** The secrets this process has. */
export interface Vaults {
  /** The one of the operator, or of the data directory; made when there is none. */
  own(this: void): Promise<Vault>;
  /** Those there are already, the operator's first. */
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
    // The operator has a new secret, and the old one lies in the directory.
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
 * The keys that all processes on one database have: those in it, else those of an earlier start of this data
 * directory, else new ones. Throws one sentence when they were sealed with another secret.
 */
export async function sharedKeys(database: Database, dataDir: string, vaults: Vaults): Promise<BackendKeys> {
  const found = await read(database);
  if (found !== undefined) return open(database, found, vaults);
  const keys = (await findKeys(dataDir)) ?? generateKeys();
  const sealed = (await vaults.own()).seal(NAME, writtenKeys(keys));
  await database.query('insert into auth.backend_keys (sealed) values ($1) on conflict do nothing', [sealed]);
  // Another process may have been first.
  return open(database, (await read(database)) ?? sealed, vaults);
}

/** The keys that came with rows of a shared database into one that this process has for itself. */
export async function keysBroughtAlong(database: Database, vaults: Vaults): Promise<BackendKeys | undefined> {
  const found = await read(database);
  return found === undefined ? undefined : open(database, found, vaults);
}
