import { setTimeout } from 'node:timers/promises';
import type { CatalogueError } from '../core/errors.ts';

/** Sleeps; ends early when the signal aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

/** Consecutive failures after which the catalogue counts as down; a single one may concern one title. */
const IN_A_ROW = 3;
const SECOND_MS = 1000;
/** As long as a circuit breaker stays open. */
const FIRST_MS = 10 * SECOND_MS;
const LONGEST_MS = 5 * 60 * SECOND_MS;
/** Maximum wait without an answer; the next run continues. */
const ENOUGH_MS = 15 * 60 * SECOND_MS;

const waiting: Wait = (milliseconds, signal) =>
  setTimeout(milliseconds, null, { signal, ref: false }).catch(() => signal.aborted);

/**
 * Backoff of a nightly job while the catalogue fails: waits, longer each time, and retries what failed
 * meanwhile.
 */
export function createPatience<Item>(signal: AbortSignal, wait: Wait = waiting) {
  let row: Item[] = [];
  let waited = 0;
  return {
    /** Resets the backoff. */
    answered(): void {
      row = [];
      waited = 0;
    },
    /**
     * Records failures; returns items to retry, perhaps after a wait. Rejects with the failure and the report
     * after the maximum wait.
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
