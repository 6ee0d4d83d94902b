import { fork } from 'node:child_process';
import { constants, rmSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '../contract.ts';
import { databaseFolder } from '../directory/data-directory.ts';
import { freeBytes } from '../directory/free-space.ts';
import { packagePath } from '../package-path.ts';
import type { BackupPlace } from './backup.ts';
import type { BackupEnd } from './backup-file.ts';
import { clearStaging, holdDataFiles, stagingFolder } from './data-files.ts';

/** The request to the backup program. */
export interface BackupOrder extends Omit<BackupPlace, 'now'> {
  source: { folder: string } | { address: string };
  /** ISO 8601. */
  now: string;
}

export type BackupAnswer = { kind: 'made'; end: BackupEnd } | { kind: 'failed'; message: string };

/** A backup's totals and size. */
export interface BackupMade extends BackupEnd {
  bytes: number;
}

const program = packagePath('src/supabase/database/transfer/backup-program.ts');

/** Requests wait while PGlite's files are copied, about a second per gigabyte. */
const copyTimeoutMs = 120_000;
/** Free space required beside a copy. */
const marginBytes = 128 * 1024 * 1024;

/**
 * Backs up a database in use, with the files of its data directory, in a separate process. PostgreSQL is read
 * in a snapshot; PGlite, with its single connection, is copied between two statements and read from the copy.
 * Rejects with one sentence, and leaves nothing behind then.
 */
export async function backUpRunning(database: Database, place: BackupPlace): Promise<BackupMade> {
  await clearStaging(place.dataDir);
  const order = { ...place, path: resolve(place.path), now: place.now.toISOString() };
  const end = await (database.address === undefined
    ? fromCopy(database, order)
    : carryOut({ ...order, source: { address: database.address } }));
  return { ...end, bytes: (await stat(order.path)).size };
}

async function fromCopy(database: Database, order: Omit<BackupOrder, 'source'>): Promise<BackupEnd> {
  const folder = databaseFolder(order.dataDir);
  const copy = stagingFolder(order.dataDir);
  await assertRoom(folder, order.dataDir);
  try {
    await mkdir(copy, { mode: 0o700 });
    await database.transaction(
      async (tx) => {
        await tx.exec('checkpoint');
        await cp(folder, join(copy, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
        // Nothing is committed meanwhile, so files match the rows.
        const leave = [...(order.leave ?? []), order.path, `${order.path}.unfinished`];
        await holdDataFiles(order.dataDir, join(copy, 'files'), leave);
      },
      { timeoutMs: copyTimeoutMs },
    );
    const source = { folder: join(copy, 'database') };
    return await carryOut({ ...order, source, dataDir: join(copy, 'files'), leave: [] });
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** On a full disk PGlite hangs. */
async function assertRoom(folder: string, dataDir: string): Promise<void> {
  let needed = marginBytes;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile())
      needed += await lstat(path).then(
        ({ size }) => size,
        () => 0,
      );
  }
  const free = await freeBytes(dataDir);
  if (free >= needed) return;
  const [has, wants] = [free, needed].map((bytes) => Math.ceil(bytes / 1024 / 1024));
  throw new Error(`Only ${has} MB are free in ${dataDir}; a backup needs ${wants} MB there for a moment.`);
}

function carryOut(order: BackupOrder): Promise<BackupEnd> {
  const child = fork(program, [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint = (complaint + text.toString()).slice(-2000)));
  return new Promise((made, failed) => {
    let answer: BackupAnswer | undefined;
    child.once('message', (said) => (answer = said as BackupAnswer));
    child.once('error', failed);
    // Only then are its files closed.
    child.once('close', (code, signal) => {
      if (answer?.kind === 'made') return made(answer.end);
      // A killed process leaves its file.
      rmSync(`${order.path}.unfinished`, { force: true });
      failed(new Error(answer?.message ?? `The backup ended early (${code ?? signal}). ${complaint}`.trim()));
    });
    child.send(order);
  });
}
