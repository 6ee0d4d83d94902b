import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../../src/features/discover/discover.ts';
import { catalogueOver, failureOf, TODAY } from '../../support/tmdb/catalogue.ts';
import { startTmdbServer, type TmdbServer } from '../../support/tmdb/server.ts';

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
});
afterAll(() => server.close());

const FIRST = { page: 1 };

describe('many visitors', () => {
  test('share one call for a thousand equal requests', async () => {
    const catalogue = catalogueOver(server);
    const pages = await Promise.all(
      Array.from({ length: 1000 }, () => catalogue.movieList('popular', FIRST)),
    );
    expect(new Set(pages.map(({ results }) => results.length))).toEqual(new Set([pages[0]?.results.length]));
    expect(server.calls).toHaveLength(1);
    const health = catalogue.health();
    expect(health).toMatchObject({ calls: 1, misses: 1, hits: 999, entries: 1, lastError: null });
    expect(health.bytes).toBeGreaterThan(1000);
  });

  test('share one call for a thousand equal requests of a missing title', async () => {
    const catalogue = catalogueOver(server);
    const movies = await Promise.all(Array.from({ length: 1000 }, () => catalogue.movie(999_999)));
    expect(new Set(movies)).toEqual(new Set([null]));
    expect(server.calls).toHaveLength(1);
  });

  test('share one failure and its retries for a thousand equal requests', async () => {
    server.behave(500);
    const catalogue = catalogueOver(server);
    await Promise.all(Array.from({ length: 1000 }, () => failureOf(catalogue.movieList('popular', FIRST))));
    expect(server.calls).toHaveLength(3);
  });

  test('do not get a cached failure', async () => {
    const catalogue = catalogueOver(server);
    server.behave(401);
    await failureOf(catalogue.genres('movie'));
    server.behave(null);
    expect(await catalogue.genres('movie')).not.toEqual([]);
  });

  test('cannot change each other’s page', async () => {
    const { results } = await catalogueOver(server).movieList('popular', FIRST);
    expect(() => results.reverse()).toThrow(TypeError);
  });

  test('get separate entries for movies, series, pages, years and windows', async () => {
    const catalogue = catalogueOver(server);
    await catalogue.movie(1001);
    await catalogue.series(1001);
    await catalogue.movieList('popular', FIRST);
    await catalogue.movieList('popular', { page: 2 });
    await catalogue.movieList('popular', { page: 1, year: 2021 });
    await catalogue.trending('movie', 'day');
    await catalogue.trending('movie', 'week');
    expect(new Set(server.calls.map(({ target }) => target)).size).toBe(7);
  });
});

describe('an answer is requested again', () => {
  const minutes = (count: number) => ({ seconds: 60 * count });

  test.each([
    ['trending titles', 'after ten minutes', minutes(10), (c) => c.trending('movie', 'day')],
    ['the trending list', 'after ten minutes', minutes(10), (c) => c.movieList('trending-now', FIRST)],
    ['a list', 'after an hour', { hours: 1 }, (c) => c.seriesList('popular', FIRST)],
    ['a search', 'after an hour', { hours: 1 }, (c) => c.search('tv', 'amber', FIRST)],
    ['a movie', 'after six hours', { hours: 6 }, (c) => c.movie(1003)],
    ['an old movie hardly anybody votes on', 'after a day', { hours: 24 }, (c) => c.movie(1034)],
    ['a missing series', 'after ten minutes', minutes(10), (c) => c.series(999_999)],
    ['genres', 'after a day', { hours: 24 }, (c) => c.genres('tv')],
  ] as [
    string,
    string,
    { seconds?: number; hours?: number },
    (c: ReturnType<typeof catalogueOver>) => Promise<unknown>,
  ][])('%s %s and not before', async (_what, _when, duration, ask) => {
    const catalogue = catalogueOver(server);
    await ask(catalogue);
    catalogue.pass({ ...duration, seconds: (duration.seconds ?? 0) - 1 });
    await ask(catalogue);
    expect(server.calls).toHaveLength(1);
    catalogue.pass({ seconds: 2 });
    await ask(catalogue);
    expect(server.calls).toHaveLength(2);
  });

  test('for tomorrow’s upcoming movies', async () => {
    const catalogue = catalogueOver(server);
    catalogue.pass({ hours: 11.9 });
    await catalogue.movieList('upcoming', FIRST);
    catalogue.pass({ hours: 0.2 });
    await catalogue.movieList('upcoming', FIRST);
    expect(server.calls.map(({ query }) => query.get('primary_release_date.gte'))).toEqual([
      '2026-03-11',
      '2026-03-12',
    ]);
  });
});

describe('while the movie database is down', () => {
  test.each([500, 'reset', 'HTML', 429, 401] as const)(
    '(%s) cached answers stay available',
    async (fault) => {
      const catalogue = catalogueOver(server);
      const before = [await catalogue.movie(1003), await catalogue.movieList('popular', FIRST)];
      server.behave(fault);
      catalogue.pass({ hours: 20 });
      expect([await catalogue.movie(1003), await catalogue.movieList('popular', FIRST)]).toEqual(before);
      expect(catalogue.health().stale).toBe(2);
    },
  );

  test('uncached answers are a clear error', async () => {
    const catalogue = catalogueOver(server);
    await catalogue.movie(1003);
    server.behave(500);
    expect((await failureOf(catalogue.movie(1007))).message).toBe('API error: 500 Internal Server Error');
  });

  test('stale answers are used for 24 hours, and not longer', async () => {
    const catalogue = catalogueOver(server);
    await catalogue.movieList('popular', FIRST);
    server.behave('reset');
    catalogue.pass({ hours: 25, seconds: -1 });
    expect((await catalogue.movieList('popular', FIRST)).results).not.toEqual([]);
    catalogue.pass({ seconds: 20 });
    await failureOf(catalogue.movieList('popular', FIRST));
  });

  test('visitors of a stale page do not each wait for the database', async () => {
    const catalogue = catalogueOver(server);
    await catalogue.movieList('popular', FIRST);
    server.behave('reset');
    catalogue.pass({ hours: 2 });
    await catalogue.movieList('popular', FIRST);
    server.calls.length = 0;
    catalogue.pass({ seconds: 9 });
    await catalogue.movieList('popular', FIRST);
    expect(server.calls).toEqual([]);
  });

  test('the page is fresh again seconds after the recovery', async () => {
    const catalogue = catalogueOver(server);
    await catalogue.movieList('popular', FIRST);
    server.behave('reset');
    catalogue.pass({ hours: 2 });
    await catalogue.movieList('popular', FIRST);
    server.behave('many pages');
    catalogue.pass({ seconds: 11 });
    expect((await catalogue.movieList('popular', FIRST)).totalPages).toBe(500);
  });
});

describe('the catalogue’s cache is limited', () => {
  test('and evicts the least recently read pages', async () => {
    const catalogue = catalogueOver(server, { limits: { cacheBytes: 100_000 } });
    for (let id = 1001; id <= 1060; id += 1) await catalogue.movie(id);
    server.calls.length = 0;
    await catalogue.movie(1060);
    expect(server.calls).toEqual([]);
    await catalogue.movie(1001);
    expect(server.calls.length).toBeGreaterThan(0);
  });

  test('and searches and filters do not evict lists and genres', async () => {
    const catalogue = catalogueOver(server, { limits: { cacheBytes: 1_000_000 } });
    await catalogue.movieList('popular', FIRST);
    await catalogue.byGenre('movie', 18, FIRST);
    for (let votes = 1; votes <= 60; votes += 1)
      await catalogue.discover('movie', { ...NO_FILTERS, votes }, { page: 1, region: 'US' });
    for (let page = 1; page <= 20; page += 1) await catalogue.search('movie', 'the', { page });
    expect(catalogue.health().bytes).toBeLessThan(500_000);
    server.calls.length = 0;
    await catalogue.movieList('popular', FIRST);
    await catalogue.byGenre('movie', 18, FIRST);
    expect(server.calls).toEqual([]);
  });

  test('and returns an answer larger than itself', async () => {
    const catalogue = catalogueOver(server, { limits: { cacheBytes: 1000 } });
    expect(await catalogue.movie(1003)).toMatchObject({ id: 1003 });
  });

  test('and answers many different simultaneous requests though few fit', async () => {
    const catalogue = catalogueOver(server, { limits: { cacheBytes: 20_000 } });
    const ids = Array.from({ length: 60 }, (_, index) => 1001 + index);
    const movies = await Promise.all(ids.map((id) => catalogue.movie(id)));
    expect(movies.map((movie) => movie?.id)).toEqual(ids);
  });
});
