import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Command timeout: falling back is better than waiting longer. */
const PATIENCE_MS = 250;

/**
 * Connects to the Redis or Valkey server that processes share. While it is down, commands reject at once; the
 * connection retries in the background and logs the outage once.
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
    // The message may contain the URL with its password.
    if (!lost)
      log.warn(
        { code: error.code },
        'Redis cannot be reached; this process keeps answers and counts of its own',
      );
    lost = true;
  });
  return redis;
}
