import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DatabaseLog } from '../contract.ts';
import { removeSocket } from './socket-folder.ts';
import { writeAnew, type ServerUser } from './server-user.ts';

/** The file with the server's process id. */
const noteFile = 'postmaster.pid';

/** Signals to end a server, with the time for each. */
const ways: [signal: NodeJS.Signals, ms: number][] = [
  // Ends sessions and writes everything; the following ones are like a crash, from which the next start
  // recovers.
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/** A process's command line; empty if it does not exist. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words.replaceAll('\0', ' ');
  }
  const found = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined);
  return found?.stdout ?? '';
}

async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  const command = await commandOf(pid);
  return /postgres\b/.test(command) && command.includes(` -D ${cluster} `);
}

async function gone(cluster: string, pid: number, ms: number): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < ms; await setTimeout(20)) {
    if (!(await isServerOf(cluster, pid))) return true;
  }
  return false;
}

async function end(cluster: string, pid: number): Promise<void> {
  for (const [signal, ms] of ways) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await gone(cluster, pid, ms)) return;
  }
  throw new Error(`its server of an earlier start (process ${pid}) does not end`);
}

/**
 * Frees a cluster whose data directory this process has locked after another was killed: ends a server that
 * still runs, and handles a stale process id.
 */
export async function endOrphan(cluster: string, user: ServerUser, log?: DatabaseLog): Promise<void> {
  const path = join(cluster, noteFile);
  const note = await readFile(path, 'utf8').catch(() => '');
  const [first = '', , , , socketFolder = ''] = note.split('\n');
  const pid = Math.abs(Number(first));
  if (!Number.isSafeInteger(pid) || pid === 0) return;
  if (await isServerOf(cluster, pid)) {
    log?.warn(`The PostgreSQL of an earlier start still ran (process ${pid}): it is ended first.`);
    await end(cluster, pid);
  } else {
    // The id may belong to another process now, or to a zombie. With our id PostgreSQL knows that its parent
    // is no server, and cleans up the previous server's shared memory, which it would not do without the
    // file.
    await writeAnew(path, note.replace(/^-?\d+/, String(process.pid)), user);
  }
  await removeSocket(socketFolder, cluster);
}
