import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataDirectoryError } from './data-directory-error.ts';
import { notWritableWords } from './folder-rights.ts';

/** The lock's files, which backups leave out: reading the first would release the lock. */
export const lockFiles = ['server.lock', 'server.pid'];

/** Held until released or the process ends. */
export interface DirectoryLock {
  release(): void;
}

const busy = 5;

/**
 * Makes this process the only user of a data directory. The lock is SQLite's exclusive transaction on an
 * empty file, a lock of the operating system: it works across containers and on every platform, and a killed
 * process leaves nothing to clean up. The pid file is for messages only.
 */
export function lockDirectory(dataDir: string): DirectoryLock {
  const [lockFile, pidFile] = lockFiles.map((name) => join(dataDir, name)) as [string, string];
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 });
    // In memory, to create no journal file.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    lock?.close();
    throw (error as { errcode?: number }).errcode === busy
      ? inUse(dataDir, pidFile)
      : notWritable(dataDir, error);
  }
  const held = lock;
  return {
    release: () => {
      if (!held.isOpen) return;
      rmSync(pidFile, { force: true });
      held.close();
    },
  };
}

function inUse(dataDir: string, pidFile: string): DataDirectoryError {
  const message = `The data directory ${dataDir} is in use by ${holder(pidFile)}: stop that first.`;
  return new DataDirectoryError('in-use', message);
}

function holder(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}

/** The error of an unwritable directory: permissions, a read-only disk, or no directory. */
export function notWritable(dataDir: string, error: unknown): DataDirectoryError {
  const says = notWritableWords(`The data directory ${dataDir}`, dataDir, error);
  const cure = 'Give this user the right to write there, or set DATA_DIR to another directory.';
  return new DataDirectoryError('not-writable', `${says} ${cure}`);
}
