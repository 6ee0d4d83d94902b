import type { ImportState } from './import-job.ts';

/** Progress at a time (`at`: milliseconds of a monotonic clock). */
interface Seen {
  id: string;
  state: ImportState;
  done: number;
  at: number;
}

/** No estimate before: the first steps are not representative. */
const SHORTEST_MS = 5000;

/**
 * Creates an estimate of the minutes that a state of an import will last, from its speed since first seen, rounded up.
 * Returns 0 for less than one, null while unknown.
 */
export function createTimeLeft(now: () => number) {
  let first: Seen | null = null;
  return (id: string, state: ImportState, done: number, of: number): number | null => {
    const at = now();
    if (first?.id !== id || first.state !== state || done < first.done) first = { id, state, done, at };
    const [gone, since] = [done - first.done, at - first.at];
    if (gone <= 0 || since < SHORTEST_MS || done >= of) return null;
    const minutes = (((of - done) / gone) * since) / 60_000;
    return minutes < 1 ? 0 : Math.ceil(minutes);
  };
}
