import { statfs } from 'node:fs/promises';

/** Bytes an ordinary user can still write where `path` lies. Rejects when `path` does not exist. */
export async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
