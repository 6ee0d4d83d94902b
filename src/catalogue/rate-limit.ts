export interface RateLimitOptions {
  /** Most calls the server may see in any second; Infinity for no limit. */
  perSecond: number;
  /** Monotonic time in milliseconds. */
  now?: () => number;
  /** Resolves after about that many milliseconds. */
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/** Makes a call when its turn comes; one aborted before that rejects and uses no permit. */
export type InTurn = <T>(call: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

const SECOND_MS = 1000;

const elapsed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Creates a sliding window of one second: calls leave in order, and the server never sees more than `perSecond` in any
 * second. A call's travel time is unknown, so its permit returns a second after its end, not its start.
 */
export function createRateLimit(options: RateLimitOptions): InTurn {
  const { perSecond, now = () => performance.now(), sleep = elapsed } = options;
  if (perSecond === Infinity) return (call) => call();
  /** When each free permit becomes usable, earliest first. */
  const free = Array<number>(perSecond).fill(-Infinity);
  let returned: (() => void) | undefined;
  let queue = Promise.resolve();

  async function take(signal: AbortSignal | undefined): Promise<void> {
    while (!signal?.aborted) {
      const [from] = free;
      if (from === undefined) {
        await new Promise<void>((resolve) => (returned = resolve));
      } else if (from > now()) {
        await sleep(from - now());
      } else {
        free.shift();
        return;
      }
    }
  }

  return async (call, signal) => {
    await (queue = queue.then(() => take(signal)));
    signal?.throwIfAborted();
    try {
      return await call();
    } finally {
      free.push(now() + SECOND_MS);
      returned?.();
    }
  };
}
