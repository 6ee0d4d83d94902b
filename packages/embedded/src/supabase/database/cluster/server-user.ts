import { chmod, chown, lchown, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** The user that runs PostgreSQL. It refuses root, which is replaced by an unprivileged user. */
export interface ServerUser {
  name: string;
  /** Undefined for this process's user. */
  uid?: number;
  gid?: number;
}

/** Common unprivileged users, best first. */
const unprivileged = ['postgres', 'nobody'];

interface Entry {
  name: string;
  uid: number;
  gid: number;
}

async function knownUsers(): Promise<Entry[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

async function ownerOf(path: string): Promise<number> {
  return stat(path).then(
    ({ uid }) => uid,
    () => 0,
  );
}

/**
 * The user for the cluster in a directory: this process's; for root the directory's owner or its parent's,
 * else an unprivileged user. Returns the reason as half a sentence if there is none.
 */
export async function serverUser(cluster: string): Promise<ServerUser | string> {
  const uid = process.geteuid?.();
  if (uid === undefined) return `it was not tried on ${process.platform}`;
  if (uid !== 0) {
    try {
      return { name: userInfo().username };
    } catch {
      return `user ${uid} has no name on this machine, which PostgreSQL asks for`;
    }
  }
  const users = await knownUsers();
  for (const folder of [cluster, dirname(cluster)]) {
    const owner = await ownerOf(folder);
    const user = users.find((known) => owner !== 0 && known.uid === owner);
    if (user) return user;
  }
  const found = unprivileged.map((name) => users.find((user) => user.name === name)).find(Boolean);
  return found ?? 'it cannot run as root, and this machine has no other user for it';
}

/** Spawn options for a user, without this process's environment. */
export function spawnOptions({ uid, gid }: ServerUser): {
  uid?: number;
  gid?: number;
  cwd: string;
  env: Record<string, string>;
} {
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
  return { ...(uid === undefined || gid === undefined ? {} : { uid, gid }), cwd: '/', env };
}

/** Gives a directory with its files to the server's user, if that is another one. */
export async function giveTo(folder: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid === undefined || gid === undefined || (await ownerOf(folder)) === uid) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
  // Last, since its owner shows whether all files were given.
  await lchown(folder, uid, gid);
}

/**
 * Lets the server's user traverse a closed data directory to its own, by group permission; it cannot list or
 * read the rest.
 */
export async function letThrough(dataDir: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  const found = await stat(dataDir);
  // A directory others can read can be traversed as well.
  if (found.uid === uid || (found.mode & 0o067) !== 0) return;
  await chown(dataDir, found.uid, gid);
  await chmod(dataDir, 0o710);
}

/** Replaces a file of the server, without following a link in its place. */
export async function writeAnew(path: string, text: string, { uid, gid }: ServerUser): Promise<void> {
  await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    if (uid !== undefined && gid !== undefined) await file.chown(uid, gid);
  } finally {
    await file.close();
  }
}
