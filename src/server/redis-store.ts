import type { Redis } from 'ioredis';
import type { SharedStore } from '../catalogue/shared-answers.ts';

/** A Redis or Valkey server as the store several processes share; rejects at once while it cannot be reached. */
export function createRedisStore(redis: Redis): SharedStore {
  return {
    read: (key) => redis.get(key),
    write: async (key, text, ms) => {
      await redis.set(key, text, 'PX', Math.ceil(ms));
    },
  };
}
