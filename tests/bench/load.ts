import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const SECONDS = 5;
const CONNECTIONS = 20;

/** autocannon makes text of every body, which for compressed ones costs it more than the answer cost us. */
export function quietClient(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: () => void } };
  pipelinedRequests.addBody = () => undefined;
}

/** Answers to one request repeated over 20 connections for 5 seconds; throws where one was no success, nor 304. */
export async function load(options: autocannon.Options): Promise<autocannon.Result> {
  const settings = { connections: CONNECTIONS, duration: SECONDS, setupClient: quietClient, ...options };
  const result = await autocannon(settings);
  const codes = Object.entries(result.statusCodeStats ?? {});
  const failed = codes.filter(([code]) => !/^(?:2..|304)$/.test(code));
  if (failed.length > 0 || result.errors > 0 || codes.length === 0) {
    throw new Error(`${options.url}: ${result.errors} errors, ${JSON.stringify(failed)}`);
  }
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
