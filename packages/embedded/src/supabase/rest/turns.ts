import pLimit from 'p-limit';
import type { RequestLimits } from './request-limits.ts';
import { RestError } from './rest-error.ts';

/** Lets work begin when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** How much longer than it took a turn stays empty, and milliseconds it does at most. */
const REST = { times: 3, atMost: 1_000 };

/**
 * Turns for work that must not take the machine from everybody else. Where it `rests`, a turn stays empty after what took
 * long, so that all of it together has a part of the time only, however much of it there is. Rejects with PGRST003 (503)
 * when too much waits.
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

/**
 * Turns of their own for each of many, by name: nobody waits for another's. Whoever has nothing under way is forgotten.
 */
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
