import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../contract/config.ts';

/**
 * Encrypts users' API keys, and the backend's keys in a shared database, so that reading the database does
 * not reveal them.
 */
export interface KeyVault {
  /** Returns the stored form: `v1:` and base64 of nonce, ciphertext and tag. */
  seal(userId: string, key: string): string;
  /** Decrypts a user's key; null if it belongs to another user or secret, or was changed. */
  open(userId: string, sealed: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1:';

/**
 * Creates a vault with a secret of 32 bytes. The user id is authenticated: a row copied to another user
 * cannot be decrypted.
 */
export function createKeyVault(secret: Uint8Array): KeyVault {
  return {
    seal(userId, key) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([nonce, cipher.update(key, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return VERSION + sealed.toString('base64');
    },
    open(userId, sealed) {
      if (!sealed.startsWith(VERSION)) return null;
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Beside the database, so that a backup contains both. */
const FILE = 'api-key-encryption-key';

/** The data directory's secret, if it has one. Throws one sentence if the file is damaged. */
async function findVaultSecret(dataDir: string): Promise<Uint8Array | undefined> {
  const file = path.join(dataDir, FILE);
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept === undefined) return undefined;
  const secret = Buffer.from(kept.trim(), 'base64');
  if (secret.length === 32) return secret;
  throw new Error(`${file} is damaged: restore it from a backup, or delete it to lose all saved AI keys.`);
}

/**
 * The data directory's secret, created on first use and readable by its owner only. Throws one sentence if
 * the file is damaged: a new secret would lose every saved key.
 */
export async function loadVaultSecret(dataDir: string): Promise<Uint8Array> {
  return (await findVaultSecret(dataDir)) ?? createSecret(dataDir, path.join(dataDir, FILE));
}

/** The vaults of a process: with the operator's secret, and with the data directory's, created on demand. */
export function vaultsOf({ apiKeyEncryptionKey, dataDir }: Pick<Config, 'apiKeyEncryptionKey' | 'dataDir'>) {
  const given = apiKeyEncryptionKey ? createKeyVault(Buffer.from(apiKeyEncryptionKey, 'base64')) : undefined;
  return {
    own: async (): Promise<KeyVault> => given ?? createKeyVault(await loadVaultSecret(dataDir)),
    known: async (): Promise<KeyVault[]> => {
      const kept = await findVaultSecret(dataDir);
      return [given, kept && createKeyVault(kept)].filter((vault) => vault !== undefined);
    },
  };
}

async function createSecret(dataDir: string, file: string): Promise<Uint8Array> {
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(32);
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, `${secret.toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  await rename(unfinished, file);
  return secret;
}
