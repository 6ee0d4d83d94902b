import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const SECONDS = 5;
const CONNECTIONS = 20;

/** Answers to one request repeated over 20 connections for 5 seconds; throws where one was not 2xx. */
export async function load(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${options.url}: ${failed} answers were not 2xx`);
  return result;
}

/** Megabytes a process holds in memory; NaN where the system does not say. */
export function memory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Hundredths of a second are what the system counts in. */
const TICK_MS = 10;

/** Milliseconds a process has worked so far, its threads included; NaN where the system does not say. */
export function workedMs(pid: number | undefined): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? NaN) + (system ?? NaN)) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
