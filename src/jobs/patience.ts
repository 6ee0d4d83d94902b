import { setTimeout } from 'node:timers/promises';
import type { CatalogueError } from '../core/errors.ts';

/** Ends after so many milliseconds, or as soon as the signal is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

/** After so many failures in a row the catalogue counts as down; one alone may be a title it stumbles over. */
const IN_A_ROW = 3;
const SECOND_MS = 1000;
/** As long as a circuit stays open. */
const FIRST_MS = 10 * SECOND_MS;
const LONGEST_MS = 5 * 60 * SECOND_MS;
/** Who has waited so long without one answer leaves the rest to the next run. */
const ENOUGH_MS = 15 * 60 * SECOND_MS;

const waiting: Wait = (milliseconds, signal) =>
  setTimeout(milliseconds, null, { signal, ref: false }).catch(() => signal.aborted);

/**
 * How a nightly job bears a catalogue that fails: it waits, longer each time, and tries again what failed meanwhile.
 * A bad minute costs it that minute and not the night.
 */
export function createPatience<Item>(signal: AbortSignal, wait: Wait = waiting) {
  let row: Item[] = [];
  let waited = 0;
  return {
    /** The catalogue has answered. */
    answered(): void {
      row = [];
      waited = 0;
    },
    /**
     * The catalogue failed over these: answers, perhaps after a while, which are to be tried again. Rejects when it has
     * been down for too long, with what it said and the report.
     */
    async failed(items: readonly Item[], failure: CatalogueError, report: () => string): Promise<Item[]> {
      row.push(...items);
      if (row.length < IN_A_ROW) return [];
      if (waited >= ENOUGH_MS) throw new Error(`${failure.message} ${report()}`, { cause: failure });
      const pause = Math.min(LONGEST_MS, Math.max(FIRST_MS, waited, failure.retryAfter * SECOND_MS));
      await wait(pause, signal);
      waited += pause;
      const again = row;
      row = [];
      return again;
    },
  };
}
