import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../database/directory/durable-files.ts';

/** The embedded backend's signing key, and its two API keys. */
export interface BackendKeys {
  /** HS256 key of access tokens. */
  jwtSecret: Uint8Array;
  /** `sb_publishable_…`: identifies the project, grants role `anon`. */
  anonKey: string;
  /** `sb_secret_…`: grants role `service_role`, for servers only. */
  secretKey: string;
}

/** New random keys, stored nowhere. */
export function generateKeys(): BackendKeys {
  return {
    jwtSecret: randomBytes(48),
    anonKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
  };
}

/** Serialises keys. */
export function writtenKeys(keys: BackendKeys): string {
  const jwtSecret = Buffer.from(keys.jwtSecret).toString('base64url');
  return `${JSON.stringify({ ...keys, jwtSecret }, null, 2)}\n`;
}

/** Parses serialised keys; undefined if they are damaged. */
export function parseKeys(text: string): BackendKeys | undefined {
  try {
    const { jwtSecret, anonKey, secretKey } = JSON.parse(text) as Record<string, unknown>;
    const whole =
      typeof jwtSecret === 'string' &&
      typeof anonKey === 'string' &&
      typeof secretKey === 'string' &&
      /^sb_publishable_[\w-]{32,}$/.test(anonKey) &&
      /^sb_secret_[\w-]{32,}$/.test(secretKey);
    if (!whole) return undefined;
    const secret = Buffer.from(jwtSecret, 'base64url');
    return secret.length >= 32 ? { jwtSecret: secret, anonKey, secretKey } : undefined;
  } catch {
    return undefined;
  }
}

const pathIn = (dataDir: string) => join(dataDir, 'backend-keys.json');

/**
 * The data directory's keys (`backend-keys.json`, readable by its owner only), if any. Throws one sentence if
 * the file is damaged: new keys would sign everyone out.
 */
export async function findKeys(dataDir: string): Promise<BackendKeys | undefined> {
  const path = pathIn(dataDir);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const keys = parseKeys(text);
  if (!keys)
    throw new Error(`${path} is damaged: restore it from a backup, or delete it to sign everybody out.`);
  await chmod(path, 0o600);
  return keys;
}

/** The data directory's keys, created on first use. */
export async function loadKeys(dataDir: string): Promise<BackendKeys> {
  const found = await findKeys(dataDir);
  if (found) return found;
  const keys = generateKeys();
  await saveKeys(dataDir, keys);
  return keys;
}

/** Writes a data directory's keys. */
export async function saveKeys(dataDir: string, keys: BackendKeys): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const path = pathIn(dataDir);
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(writtenKeys(keys));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  syncFolder(dataDir);
}

/** Removes a data directory's keys after they were moved. */
export const removeKeys = (dataDir: string): Promise<void> => rm(pathIn(dataDir), { force: true });
