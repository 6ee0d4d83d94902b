import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ownLimits, sharedLimits, type Limit } from '../../../src/contract/limits.ts';
import { connectRedis } from '../../../src/contract/redis.ts';
import { createLog } from '../../../src/server/log.ts';
import { startRedisServer, type RedisServer } from '../../support/host/redis-server.ts';
import { describeWithRedis } from '../../support/host/with-redis.ts';

const times = async (count: number, limit: Limit, who = 'ada') => {
  const waits = [];
  for (let time = 0; time < count; time += 1) waits.push(await limit(who));
  return waits;
};

describe('a limit', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('allows so many uses in the minute from the first, for each user', async () => {
    const limit = ownLimits('any', 3);
    expect(await times(3, limit)).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(30_000);
    expect(await limit('ada')).toBe(30);
    expect(await limit('bob')).toBe(0);
    // A refusal does not extend the wait.
    vi.advanceTimersByTime(29_500);
    expect(await limit('ada')).toBe(1);
    vi.advanceTimersByTime(500);
    expect(await limit('ada')).toBe(0);
  });

  test('is separate for each action', async () => {
    expect(await times(2, ownLimits('searches', 1))).toEqual([0, 60]);
    expect(await times(1, ownLimits('keys', 1))).toEqual([0]);
  });

  test('remembers a limited number of users', async () => {
    const limit = ownLimits('any', 1);
    await limit('ada');
    expect(await limit('ada')).toBe(60);
    for (let stranger = 0; stranger < 50_000; stranger += 1) await limit(`stranger ${stranger}`);
    expect(vi.getTimerCount()).toBe(50_000);
    expect(await limit('ada')).toBe(0);
  });
});

describeWithRedis('the limits of several processes with one Redis', () => {
  let redis: RedisServer;
  beforeEach(async () => {
    redis = await startRedisServer();
  });
  afterEach(() => redis.close());

  /** A limit in another process. */
  async function process(perMinute: number): Promise<{ limit: Limit; status: () => string }> {
    const connection = connectRedis(redis.url, createLog('silent').log);
    onTestFinished(() => connection.disconnect());
    await expect.poll(() => connection.status).toBe('ready');
    return { limit: (await sharedLimits(connection))('any', perMinute), status: () => connection.status };
  }

  test('are one limit, whichever process answers', async () => {
    const [one, other] = [await process(4), await process(4)];
    expect([...(await times(2, one.limit)), ...(await times(2, other.limit))]).toEqual([0, 0, 0, 0]);
    for (const { limit } of [one, other]) {
      expect(await limit('ada')).toBeGreaterThan(50);
      expect(await limit('bob')).toBe(0);
    }
  });

  test('cost no round trip while a refused user retries', async () => {
    const { limit } = await process(2);
    await times(3, limit);
    const key = (await redis.client.keys('*')).join();
    const counted = await redis.client.get(key);
    expect((await times(50, limit)).every((wait) => wait > 50)).toBe(true);
    expect(await redis.client.get(key)).toBe(counted);
  });

  test('expire in Redis within a minute', async () => {
    await times(1, (await process(2)).limit);
    for (const key of await redis.client.keys('*')) expect(await redis.client.pttl(key)).toBeGreaterThan(0);
  });

  test('are each process’s own without Redis', async () => {
    const [one, other] = [await process(2), await process(2)];
    await redis.close();
    await expect.poll(() => [one.status(), other.status()].includes('ready')).toBe(false);
    for (const { limit } of [one, other]) {
      const [first, second, third] = await times(3, limit);
      expect([first, second]).toEqual([0, 0]);
      expect(third).toBeGreaterThan(0);
    }
  });
});
