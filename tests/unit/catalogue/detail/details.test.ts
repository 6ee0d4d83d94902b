import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogueOver, failureOf, TODAY } from '../../../support/tmdb/catalogue.ts';
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

const paths = () => server.calls.map(({ path }) => path);

/** Most of the server's titles have many similar ones; those with an id divisible by five have few. */
const MOVIE = 1003;
const LONELY = 1005;

describe('a movie', () => {
  test('is read with everything of its page in one call', async () => {
    const movie = await catalogueOver(server).movie(MOVIE);
    expect(movie).toMatchObject({
      kind: 'movie',
      id: MOVIE,
      title: 'Platform 1984',
      runtime: 138,
      budget: 25_000_000,
      revenue: 81_500_000,
      directors: [
        { id: 9021, name: 'Gus Lindqvist' },
        { id: 9022, name: 'Ada Quill' },
      ],
      writers: [{ id: 9024, name: 'Cleo Varga' }],
      contributors: 17,
      productionCompanies: ['Lantern Works', 'Third Bell Pictures'],
      productionCountries: ['United States of America'],
      countryCodes: ['US'],
      spokenLanguages: [
        { code: 'en', name: 'English' },
        { code: 'fr', name: 'Français' },
      ],
    });
    expect(movie?.cast[0]).toEqual({
      id: 9001,
      name: 'Ada Quill',
      character: 'Role 1',
      profilePath: '/person-9001.jpg',
    });
    expect(movie?.videos.map(({ type }) => type)).toEqual(['Trailer', 'Clip']);
    expect(movie?.genreIds).toEqual(movie?.genres.map(({ id }) => id));
    expect(movie?.similar).toHaveLength(10);
    expect(movie?.similar.map(({ id }) => id)).not.toContain(MOVIE);
    expect(paths()).toEqual([`/movie/${MOVIE}`]);
  });

  test('has no runtime, budget and revenue for zeros', async () => {
    expect(await catalogueOver(server).movie(1002)).toMatchObject({
      runtime: null,
      budget: null,
      revenue: null,
    });
  });

  test('that does not exist is null after one call', async () => {
    const catalogue = catalogueOver(server);
    expect(await catalogue.movie(999_999)).toBeNull();
    expect(await catalogue.movie(999_999)).toBeNull();
    expect(paths()).toEqual(['/movie/999999']);
  });

  test.each([1061, 1062])('for adults (%i) does not exist', async (id) => {
    expect(await catalogueOver(server).movie(id)).toBeNull();
  });

  test.each(['nulls', 'empty strings', 'missing keys', 'unknown fields'] as const)(
    'with %s still has a page',
    async (fault) => {
      server.behave(fault);
      expect(await catalogueOver(server).movie(MOVIE)).toMatchObject({ id: MOVIE, title: 'Platform 1984' });
    },
  );
});

describe('a series', () => {
  test('is read with everything of its page in one call', async () => {
    const show = await catalogueOver(server).series(MOVIE);
    expect(show).toMatchObject({
      kind: 'tv',
      id: MOVIE,
      title: 'The Electric Orchard',
      lastAirDate: '2026-03-04',
      nextEpisodeDate: '2026-03-11',
      numberOfSeasons: 2,
      networks: ['Channel Nine and a Half'],
      createdBy: [{ id: 9100, name: 'Ines Calder' }],
      contributors: 17,
    });
    expect(show?.similar.every(({ kind }) => kind === 'tv')).toBe(true);
    expect(paths()).toEqual([`/tv/${MOVIE}`]);
  });

  test('has no date without a next episode', async () => {
    expect((await catalogueOver(server).series(1002))?.nextEpisodeDate).toBeNull();
  });

  test.each(['nulls', 'empty strings', 'missing keys', 'unknown fields'] as const)(
    'with %s still has a page',
    async (fault) => {
      server.behave(fault);
      expect(await catalogueOver(server).series(MOVIE)).toMatchObject({
        id: MOVIE,
        title: 'The Electric Orchard',
      });
    },
  );
});

describe('similar titles', () => {
  test('are completed by recommendations when few', async () => {
    expect((await catalogueOver(server).movie(LONELY))?.similar).toHaveLength(10);
    expect(paths()).toEqual([`/movie/${LONELY}`, `/movie/${LONELY}/recommendations`]);
  });

  test.each([500, 404, 'reset', 'HTML', 'wrong envelope'] as const)(
    'stay few, and the page complete, when recommendations fail (%s)',
    async (fault) => {
      server.behave(({ path }) => (path.endsWith('/recommendations') ? fault : undefined));
      expect((await catalogueOver(server).movie(LONELY))?.similar).toHaveLength(3);
      expect(paths()).toHaveLength(2);
    },
  );
});

describe('when the combined call fails with a server error', () => {
  const withParts = (query: URLSearchParams) => query.has('append_to_response');

  test('the parts are requested separately for the same page', async () => {
    const whole = await catalogueOver(server).movie(MOVIE);
    server.behave(({ query }) => (withParts(query) ? 500 : undefined));
    expect(await catalogueOver(server).movie(MOVIE)).toEqual(whole);
  });

  test.each(['credits', 'videos', 'similar'])('the page works without %s', async (part) => {
    server.behave(({ path, query }) => (withParts(query) || path.endsWith(part) ? 500 : undefined));
    const movie = await catalogueOver(server).movie(MOVIE);
    expect(movie).toMatchObject({ id: MOVIE, title: 'Platform 1984' });
    expect(movie?.cast.length === 0).toBe(part === 'credits');
    expect(movie?.videos.length === 0).toBe(part === 'videos');
  });

  test('a person is shown without failing credits, and completely a minute later', async () => {
    const whole = await catalogueOver(server).artist(9001);
    server.behave(({ query }) => (withParts(query) ? 500 : undefined));
    expect(await catalogueOver(server).artist(9001)).toEqual(whole);
    const catalogue = catalogueOver(server);
    server.behave(({ path, query }) => (withParts(query) || path.endsWith('credits') ? 500 : undefined));
    expect(await catalogue.artist(9001)).toMatchObject({ name: whole?.name, roles: [], knownFor: [] });
    server.behave(null);
    catalogue.pass({ seconds: 61 });
    expect(await catalogue.artist(9001)).toEqual(whole);
  });

  test('a page with a missing part is completed a minute later', async () => {
    const catalogue = catalogueOver(server);
    server.behave(({ path, query }) => (withParts(query) || path.endsWith('credits') ? 500 : undefined));
    expect((await catalogue.movie(MOVIE))?.cast).toEqual([]);
    server.behave(null);
    catalogue.pass({ seconds: 61 });
    expect((await catalogue.movie(MOVIE))?.cast).toHaveLength(10);
  });

  test('the details themselves are required', async () => {
    server.behave(({ path }) => (path === `/movie/${MOVIE}` ? 500 : undefined));
    const failure = await failureOf(catalogueOver(server).movie(MOVIE));
    expect(failure.message).toBe('API error: 500 Internal Server Error');
  });

  test('one invalid title does not hide others', async () => {
    const catalogue = catalogueOver(server);
    server.behave(({ path }) => (path.startsWith(`/movie/${MOVIE}`) ? 500 : undefined));
    await failureOf(catalogue.movie(MOVIE));
    expect(await catalogue.movie(1007)).toMatchObject({ id: 1007 });
  });

  test('a missing title is null', async () => {
    server.behave(({ query }) => (withParts(query) ? 500 : 404));
    expect(await catalogueOver(server).movie(MOVIE)).toBeNull();
  });
});
