import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Longer than this, doing without is the better way. */
const PATIENCE_MS = 250;

/**
 * A connection to the Redis or Valkey server that several processes share. While the server cannot be reached
 * every command rejects at once, the connection is tried again in the background, and the log says so once.
 */
export function connectRedis(url: string, log: Pick<Logger, 'info' | 'warn'>): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE_MS,
    retryStrategy: (attempt) => Math.min(attempt * 500, 10_000),
  });
  let lost = false;
  redis.on('ready', () => {
    if (lost) log.info({}, 'Redis is back');
    lost = false;
  });
  redis.on('error', (error: NodeJS.ErrnoException) => {
    // The message may hold the address with its password.
    if (!lost)
      log.warn(
        { code: error.code },
        'Redis cannot be reached; this process keeps answers and counts of its own',
      );
    lost = true;
  });
  return redis;
}
