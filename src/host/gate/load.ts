import type { ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

export interface Load {
  /** Whether to shed load. Cached pages are still served. */
  isTooMuch(): boolean;
  /** Counts a request as in progress until its response is sent. */
  take(response: ServerResponse): void;
  close(): void;
}

const CHECK_MS = 500;
/** Mean event loop delay over one check beyond which load is shed. */
const MAX_DELAY_MS = 750;
const MAX_HEAP = 0.9;
/** Consecutive failed checks before load is shed: one slow moment is no overload. */
const PATIENCE = 2;
/** Maximum of concurrent requests; with more, none would finish in time. */
const MAX_IN_WORK = 500;

/** Load shedding by event loop delay, heap size and concurrent requests. */
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
