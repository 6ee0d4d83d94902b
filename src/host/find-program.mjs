import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The path of the first of these programs that PATH leads to, or null.
 * @param {readonly string[]} names
 * @returns {string | null}
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** Either speaks the protocol of REDIS_URL. */
export const REDIS_SERVERS = ['valkey-server', 'redis-server'];
