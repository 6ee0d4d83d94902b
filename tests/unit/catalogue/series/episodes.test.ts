import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
});
afterAll(() => server.close());

const episode = (number: number, more: object = {}) => ({
  episode_number: number,
  name: `Chapter ${number}`,
  air_date: '2010-01-01',
  runtime: 24,
  ...more,
});

/** A series with these sizes of seasons, by number. */
function behaveLike(sizes: Record<number, number>, more: object = {}): void {
  const seasons = Object.entries(sizes).map(([number, count]) => ({
    season_number: Number(number),
    episode_count: count,
    air_date: '2010-01-01',
    name: `Season ${number}`,
  }));
  server.behave(({ query }) => {
    const asked = (query.get('append_to_response') ?? '').split(',').filter(Boolean);
    const parts = asked.flatMap((part) => {
      const count = sizes[Number(part.replace('season/', ''))];
      const episodes = Array.from({ length: count ?? 0 }, (_, index) => episode(index + 1));
      return count === undefined ? [] : [[part, { name: 'X', episodes }] as const];
    });
    const body = {
      id: 5,
      name: 'Pirates',
      status: 'Returning Series',
      seasons,
      ...Object.fromEntries(parts),
    };
    return { status: 200, body: { ...body, ...more } };
  });
}

const askedParts = () =>
  server.calls.map(({ query }) => (query.get('append_to_response') ?? '').split(',').filter(Boolean).length);
const many = (seasons: number, episodes: number) =>
  Object.fromEntries(Array.from({ length: seasons }, (_, index) => [index + 1, episodes]));

describe('all episodes of a series', () => {
  test('are read by twenty seasons a call, including specials', async () => {
    behaveLike({ 0: 3, ...many(22, 50) });
    const found = await catalogueOver(server).episodes(5);
    expect(found).toMatchObject({ id: 5, title: 'Pirates', ended: false, missing: [] });
    expect(found?.episodes).toHaveLength(1103);
    expect(found?.episodes[0]).toEqual({
      season: 0,
      number: 1,
      name: 'Chapter 1',
      date: '2010-01-01',
      minutes: 24,
    });
    expect(askedParts()).toEqual([0, 20, 3]);
  });

  test('are read in the first call when their number is known', async () => {
    behaveLike(many(19, 50));
    const expected = Array.from({ length: 19 }, (_, index) => ({ number: index + 1, episodes: 50 }));
    expect((await catalogueOver(server).episodes(5, expected))?.episodes).toHaveLength(950);
    expect(askedParts()).toEqual([19]);
  });

  test('of long seasons are read in more calls, to limit the answer’s size', async () => {
    behaveLike(many(40, 250));
    expect((await catalogueOver(server).episodes(5))?.episodes).toHaveLength(10_000);
    expect(askedParts()).toEqual([0, ...Array<number>(10).fill(4)]);
  });

  test('are not cached', async () => {
    behaveLike(many(1, 2));
    const catalogue = catalogueOver(server);
    await catalogue.episodes(5);
    behaveLike(many(1, 3), { status: 'Canceled' });
    expect(await catalogue.episodes(5)).toMatchObject({
      ended: true,
      episodes: [1, 2, 3].map((number) => ({ number })),
    });
  });

  test('report failed seasons, and skip invalid data', async () => {
    behaveLike(many(2, 2), {
      'season/2': { success: false, status_code: 34 },
      'season/1': {
        episodes: [
          episode(2, { name: 'Episode 2', air_date: '', runtime: null }),
          episode(1, { name: 'さくら مرحبا' }),
          episode(1),
          { name: 'no number' },
        ],
      },
    });
    expect(await catalogueOver(server).episodes(5)).toMatchObject({
      missing: [2],
      episodes: [
        { season: 1, number: 1, name: 'さくら مرحبا' },
        { season: 1, number: 2, name: '', date: null, minutes: null },
      ],
    });
  });

  test('of a missing series, or one for adults, are empty', async () => {
    expect(await catalogueOver(server).episodes(999_999)).toBeNull();
    behaveLike({ 1: 1 }, { adult: true });
    expect(await catalogueOver(server).episodes(5)).toBeNull();
  });

  test('fail like the catalogue', async () => {
    server.behave(() => ({ status: 404, body: {} }));
    expect(await catalogueOver(server).episodes(5)).toBeNull();
    server.behave(() => ({ status: 500, body: {} }));
    await expect(catalogueOver(server).episodes(5)).rejects.toMatchObject({ name: 'CatalogueError' });
  });
});
