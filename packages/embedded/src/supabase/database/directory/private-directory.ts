import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseLog } from '../contract.ts';

/** Rights of the group and of everybody else. */
const OTHERS = 0o077;

/** The same without passing through, which the user of a database server may (cluster/server-user.ts). */
const LOOKING = 0o067;

/** Windows gives a folder the rights of the one it lies in, and knows none of these. */
const hasRights = process.platform !== 'win32';

/** Everything the product puts into a data directory. */
const OURS = [
  /^(?:(?:database|postgres)(?:\.new-\d+)?|programs|storage|cards|cache|restore\.new|move\.new)$/,
  /^(?:server\.lock|server\.pid)$/,
  /^(?:backend-keys\.json|api-key-encryption-key)(?:\.[0-9a-f]{8})?$/,
  /\.before-(?:restore|move)-[\dTZ.-]+$/,
];
/** What shows that a directory has been a data directory before. */
const SIGNS = ['server.lock', 'backend-keys.json', 'database', 'postgres'];
/** A disk's own folder, where a disk of its own is the data directory. */
const ON_A_DISK = 'lost+found';

async function isOpen(path: string, rights: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && !found.isSymbolicLink() && (found.mode & rights) !== 0;
}

/** Takes the rights of others from a file, or from a folder and what is in it; links are not followed. */
async function close(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await close(join(path, name));
  } else if (!found.isFile()) return;
  if ((found.mode & OTHERS) !== 0) await chmod(path, found.mode & 0o7700);
}

/** Closes an older data directory; answers why not where it must be left alone. */
async function closeDirectory(dataDir: string): Promise<string | undefined> {
  const names = (await readdir(dataDir)).filter((name) => name !== ON_A_DISK);
  // Rights are taken from nothing but our own files: a wrong DATA_DIR must not cost a machine its own.
  const foreign = names.find((name) => !OURS.some((ours) => ours.test(name)));
  if (foreign !== undefined) return `it holds other things, such as ${foreign}`;
  if (dataDir === dirname(dataDir)) return 'it is the root of a disk';
  if (names.length > 0 && !SIGNS.some((sign) => names.includes(sign))) return 'it is not known to be ours';
  for (const name of names) await close(join(dataDir, name));
  await chmod(dataDir, 0o700);
  return undefined;
}

/**
 * Makes a folder and those it lies in. Node's own recursive `mkdir` tries for ever where the system says "no such
 * file" to a folder whose parent is there, as it does below /proc.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    const parent = dirname(path);
    if (code !== 'ENOENT' || parent === path || (await stat(parent).catch(() => undefined))) throw error;
    await makeFolder(parent);
    // For root another user runs the database server: it may pass through what we make on the way.
    if (process.geteuid?.() === 0) await chmod(parent, 0o711);
    await mkdir(path, { mode: 0o700 });
  }
}

/**
 * Makes a data directory for this user alone: what the process creates from here on, wherever, is closed to
 * others, and a directory of an earlier version that is open to them is closed, with a line in the log. One
 * that holds other things too, or is somebody else's to close, stays as it is, and the log says so. Rejects
 * when it cannot be made.
 */
export async function makePrivate(dataDir: string, log?: DatabaseLog): Promise<void> {
  if (hasRights) process.umask(OTHERS);
  await makeFolder(dataDir);
  if (!hasRights) return;
  // PGlite left its files writable for everybody, in a closed directory too.
  const version = join(dataDir, 'database', 'PG_VERSION');
  if (!(await isOpen(dataDir, LOOKING)) && !(await isOpen(version, OTHERS))) return;
  const reason = await closeDirectory(dataDir).catch((error: Error) => error.message);
  log?.warn(
    reason === undefined
      ? `The data directory ${dataDir} could be read by other users of this machine: it is closed to them now.`
      : `The data directory ${dataDir} can be read by other users of this machine, and was left so: ${reason}.`,
  );
}
