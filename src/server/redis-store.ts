import { Redis } from 'ioredis';
import type { SharedStore } from '../catalogue/shared-answers.ts';
import type { Log } from './log.ts';

/** Longer than this, asking the movie database is the better way. */
const PATIENCE_MS = 250;

/**
 * A Redis or Valkey server as the store several processes share. While it cannot be reached every call
 * rejects at once, the connection is tried again in the background, and the log says so once.
 */
export function createRedisStore(url: string, log: Log): SharedStore & { close(): void } {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
    retryStrategy: (attempt) => Math.min(attempt * 500, 10_000),
  });
  let lost = false;
  redis.on('ready', () => {
    if (lost) log.info({}, 'the shared cache is back');
    lost = false;
  });
  redis.on('error', (error: NodeJS.ErrnoException) => {
    // The message may hold the address with its password.
    if (!lost)
      log.warn({ code: error.code }, 'the shared cache cannot be reached; this process keeps its own');
    lost = true;
  });
  return {
    read: (key) => redis.get(key),
    write: async (key, text, ms) => {
      await redis.set(key, text, 'PX', Math.ceil(ms));
    },
    close: () => redis.disconnect(),
  };
}
