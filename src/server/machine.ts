import { lstat, readFile, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from '../features/admin/admin.ts';

/** Concurrent file stats. */
const AT_ONCE = 64;

/** Total size of a directory's files; a file deleted meanwhile counts 0. */
async function sizeOf(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const sizes = files.slice(at, at + AT_ONCE).map(({ parentPath, name }) =>
      lstat(path.join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
    for (const size of await Promise.all(sizes)) bytes += size;
  }
  return bytes;
}

async function diskOf(directory: string): Promise<Machine['disk']> {
  try {
    const [{ bavail, blocks, bsize }, usedBytes] = await Promise.all([statfs(directory), sizeOf(directory)]);
    return { directory, usedBytes, freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

/** This process' version, uptime and memory, and the disk usage of the data directory, if any. */
export async function describeMachine(dataDirectory: string | null): Promise<Machine> {
  const [{ version }, disk] = await Promise.all([
    readFile('package.json', 'utf8').then((text) => JSON.parse(text) as { version: string }),
    dataDirectory === null ? null : diskOf(dataDirectory),
  ]);
  return {
    version,
    nodeVersion: process.versions.node,
    uptimeSeconds: Math.floor(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    disk,
  };
}
