import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { lockFiles } from '../directory/directory-lock.ts';

/** Not part of a backup: the database, whose rows travel instead, what is being made or was put aside, the lock. */
const leftOut = /^(?:database|postgres|programs|cache|restore|move)(?:\.|$)|\.before-(?:restore|move)-/;

export interface DataFile {
  /** Relative to the data directory, with forward slashes. */
  path: string;
  mode: number;
  base64: string;
}

/** Every file of a data directory beside the database: uploads, and the keys the server made for itself. */
export async function* readDataFiles(dataDir: string): AsyncGenerator<DataFile> {
  for (const path of await filesBelow(dataDir)) {
    const absolute = join(dataDir, path);
    const { mode } = await stat(absolute);
    const base64 = await readFile(absolute, 'base64');
    yield { path: path.split(sep).join('/'), mode: mode & 0o777, base64 };
  }
}

async function filesBelow(dataDir: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (lockFiles.includes(entry.name) || leftOut.test(entry.name)) continue;
    if (entry.isFile()) files.push(entry.name);
    if (!entry.isDirectory()) continue;
    const inside = await readdir(join(dataDir, entry.name), { withFileTypes: true, recursive: true });
    const paths = inside.filter((found) => found.isFile()).map((found) => join(found.parentPath, found.name));
    files.push(...paths.map((path) => relative(dataDir, path)));
  }
  return files.sort();
}

/** Writes one file of a backup. Refuses a path that leads out of the directory. */
export async function writeDataFile(dataDir: string, { path, mode, base64 }: DataFile): Promise<void> {
  assertInside(path);
  const absolute = join(dataDir, ...path.split('/'));
  await mkdir(dirname(absolute), { recursive: true, mode: 0o700 });
  await writeFile(absolute, base64, { encoding: 'base64', mode, flush: true });
}

/** Throws when a path that came out of a backup leads anywhere but below the data directory. */
export function assertInside(path: string): void {
  const unsafe = path
    .split('/')
    .some((segment) => ['', '.', '..'].includes(segment) || /[\\:\0]/.test(segment));
  if (unsafe) throw new Error(`The backup holds a file with the unsafe name ${JSON.stringify(path)}.`);
}
