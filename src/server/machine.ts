import { lstat, readFile, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from '../features/admin/admin.ts';

/** Files whose sizes are added up at once. */
const AT_ONCE = 64;

/** Bytes of all files below a folder; a file that goes away meanwhile counts nothing. */
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

/** What this process runs on, and what the data directory takes of its disk where there is one. */
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
