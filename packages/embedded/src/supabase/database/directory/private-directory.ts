import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseLog } from '../contract.ts';

/** Permissions of group and others. */
const OTHERS = 0o077;

/** The same without traversal, which the database server's user may have (cluster/server-user.ts). */
const LOOKING = 0o067;

/** Windows inherits permissions and has none of these. */
const hasRights = process.platform !== 'win32';

/** All names the product creates in a data directory. */
const OURS = [
  /^(?:(?:database|postgres)(?:\.new-\d+)?|programs|storage|cards|cache|restore\.new|move\.new)$/,
  /^(?:server\.lock|server\.pid)$/,
  /^(?:backend-keys\.json|api-key-encryption-key)(?:\.[0-9a-f]{8})?$/,
  /\.before-(?:restore|move)-[\dTZ.-]+$/,
];
/** Names that identify an existing data directory. */
const SIGNS = ['server.lock', 'backend-keys.json', 'database', 'postgres'];
/** Present if a whole disk is the data directory. */
const ON_A_DISK = 'lost+found';

async function isOpen(path: string, rights: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && !found.isSymbolicLink() && (found.mode & rights) !== 0;
}

/** Removes permissions of others from a file, or a directory with its contents; does not follow links. */
async function close(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await close(join(path, name));
  } else if (!found.isFile()) return;
  if ((found.mode & OTHERS) !== 0) await chmod(path, found.mode & 0o7700);
}

/** Makes an older data directory private; returns the reason if it must not be changed. */
async function closeDirectory(dataDir: string): Promise<string | undefined> {
  const names = (await readdir(dataDir)).filter((name) => name !== ON_A_DISK);
  // Changes only this product's files: a wrong DATA_DIR must not damage the machine.
  const foreign = names.find((name) => !OURS.some((ours) => ours.test(name)));
  if (foreign !== undefined) return `it holds other things, such as ${foreign}`;
  if (dataDir === dirname(dataDir)) return 'it is the root of a disk';
  if (names.length > 0 && !SIGNS.some((sign) => names.includes(sign))) return 'it is not known to be ours';
  for (const name of names) await close(join(dataDir, name));
  await chmod(dataDir, 0o700);
  return undefined;
}

/**
 * Creates a directory with its parents. Node's recursive `mkdir` loops forever where the system reports
 * ENOENT despite an existing parent, as below /proc.
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
    // As root, another user runs the database server and has to traverse the created parents.
    if (process.geteuid?.() === 0) await chmod(parent, 0o711);
    await mkdir(path, { mode: 0o700 });
  }
}

/**
 * Creates a data directory private to this user, and sets the process's umask. An older directory that others
 * can read is closed, with a log line. One with other contents or another owner stays unchanged, and is
 * logged. Rejects if it cannot be created.
 */
export async function makePrivate(dataDir: string, log?: DatabaseLog): Promise<void> {
  if (hasRights) process.umask(OTHERS);
  await makeFolder(dataDir);
  if (!hasRights) return;
  // PGlite left its files writable for everyone, even in a private directory.
  const version = join(dataDir, 'database', 'PG_VERSION');
  if (!(await isOpen(dataDir, LOOKING)) && !(await isOpen(version, OTHERS))) return;
  const reason = await closeDirectory(dataDir).catch((error: Error) => error.message);
  log?.warn(
    reason === undefined
      ? `The data directory ${dataDir} could be read by other users of this machine: it is closed to them now.`
      : `The data directory ${dataDir} can be read by other users of this machine, and was left so: ${reason}.`,
  );
}
