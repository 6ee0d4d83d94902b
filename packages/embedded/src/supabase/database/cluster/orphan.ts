import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DatabaseLog } from '../contract.ts';
import { removeSocket } from './socket-folder.ts';
import { writeAnew, type ServerUser } from './server-user.ts';

/** PostgreSQL's note of who serves a cluster. */
const noteFile = 'postmaster.pid';

/** How long a server may take for each way of ending it. */
const ways: [signal: NodeJS.Signals, ms: number][] = [
  // Ends what is running and writes everything down; then: as a crash would, which the next start mends.
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/** What a process was started with; empty when there is none. */
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
 * Makes a cluster free whose data directory this process has locked, after whoever had it was killed: a server that
 * still runs is ended, and a note that names a process which is something else by now does not stand in the way.
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
    // The number may be another process's by now, or that of one nobody has waited for. Of its own parent PostgreSQL
    // knows that it is no server, and goes on to look for what is left of the last one's memory, which it would not
    // do without a note.
    await writeAnew(path, note.replace(/^-?\d+/, String(process.pid)), user);
  }
  await removeSocket(socketFolder, cluster);
}
