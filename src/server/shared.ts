import {
  limitsOf,
  ownMeters,
  sharedMeters,
  type Limit,
  type Limits,
  type Meter,
  type Meters,
} from '../contract/limits.ts';
import type { SharedStore } from '../catalogue/shared-answers.ts';
import { DELIVERIES } from '../features/connections/delivery.ts';
import { API_CALLS } from '../features/connections/tokens.ts';
import { EXPORTS } from '../features/export/parts.ts';
import { PROBLEMS_PER_MINUTE } from '../features/admin/page-problems.ts';
import type { Log } from './log.ts';

/** Limits of expensive actions. */
export interface Counts {
  /** Exports per user. */
  allowExport: Limit;
  /** Deliveries per webhook address. */
  allowDelivery: Limit;
  /** API calls per token. */
  meterCall: Meter;
}

/** State shared by processes. */
export interface Shared {
  /** Cache of the catalogue; undefined for a cache per process. */
  store: SharedStore | undefined;
  limits: Limits;
  counts: Counts;
  /** Problem reports per browser. */
  allowProblem: Limit;
  close(): void;
}

const counted = (meters: Meters, limits = limitsOf(meters)) => ({
  limits,
  counts: {
    meterCall: meters('api', API_CALLS.times, API_CALLS.seconds),
    allowExport: limits('export', EXPORTS.times, EXPORTS.seconds),
    allowDelivery: limits('delivery', DELIVERIES.times, DELIVERIES.seconds),
  },
  allowProblem: limits('page-problem', PROBLEMS_PER_MINUTE),
});

/** Creates state shared through Redis, or for this process alone without it. */
export async function openShared(redisUrl: string | undefined, log: Log): Promise<Shared> {
  if (redisUrl === undefined) return { store: undefined, ...counted(ownMeters), close: () => undefined };
  const [{ connectRedis }, { createRedisStore }] = await Promise.all([
    import('../contract/redis.ts'),
    import('./redis-store.ts'),
  ]);
  const redis = connectRedis(redisUrl, log);
  return {
    store: createRedisStore(redis),
    ...counted(await sharedMeters(redis)),
    close: () => redis.disconnect(),
  };
}
