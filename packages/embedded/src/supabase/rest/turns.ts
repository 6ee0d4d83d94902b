import pLimit from 'p-limit';
import type { RequestLimits } from './request-limits.ts';
import { RestError } from './rest-error.ts';

/** Runs work in its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Pause after a turn: a multiple of its duration, and its maximum in milliseconds. */
const REST = { times: 3, atMost: 1_000 };

/**
 * Queues work with limited concurrency. With `rests`, a slow turn is followed by a pause, so that all of them
 * together take a bounded share of the time. Rejects with PGRST003 (503) when the queue is full.
 */
export function createTurns(turns: RequestLimits['turns']): Turns {
  if (turns === undefined) return (work) => work();
  const turn = pLimit(turns.atOnce);
  return (work) => {
    if (turn.pendingCount >= turns.waiting) {
      const message = 'Too many requests are waiting';
      throw new RestError(503, { code: 'PGRST003', message }, { 'retry-after': '1' });
    }
    return new Promise((resolve, reject) => {
      void turn(async () => {
        const began = performance.now();
        await work().then(resolve, reject);
        if (!turns.rests) return;
        const pause = Math.min(REST.times * (performance.now() - began), REST.atMost);
        await new Promise((done) => setTimeout(done, pause).unref());
      });
    });
  };
}

/** A separate queue for each name. Idle queues are removed. */
export function createTurnsOfEach(turns: RequestLimits['turns']): (name: string) => Turns {
  const busy = new Map<string, { turn: Turns; asked: number }>();
  return (name) => async (work) => {
    const own = busy.get(name) ?? { turn: createTurns(turns), asked: 0 };
    busy.set(name, own);
    own.asked += 1;
    try {
      return await own.turn(work);
    } finally {
      own.asked -= 1;
      if (own.asked === 0) busy.delete(name);
    }
  };
}
