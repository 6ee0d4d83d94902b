import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { lockFiles } from '../directory/directory-lock.ts';

/**
 * Left out of backups: the database, whose rows are saved instead, temporary and reproducible files, those
 * put aside, and those of a running server.
 */
const leftOut =
  /^(?:database|postgres|programs|cache|cards|restore|move|backup|control)(?:\.|$)|\.before-(?:restore|move)-/;

export interface DataFile {
  /** Relative to the data directory, with forward slashes. */
  path: string;
  mode: number;
  base64: string;
}

const staging = 'backup.new-';
/** No backup takes longer: older directories belong to killed processes. */
const forgottenMs = 2 * 60 * 60_000;

/** A temporary directory of a backup. */
export function stagingFolder(dataDir: string): string {
  return join(dataDir, `${staging}${randomUUID()}`);
}

/** Removes abandoned temporary directories. */
export async function clearStaging(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = join(dataDir, name);
    const old = async () => (await stat(folder)).mtimeMs < Date.now() - forgottenMs;
    if (name.startsWith(staging) && (await old())) await rm(folder, { recursive: true, force: true });
  }
}

/** Reads all files of a data directory besides the database: uploads and the server's keys. */
export async function* readDataFiles(dataDir: string): AsyncGenerator<DataFile> {
  for (const path of await filesBelow(dataDir)) {
    const absolute = join(dataDir, path);
    const { mode } = await stat(absolute);
    const base64 = await readFile(absolute, 'base64');
    yield { path: path.split(sep).join('/'), mode: mode & 0o777, base64 };
  }
}

/**
 * Preserves files as they are now, by hard links in another directory; `leave` names files and directories to
 * leave out.
 */
export async function holdDataFiles(dataDir: string, place: string, leave: readonly string[]): Promise<void> {
  await mkdir(place, { recursive: true, mode: 0o700 });
  const isLeft = (path: string) =>
    leave.some((left) => {
      const way = relative(resolve(left), resolve(dataDir, path));
      return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
    });
  for (const path of await filesBelow(dataDir)) {
    if (isLeft(path)) continue;
    const [from, to] = [join(dataDir, path), join(place, path)];
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    try {
      // Not every disk supports links.
      await link(from, to).catch(() => copyFile(from, to));
    } catch (error) {
      // An upload that was replaced meanwhile.
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
    }
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

/** Writes a file of a backup. Rejects a path outside of the directory. */
export async function writeDataFile(dataDir: string, { path, mode, base64 }: DataFile): Promise<void> {
  assertInside(path);
  const absolute = join(dataDir, ...path.split('/'));
  await mkdir(dirname(absolute), { recursive: true, mode: 0o700 });
  await writeFile(absolute, base64, { encoding: 'base64', mode, flush: true });
}

/** Throws if a backup's path leads outside of the data directory. */
export function assertInside(path: string): void {
  const unsafe = path
    .split('/')
    .some((segment) => ['', '.', '..'].includes(segment) || /[\\:\0]/.test(segment));
  if (unsafe) throw new Error(`The backup holds a file with the unsafe name ${JSON.stringify(path)}.`);
}
