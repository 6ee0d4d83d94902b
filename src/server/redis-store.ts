import type { Redis } from 'ioredis';
import type { SharedStore } from '../catalogue/shared-answers.ts';

/** A cache in Redis or Valkey, shared by processes; rejects at once while it is down. */
export function createRedisStore(redis: Redis): SharedStore {
  return {
    read: (key) => redis.get(key),
    write: async (key, text, ms) => {
      await redis.set(key, text, 'PX', Math.ceil(ms));
    },
  };
}
