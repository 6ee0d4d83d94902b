import { chown, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { ServerUser } from './server-user.ts';

/** The socket's name, and the maximum length of its path on all systems. */
const socketName = '.s.PGSQL.5432';
const longestPath = 103;

const prefix = 'marquee-socket-';

/** The socket's directory: the cluster, or a temporary one if the path would be too long. */
export async function makeSocketFolder(cluster: string, { uid, gid }: ServerUser): Promise<string> {
  if (join(cluster, socketName).length <= longestPath) return cluster;
  const folder = await mkdtemp(join(tmpdir(), prefix));
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

/**
 * Removes the socket of a server that has ended, and its temporary directory. The socket's lock names a
 * process id that may belong to another process.
 */
export async function removeSocket(folder: string, cluster: string): Promise<void> {
  const temporary = dirname(folder) === tmpdir() && basename(folder).startsWith(prefix);
  if (!temporary && folder !== cluster) return;
  for (const name of [socketName, `${socketName}.lock`]) await rm(join(folder, name), { force: true });
  // Remains if it contains other files.
  if (temporary) await rmdir(folder).catch(() => undefined);
}
