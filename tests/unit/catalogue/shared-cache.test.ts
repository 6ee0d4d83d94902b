import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { connectRedis } from '../../../src/contract/redis.ts';
import { createRedisStore } from '../../../src/server/redis-store.ts';
import { createLog } from '../../../src/server/log.ts';
import { startRedisServer, type RedisServer } from '../../support/host/redis-server.ts';
import { describeWithRedis } from '../../support/host/with-redis.ts';
import { catalogueOver, TODAY } from '../../support/tmdb/catalogue.ts';
import { startTmdbServer, type TmdbServer } from '../../support/tmdb/server.ts';

let tmdb: TmdbServer;
let redis: RedisServer;

function connect() {
  const connection = connectRedis(redis.url, createLog('silent').log);
  onTestFinished(() => connection.disconnect());
  return createRedisStore(connection);
}

/** Resolves when the store answers. */
const connected = (store: ReturnType<typeof connect>) =>
  expect
    .poll(() =>
      store.read('anything').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

const FIRST = { page: 1 };

/** Number of shared answers. */
const shared = () => redis.client.dbsize();

describeWithRedis('several processes with one Redis', () => {
  beforeAll(async () => {
    tmdb = await startTmdbServer({ today: TODAY });
  });
  beforeEach(async () => {
    tmdb.behave(null);
    tmdb.calls.length = 0;
    redis = await startRedisServer();
  });
  afterEach(() => redis.close());
  afterAll(() => tmdb.close());

  test('send one call for all of them, also for missing titles', async () => {
    const store = connect();
    await connected(store);
    const one = catalogueOver(tmdb, { shared: store });
    const other = catalogueOver(tmdb, { shared: store });
    const page = await one.movieList('popular', FIRST);
    await one.movie(999_999);
    await expect.poll(shared).toBe(2);
    const asked = tmdb.calls.length;
    expect(await other.movieList('popular', FIRST)).toEqual(page);
    expect(await other.movie(999_999)).toBeNull();
    expect(tmdb.calls).toHaveLength(asked);
  });

  test('send another when the answer is stale, and use the old one while that fails', async () => {
    const store = connect();
    await connected(store);
    const page = await catalogueOver(tmdb, { shared: store }).movieList('popular', FIRST);
    await expect.poll(shared).toBe(1);
    const late = catalogueOver(tmdb, { shared: store });
    late.pass({ hours: 2 });
    tmdb.behave(500);
    expect(await late.movieList('popular', FIRST)).toEqual(page);
    expect(late.health().stale).toBe(1);
    tmdb.behave(null);
    late.pass({ seconds: 11 });
    const asked = tmdb.calls.length;
    await late.movieList('popular', FIRST);
    expect(tmdb.calls).toHaveLength(asked + 1);
  });

  test('continue alone without Redis or with invalid data in it', async () => {
    const store = connect();
    await connected(store);
    const catalogue = catalogueOver(tmdb, { shared: store });
    await catalogue.movieList('popular', FIRST);
    await expect.poll(shared).toBe(1);
    const [key = ''] = await redis.client.keys('*');
    await redis.client.set(key, '{"half');
    expect((await catalogueOver(tmdb, { shared: store }).movieList('popular', FIRST)).results).not.toEqual(
      [],
    );
    await redis.close();
    expect((await catalogueOver(tmdb, { shared: store }).movieList('top-rated', FIRST)).results).not.toEqual(
      [],
    );
  });
});
