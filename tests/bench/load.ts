import { readdirSync, readFileSync } from 'node:fs';
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

/** A process and all that it started, and they. */
function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        const [, fields = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ');
        return { pid: Number(name), parent: Number(fields.split(' ')[1]) };
      } catch {
        return { pid: Number(name), parent: 0 };
      }
    });
  const family = [pid];
  for (const member of family) {
    family.push(...parents.filter(({ parent }) => parent === member).map((child) => child.pid));
  }
  return family;
}

function heldBy(pids: number[]): number {
  try {
    const kilobytes = pids.map((pid) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    );
    return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
  } catch {
    return Number.NaN;
  }
}

/**
 * Megabytes that a process and everything it started hold together, where what several share counts once (PSS); NaN
 * where the system does not say.
 */
export function memoryOfAll(pid: number | undefined): number {
  return heldBy(familyOf(pid ?? 0));
}

/** The same of a process alone. */
export function memoryOfOne(pid: number | undefined): number {
  return heldBy([pid ?? 0]);
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
