import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { syncFolder } from '../directory/durable-files.ts';
import type { Programs } from './programs.ts';
import { spawnOptions, writeAnew, type ServerUser } from './server-user.ts';
import { CLUSTER_OPTIONS, OWNER, SUPERUSER } from './settings.ts';

const unfinished = /^postgres\.new-/;

/** The directory of PostgreSQL's files. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Creates an empty cluster under a temporary name and renames it once it is complete and synced. Rejects with
 * initdb's message, and leaves nothing behind then.
 */
export async function createCluster(dataDir: string, { initdb, user }: Programs): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (unfinished.test(name)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = join(dataDir, `postgres.new-${process.pid}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
    await promisify(execFile)(initdb, ['-D', folder, ...CLUSTER_OPTIONS], spawnOptions(user));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(stderr?.trim().split('\n').at(-1) ?? message, { cause: error });
  }
  await rm(clusterFolder(dataDir), { recursive: true, force: true });
  await rename(folder, clusterFolder(dataDir));
  syncFolder(dataDir);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Allows connections over the socket only, by this process's user and the server's. Written at every start,
 * since a directory's owner may change.
 */
export async function writeAccess(cluster: string, user: ServerUser): Promise<void> {
  const people = new Set([userInfo().username, user.name]);
  const roles = [SUPERUSER, OWNER];
  const map = [...people].flatMap((name) => roles.map((role) => `marquee ${quoted(name)} ${role}\n`));
  await writeAnew(join(cluster, 'pg_ident.conf'), map.join(''), user);
  const rule = `local all ${roles.join(',')} peer map=marquee\n`;
  await writeAnew(join(cluster, 'pg_hba.conf'), `# Written at every start.\n${rule}`, user);
}
