import { chmod, chown, lchown, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** Who PostgreSQL runs as. It refuses to be root, in whose place somebody without rights runs it. */
export interface ServerUser {
  name: string;
  /** Undefined where it runs as whoever runs this process. */
  uid?: number;
  gid?: number;
}

/** Users without rights that a machine has, the most fitting first. */
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
 * Who runs PostgreSQL on the cluster in this folder: this process's own user, and for root whoever the folder or the
 * one around it belongs to, else a user without rights. Answers why nobody can, in half a sentence.
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

/** The user's own part of how its programs are spawned; nothing of this process's environment is theirs to know. */
export function spawnOptions({ uid, gid }: ServerUser): {
  uid?: number;
  gid?: number;
  cwd: string;
  env: Record<string, string>;
} {
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
  return { ...(uid === undefined || gid === undefined ? {} : { uid, gid }), cwd: '/', env };
}

/** Gives a folder and what is in it to the user who runs the server, where that is somebody else. */
export async function giveTo(folder: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid === undefined || gid === undefined || (await ownerOf(folder)) === uid) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
  // Last: its owner tells whether all of it has been given.
  await lchown(folder, uid, gid);
}

/**
 * Lets the user who runs the server pass through a data directory that is closed to everybody: into its own folder
 * there, and to nothing else, since it cannot read what else there is.
 */
export async function letThrough(dataDir: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  const found = await stat(dataDir);
  // What others may look into, they may pass through as well.
  if (found.uid === uid || (found.mode & 0o067) !== 0) return;
  await chown(dataDir, found.uid, gid);
  await chmod(dataDir, 0o710);
}

/** Writes a file of the server's anew; a link somebody put in its place is not followed. */
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
