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

/** What people's costly wishes are counted by. */
export interface Counts {
  /** The exports of a person. */
  allowExport: Limit;
  /** What programs tell at one address. */
  allowDelivery: Limit;
  /** Calls of the API with one token. */
  meterCall: Meter;
}

/** What several processes have in common. */
export interface Shared {
  /** Answers of the movie database; undefined where each process keeps its own only. */
  store: SharedStore | undefined;
  limits: Limits;
  counts: Counts;
  /** Counts the problems a browser reports. */
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

/** What this process has in common with others through Redis, or has for itself without it. */
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
