export interface RateLimitOptions {
  /** Turns per second in the long run. */
  perSecond: number;
  /** Turns that may be taken at once after a quiet time. */
  burst: number;
}

/**
 * Creates a token bucket: the function resolves when the caller may go, in the order of asking. Within any
 * second at most `perSecond + burst` callers go.
 */
export function createRateLimit({ perSecond, burst }: RateLimitOptions): () => Promise<void> {
  const interval = 1000 / perSecond;
  // Moment at which the bucket would be full again; each turn moves it by one interval.
  let full = -Infinity;
  return async () => {
    const now = performance.now();
    full = Math.max(full, now) + interval;
    const wait = full - now - burst * interval;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  };
}
