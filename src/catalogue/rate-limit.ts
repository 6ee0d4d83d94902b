import { setTimeout as delay } from 'node:timers/promises';

export interface RateLimitOptions {
  /** Turns per second in the long run. */
  perSecond: number;
  /** Turns that may be taken at once after a quiet time. */
  burst: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Creates a token bucket: the function resolves when the caller may go, in the order of asking. Within any
 * second at most `perSecond + burst` callers go.
 */
export function createRateLimit(options: RateLimitOptions): () => Promise<void> {
  const { perSecond, burst, now = () => performance.now(), sleep = delay } = options;
  const interval = 1000 / perSecond;
  // Moment at which the bucket would be full again; each turn moves it by one interval.
  let full = -Infinity;
  return async () => {
    const moment = now();
    full = Math.max(full, moment) + interval;
    const wait = full - moment - burst * interval;
    if (wait > 0) await sleep(wait);
  };
}
