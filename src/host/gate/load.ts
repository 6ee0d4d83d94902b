import type { ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

export interface Load {
  /** True while more work would make everybody wait: pages that are kept are still served. */
  isTooMuch(): boolean;
  /** Counts a request as being worked on until its answer is out. */
  take(response: ServerResponse): void;
  close(): void;
}

const CHECK_MS = 500;
/** How late the event loop may run, on average over a check, before we turn work away. */
const MAX_DELAY_MS = 750;
const MAX_HEAP = 0.9;
/** Checks in a row that find too much: one slow moment is no overload. */
const PATIENCE = 2;
/** Requests being worked on at once, beyond which none would be finished in time. */
const MAX_IN_WORK = 500;

/** Load shedding: watches the event loop, the heap and the work in hand, and says when to stop taking on more. */
export function createLoad(): Load {
  let inWork = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let strained = 0;
  const timer = setInterval(() => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    const late = delay.mean / 1e6 > MAX_DELAY_MS;
    strained = late || used / limit > MAX_HEAP ? strained + 1 : 0;
    delay.reset();
  }, CHECK_MS);
  timer.unref();
  return {
    isTooMuch: () => strained >= PATIENCE || inWork >= MAX_IN_WORK,
    take: (response) => {
      inWork += 1;
      response.once('close', () => (inWork -= 1));
    },
    close: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
