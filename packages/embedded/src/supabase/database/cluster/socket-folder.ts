import { chown, mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { ServerUser } from './server-user.ts';

/** What PostgreSQL calls its socket, and how long the path of one may be on every system. */
const socketName = '.s.PGSQL.5432';
const longestPath = 103;

const prefix = 'marquee-socket-';

/** The folder of the socket: the cluster's own, or where that makes too long a path, one among temporary files. */
export async function makeSocketFolder(cluster: string, { uid, gid }: ServerUser): Promise<string> {
  if (join(cluster, socketName).length <= longestPath) return cluster;
  const folder = await mkdtemp(join(tmpdir(), prefix));
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

/**
 * Removes what a server that has ended may have left of its socket, and the folder where that was a temporary one.
 * Like its note, the lock of a socket names a process whose number may be another's by now.
 */
export async function removeSocket(folder: string, cluster: string): Promise<void> {
  const temporary = dirname(folder) === tmpdir() && basename(folder).startsWith(prefix);
  if (!temporary && folder !== cluster) return;
  for (const name of [socketName, `${socketName}.lock`]) await rm(join(folder, name), { force: true });
  // Should it hold anything else, it stays.
  if (temporary) await rmdir(folder).catch(() => undefined);
}
