import { expect, onTestFinished, test, vi } from 'vitest';
import { announcePageChange, onPageChange, sharePageChanges } from '../../../src/contract/page-changes.ts';
import { connectRedis } from '../../../src/contract/redis.ts';
import { createLog } from '../../../src/server/log.ts';
import { startRedisServer } from '../../support/host/redis-server.ts';
import { describeWithRedis } from '../../support/host/with-redis.ts';

describeWithRedis('processes that share a Redis server', () => {
  test('receive page changes of others, and their own once', async () => {
    const server = await startRedisServer();
    onTestFinished(() => server.close());
    const { log } = createLog('silent');
    const here = connectRedis(server.url, log);
    const there = connectRedis(server.url, log);
    onTestFinished(() => [here, there].forEach((redis) => redis.disconnect()));
    const heard: [string, boolean][] = [];
    onTestFinished(onPageChange((path, own) => void heard.push([path, own])));
    onTestFinished(sharePageChanges(here));
    const words: string[] = [];
    const ear = there.duplicate();
    onTestFinished(() => ear.disconnect());
    ear.on('message', (_subject, text) => void words.push(text));
    await vi.waitFor(() => ear.subscribe('marquee:page-changes'));

    announcePageChange({ list: '0123456789abcdef0123' });
    await vi.waitFor(() => expect(words).toEqual([expect.stringMatching(/ \/list\/0123456789abcdef0123$/)]));
    await vi.waitFor(async () => {
      expect(await there.publish('marquee:page-changes', 'another /movie/603')).toBe(2);
    });
    await vi.waitFor(() => expect(heard).toContainEqual(['/movie/603', false]));
    expect(heard[0]).toEqual(['/list/0123456789abcdef0123', true]);
    expect(heard.filter(([path]) => path.startsWith('/list'))).toHaveLength(1);
  });
});
