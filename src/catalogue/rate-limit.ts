export interface RateLimitOptions {
  /** Calls the other side may see in any second; Infinity for as many as there are. */
  perSecond: number;
  /** Milliseconds on a clock that never jumps. */
  now?: () => number;
  /** Resolves when so many milliseconds have passed, or a little earlier or later. */
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/** Makes a call as soon as it may leave; one whose signal is aborted by then rejects and takes nobody's turn. */
export type InTurn = <T>(call: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

const SECOND_MS = 1000;

const elapsed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Creates a sliding window of one second: calls leave in the order of asking, and the other side never sees more
 * than `perSecond` of them in any second, wherever it begins. Nobody here knows how long a call is on its way, so
 * its permit comes back a second after its end rather than after its beginning.
 */
export function createRateLimit(options: RateLimitOptions): InTurn {
  const { perSecond, now = () => performance.now(), sleep = elapsed } = options;
  if (perSecond === Infinity) return (call) => call();
  /** From when on each permit nobody holds may be used, the earliest first. */
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
