import { describe } from 'vitest';
import { REDIS_SERVERS } from '../../../src/host/find-program.mjs';
import { hasRedis } from './redis-server.ts';

/** Runs a suite if Valkey or Redis is installed; else lists its tests as skipped, with the reason. */
export function describeWithRedis(title: string, suite: () => void): void {
  if (hasRedis) describe(title, suite);
  else describe.skip(`(needs ${REDIS_SERVERS.join(' or ')}) ${title}`, suite);
}
