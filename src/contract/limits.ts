import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';

/** Counts a client's action. Resolves with 0 if it is allowed, else with the seconds to wait. */
export type Limit = (who: string) => Promise<number>;

interface Metered {
  /** Seconds to wait; 0 if allowed now. */
  wait: number;
  left: number;
  /** Seconds until the limit resets. */
  resets: number;
}

/** Counts a client's action and returns what remains. */
export type Meter = (who: string) => Promise<Metered>;

/**
 * Makes a limit of `times` actions under a name. The window of `seconds` (default 60) begins with a client's first
 * action.
 */
export type Limits = (name: string, times: number, seconds?: number) => Limit;

/** The same for a meter. */
export type Meters = (name: string, times: number, seconds?: number) => Meter;

const MINUTE_S = 60;
/** Clients a limit remembers; the oldest is evicted first. */
const MAX_KNOWN = 50_000;

/** Counts in this process's memory, bounded so that many clients cannot exhaust it. */
class BoundedMemory extends RateLimiterMemory {
  readonly #known = new LRUCache<string | number, true>({
    // `max` would allocate a megabyte up front for each limit.
    maxSize: MAX_KNOWN,
    sizeCalculation: () => 1,
    dispose: (_, who, reason) => {
      if (reason === 'evict') void this.delete(who);
    },
  });

  override async consume(...call: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    const taken = await super.consume(...call);
    if (taken.isFirstInDuration) this.#known.set(call[0], true);
    return taken;
  }
}

const inMemory = (name: string, times: number, seconds = MINUTE_S) =>
  new BoundedMemory({ keyPrefix: name, points: times, duration: seconds });

const seconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

const meterOf =
  (limiter: RateLimiterAbstract): Meter =>
  async (who) => {
    try {
      const taken = await limiter.consume(who);
      return { wait: 0, left: taken.remainingPoints, resets: seconds(taken.msBeforeNext) };
    } catch (refused) {
      if (refused instanceof Error) throw refused;
      const resets = seconds((refused as RateLimiterRes).msBeforeNext);
      return { wait: resets, left: 0, resets };
    }
  };

/** Turns meters into limits, which return only the wait. */
export const limitsOf =
  (meters: Meters): Limits =>
  (...of) => {
    const meter = meters(...of);
    return async (who) => (await meter(who)).wait;
  };

/** Meters of this process alone. */
export const ownMeters: Meters = (...of) => meterOf(inMemory(...of));

/** Limits of this process alone. */
export const ownLimits: Limits = limitsOf(ownMeters);

/**
 * Limits shared by all processes with this Redis. A refusal is cached until it ends, so that a client's retries cost no
 * round trips. While Redis is down each process counts alone.
 */
export async function sharedLimits(redis: Redis): Promise<Limits> {
  return limitsOf(await sharedMeters(redis));
}

/** The same as meters. */
export async function sharedMeters(redis: Redis): Promise<Meters> {
  const { default: RateLimiterRedis } = await import('rate-limiter-flexible/lib/RateLimiterRedis.js');
  return (name, times, seconds = MINUTE_S) =>
    meterOf(
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit:${name}`,
        points: times,
        duration: seconds,
        inMemoryBlockOnConsumed: times,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory(name, times, seconds),
      }),
    );
}
