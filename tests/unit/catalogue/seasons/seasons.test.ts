import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST, MOST } from '../../../../src/core/bounds.ts';
import { episodePages, episodesOn } from '../../../../src/core/seasons.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

const many = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
});
afterAll(() => server.close());

/** The second season read from this answer. */
async function read(season: unknown, series: object = {}) {
  const body = { id: 5, name: 'The Tides', 'season/2': season, ...series };
  server.behave(() => ({ status: 200, body }));
  return catalogueOver(server).season(5, 2);
}

const unknown = { overview: '', date: null, runtime: null, stillPath: null, finale: false };

describe('a season', () => {
  test('is read with its series and neighbours in one call', async () => {
    const season = await catalogueOver(server).season(1003, 1);
    expect(season).toMatchObject({
      number: 1,
      name: 'Season 1',
      date: '2019-09-01',
      episodeCount: 8,
      posterPath: '/season-1.jpg',
      series: { id: 1003, title: 'The Electric Orchard' },
    });
    expect(season?.seasons.map(({ number, episodeCount }) => [number, episodeCount])).toEqual([
      [1, 8],
      [2, 60],
      [0, 3],
    ]);
    expect(season?.episodes[1]).toEqual({
      number: 2,
      name: '',
      overview: 'What happens on day 2. '.repeat(8).trim(),
      date: '2019-09-02',
      runtime: 41,
      stillPath: '/still-1-2.jpg',
      finale: false,
    });
    expect(season?.episodes.at(-1)?.finale).toBe(true);
    expect(server.calls.map(({ path }) => path)).toEqual(['/tv/1003']);
  });

  test('has no crew and guests', async () => {
    expect(JSON.stringify(await catalogueOver(server).season(1003, 2))).not.toContain('Ines Calder');
  });

  test('of specials has number 0', async () => {
    expect(await catalogueOver(server).season(1003, 0)).toMatchObject({ number: 0, name: 'Specials' });
  });

  test.each([
    [1003, 9],
    [999_999, 1],
  ])('of series %i and number %i does not exist', async (series, number) => {
    expect(await catalogueOver(server).season(series, number)).toBeNull();
  });

  test('of a series for adults does not exist', async () => {
    expect(await read({ episodes: [] }, { adult: true })).toBeNull();
    expect(await read({ episodes: [] }, { softcore: 1 })).toBeNull();
  });

  test('that is only announced has no episodes', async () => {
    const seasons = [{ season_number: 2, episode_count: 0, air_date: null, name: null }];
    expect(await read({ success: false, status_code: 34 }, { seasons })).toMatchObject({
      name: '',
      date: null,
      episodes: [],
    });
    expect(await read(undefined)).toBeNull();
  });

  test('has each episode once, in order, despite other errors', async () => {
    const season = await read({
      name: ['x'],
      air_date: '2020-13-45',
      episodes: [
        { episode_number: 3, name: 'المد والجزر', runtime: -5, air_date: '', still_path: '../x' },
        { episode_number: 1, name: 'First', runtime: 'long' },
        { episode_number: 1, name: 'First again' },
        { episode_number: -1, name: 'Before' },
        { episode_number: 'two' },
        null,
        { episode_number: 2, name: ' episode 2 ', air_date: '0000-00-00' },
      ],
    });
    expect(season?.date).toBeNull();
    expect(season?.episodes).toEqual([
      { ...unknown, number: 1, name: 'First' },
      { ...unknown, number: 2, name: '' },
      { ...unknown, number: 3, name: 'المد والجزر' },
    ]);
  });

  test('of three thousand episodes is limited, as is the list of seasons', async () => {
    const season = await read(
      {
        overview: 'o'.repeat(9000),
        episodes: many(3000, (index) => ({
          episode_number: index,
          name: 'n'.repeat(90),
          overview: 'x'.repeat(900),
        })),
      },
      { seasons: many(5000, (index) => ({ season_number: index, name: 's'.repeat(50), episode_count: 3 })) },
    );
    expect(season?.episodes).toHaveLength(MOST.episodes);
    expect(season?.seasons).toHaveLength(MOST.seasons);
    expect(season?.overview).toHaveLength(LONGEST.seasonOverview);
    expect([season?.episodes[0]?.name.length, season?.episodes[0]?.overview.length]).toEqual([
      LONGEST.name,
      LONGEST.episodeOverview,
    ]);
    expect(season?.seasons[0]?.name).toHaveLength(20);
  });
});

test('Shows sixteen episodes on a page', () => {
  const episodes = many(40, (index) => ({
    number: index + 1,
    name: `Part ${index + 1}`,
    overview: '',
    date: null,
    runtime: null,
    stillPath: null,
    finale: false,
  }));
  expect(episodesOn(episodes, 2)).toEqual(episodes.slice(16, 32));
  expect(episodesOn(episodes, 3)).toEqual(episodes.slice(32));
  expect(episodePages(episodes)).toBe(3);
});
