import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { COLLECTION } from '../../../support/tmdb/collections.ts';
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

async function movie(more: object) {
  server.behave(() => ({ status: 200, body: { id: 5, title: 'Five', ...more } }));
  return catalogueOver(server).movie(5);
}

const released = (...releases: unknown[]) => ({
  release_dates: { results: [null, { iso_3166_1: 'DE' }, { iso_3166_1: 'US', release_dates: releases }] },
});

describe('a movie', () => {
  test('has collection, age rating and external ids in its one call', async () => {
    expect(await catalogueOver(server).movie(1001)).toMatchObject({
      certification: 'PG-13',
      imdbId: 'tt1001000',
      homepage: 'https://title-1001.example/',
      collection: { id: COLLECTION, name: 'The Harbour Collection', posterPath: '/collection-7001.jpg' },
    });
    expect(server.calls).toHaveLength(1);
  });

  test.each([
    [
      [
        { type: 1, certification: '' },
        { type: 4, certification: 'R' },
      ],
      'R',
    ],
    [
      [
        { type: 5, certification: 'Unrated' },
        { type: 2, certification: ' PG ' },
      ],
      'PG',
    ],
    [[{ certification: 'G' }], 'G'],
    [[{ type: 3, certification: '' }], null],
    [[{ type: 3, certification: 'far too long to be one' }], null],
    [[{ type: 3, certification: 7 }, null, 'x'], null],
    [[], null],
  ])('released as %j has the age rating %s', async (releases, rating) => {
    expect((await movie(released(...releases)))?.certification).toBe(rating);
  });

  test('has the region’s release day, in cinemas rather than at home', async () => {
    const home = { type: 4, release_date: '2027-01-04T00:00:00.000Z' };
    const cinema = { type: 3, release_date: '2027-03-04T00:00:00.000Z' };
    const dayOf = async (...releases: unknown[]) => (await movie(released(...releases)))?.release;
    expect(await dayOf(home, cinema)).toEqual({
      day: '2027-03-04',
      place: { region: 'US', way: 'theatre' },
    });
    expect(await dayOf(home)).toEqual({ day: '2027-01-04', place: { region: 'US', way: 'digital' } });
    expect(await dayOf({ type: 1, release_date: '2027-01-04T00:00:00.000Z' })).toBeNull();
  });

  test.each([
    'http://insecure.example/',
    'javascript:alert(1)',
    'https://name:secret@place.example/',
    'https://',
    'somewhere',
    `https://place.example/${'x'.repeat(200)}`,
    7,
    null,
  ])('has no official site at %s', async (homepage) => {
    expect((await movie({ homepage }))?.homepage).toBeNull();
  });

  test.each(['nm0000123', 'tt12', 'tt1234567"onclick', 'tt123456789012', '', null, 7])(
    'has no page at IMDb under %s',
    async (id) => {
      expect((await movie({ imdb_id: id }))?.imdbId).toBeNull();
    },
  );

  test.each([{}, { id: 0, name: 'x' }, { id: 7 }, 'x', null])(
    'is not part of a collection by %j',
    async (found) => {
      expect(
        (await movie({ belongs_to_collection: found, release_dates: [], content_ratings: 3 }))?.collection,
      ).toBeNull();
    },
  );
});

describe('a series', () => {
  test('has seasons, age rating and external ids in its one call', async () => {
    const series = await catalogueOver(server).series(1003);
    expect(series).toMatchObject({
      certification: 'TV-MA',
      imdbId: 'tt1003000',
      homepage: 'https://title-1003.example/',
    });
    expect(series?.seasons).toEqual([
      { number: 1, name: 'Season 1', date: '2019-09-01', episodeCount: 8 },
      { number: 2, name: 'Season 2', date: '2020-09-01', episodeCount: 60 },
      { number: 0, name: 'Specials', date: null, episodeCount: 3 },
    ]);
    expect(server.calls).toHaveLength(1);
  });
});

describe('countries and minutes', () => {
  const series = async (more: object) => {
    server.behave(() => ({ status: 200, body: { id: 5, name: 'Five', ...more } }));
    return catalogueOver(server).series(5);
  };

  test('are read by code, ignoring other fields', async () => {
    const countries = ['JP', 'jp', '', null, 'XKX', 'JP', 'FR'].map((code) => ({
      iso_3166_1: code,
      name: 'x',
    }));
    expect((await movie({ production_countries: [...countries, 7] }))?.countryCodes).toEqual(['JP', 'FR']);
    expect((await movie({ production_countries: 'JP' }))?.countryCodes).toEqual([]);
  });

  test('fall back to a series’ countries of origin', async () => {
    expect((await series({ production_countries: [], origin_country: ['KR', 7] }))?.countryCodes).toEqual([
      'KR',
    ]);
  });

  test.each([
    [{ episode_run_time: [47, 60] }, 47],
    [{ episode_run_time: [], last_episode_to_air: { runtime: 24 } }, 24],
    [{ episode_run_time: [0], last_episode_to_air: { runtime: 24 } }, 24],
    [{ episode_run_time: null, last_episode_to_air: { runtime: null } }, null],
    [{ last_episode_to_air: 'x' }, null],
    [{}, null],
  ])('of an episode by %j are %s', async (said, minutes) => {
    expect((await series(said))?.episodeRuntime).toBe(minutes);
  });
});
