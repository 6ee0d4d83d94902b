import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';

/** Counts what somebody does; resolves with 0 when they may, else with the seconds until they may again. */
export type Limit = (who: string) => Promise<number>;

/** What somebody has left of what they may do. */
interface Metered {
  /** Seconds until they may again; 0 when they may now. */
  wait: number;
  left: number;
  /** Seconds until all of it is theirs again. */
  resets: number;
}

/** Counts what somebody does, and says what is left. */
export type Meter = (who: string) => Promise<Metered>;

/**
 * Makes a limit: what its counts are called, and how often anybody may in the minute (or as many seconds as are said)
 * that begins with the first time.
 */
export type Limits = (name: string, times: number, seconds?: number) => Limit;

/** The same for a meter. */
export type Meters = (name: string, times: number, seconds?: number) => Meter;

const MINUTE_S = 60;
/** Whom one limit remembers at once; whoever came first is forgotten first. */
const MAX_KNOWN = 50_000;

/** Counts in the memory of this process, of which a crowd of strangers cannot take more than its share. */
class BoundedMemory extends RateLimiterMemory {
  readonly #known = new LRUCache<string | number, true>({
    // With `max` it would take a megabyte at once for each limit.
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

/** Limits that say no more than how long to wait. */
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
 * Limits that all processes with this Redis keep together. A refusal is remembered until it is over, so that
 * who goes on asking costs no more round trips; while Redis fails each process counts for itself.
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
