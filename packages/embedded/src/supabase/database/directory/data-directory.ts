import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DataDirectoryError } from './data-directory-error.ts';
import { notWritable } from './directory-lock.ts';
import { syncFolder } from './durable-files.ts';
import { freeBytes } from './free-space.ts';
import { makePrivate } from './private-directory.ts';
import type { DatabaseLog } from '../contract.ts';
import { packagePath } from '../package-path.ts';

const childFile = packagePath('src/supabase/database/pglite/create-cluster.ts');

/** A new database takes 30 MB, its WAL up to 64 MB more; on a full disk PGlite hangs. */
const neededBytes = 128 * 1024 * 1024;

/** The PostgreSQL version of the pinned PGlite, which cannot open other major versions. */
const postgresMajor = '18';

const unfinished = /^database\.new-/;

/** The directory of PGlite's files. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/** Creates the data directory, private to this user, and checks its free space. */
export async function createDataDirectory(dataDir: string, log?: DatabaseLog): Promise<void> {
  try {
    await makePrivate(dataDir, log);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
  const free = await freeBytes(dataDir);
  if (free >= neededBytes) return;
  const megabytes = Math.floor(free / 1024 / 1024);
  throw new DataDirectoryError(
    'no-space',
    `Only ${megabytes} MB are free for the data directory ${dataDir}; ${neededBytes / 1024 / 1024} MB are needed.`,
  );
}

/**
 * Ensures that the locked data directory has a database of this major version; creates an empty one at the
 * first start.
 */
export async function ensureCluster(dataDir: string): Promise<void> {
  const folder = databaseFolder(dataDir);
  const entries = await readdir(folder).catch(() => undefined);
  if (entries === undefined || entries.length === 0) return createCluster(dataDir);
  await assertMajor(folder, postgresMajor);
}

/** Throws if a directory's files belong to another PostgreSQL major version. */
export async function assertMajor(folder: string, major: string): Promise<void> {
  const found = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  if (found.trim() === major) return;
  if (found === '') throw brokenDirectory(folder, 'PG_VERSION is missing');
  throw new DataDirectoryError(
    'foreign-version',
    `The database in ${folder} was made by PostgreSQL ${found.trim()}, this version brings PostgreSQL ${major}: ` +
      'make a backup with the version that made it (npm run backup -- FILE) and restore it with this one ' +
      '(npm run restore -- FILE --replace), as docs/operations.md tells.',
  );
}

/** The error of a database that cannot be opened; `reason` is PostgreSQL's last message. */
export function brokenDirectory(folder: string, reason: string, cause?: unknown): DataDirectoryError {
  return new DataDirectoryError(
    'broken',
    `The database in ${folder} cannot be opened (${reason}). Nothing was changed: ` +
      'restore a backup (npm run restore), or move the folder away to start afresh.',
    cause,
  );
}

/**
 * Creates an empty database under a temporary name and renames it once it is complete and synced. Runs in a
 * child process, since it takes 800 MB of memory that a process never returns.
 */
async function createCluster(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (unfinished.test(name)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = join(dataDir, `database.new-${process.pid}`);
  const child = fork(childFile, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const complaint = child.stderr === null ? Promise.resolve('') : text(child.stderr);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    await rm(folder, { recursive: true, force: true });
    throw creationFailed(dataDir, (await complaint).trim());
  }
  await rm(databaseFolder(dataDir), { recursive: true, force: true });
  await rename(folder, databaseFolder(dataDir));
  syncFolder(dataDir);
}

/** The error of a failed first start. */
export function creationFailed(dataDir: string, reason: string): DataDirectoryError {
  return new DataDirectoryError('broken', `A new database could not be created in ${dataDir}: ${reason}`);
}
