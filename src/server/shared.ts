import { ownLimits, sharedLimits, type Limits } from '../contract/limits.ts';
import type { SharedStore } from '../catalogue/shared-answers.ts';
import type { Log } from './log.ts';

/** What several processes have in common. */
export interface Shared {
  /** Answers of the movie database; undefined where each process keeps its own only. */
  store: SharedStore | undefined;
  limits: Limits;
  close(): void;
}

/** What this process has in common with others through Redis, or has for itself without it. */
export async function openShared(redisUrl: string | undefined, log: Log): Promise<Shared> {
  if (redisUrl === undefined) return { store: undefined, limits: ownLimits, close: () => undefined };
  const [{ connectRedis }, { createRedisStore }] = await Promise.all([
    import('../contract/redis.ts'),
    import('./redis-store.ts'),
  ]);
  const redis = connectRedis(redisUrl, log);
  return {
    store: createRedisStore(redis),
    limits: await sharedLimits(redis),
    close: () => redis.disconnect(),
  };
}
