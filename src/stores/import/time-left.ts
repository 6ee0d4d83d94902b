import type { ImportState } from '../../domain/import/import-job.ts';

/** Where something on its way stood, and when (milliseconds of a clock that only goes forward). */
interface Seen {
  id: string;
  state: ImportState;
  done: number;
  at: number;
}

/** Nothing is said of so short a time: the first steps tell little. */
const SHORTEST_MS = 5000;

/**
 * Makes what tells how many minutes a state of an import lasts still, rounded up, by how fast it has gone since it was
 * first seen in it; 0 for less than one, null while that is not known.
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
