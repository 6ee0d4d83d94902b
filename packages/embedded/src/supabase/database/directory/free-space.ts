import { statfs } from 'node:fs/promises';

/** Bytes that ordinary users can write at a path. Rejects if it does not exist. */
export async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
