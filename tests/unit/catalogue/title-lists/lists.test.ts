import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOVIE_CATEGORIES, TV_CATEGORIES } from '../../../../src/core/categories.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { shift } from '../../../support/tmdb/data.ts';
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

/** Path and parameters of the only call, without language and adult titles. */
function onlyCall() {
  expect(server.calls).toHaveLength(1);
  const { path, query } = server.calls[0] ?? { path: '', query: new URLSearchParams() };
  const { language: _language, include_adult: _adult, ...parameters } = Object.fromEntries(query);
  return { path, parameters };
}

describe('each list’s request', () => {
  test.each([
    ['trending-now', '/trending/movie/week', {}],
    ['popular', '/movie/popular', {}],
    ['top-rated', '/movie/top_rated', {}],
    ['upcoming', '/discover/movie', { sort_by: 'popularity.desc', 'primary_release_date.gte': '2026-03-11' }],
  ] as const)('movies, %s', async (category, path, parameters) => {
    await catalogueOver(server).movieList(category, { page: 2 });
    expect(onlyCall()).toEqual({ path, parameters: { ...parameters, page: '2' } });
  });

  const popular = { sort_by: 'popularity.desc' };

  test.each([
    ['airing-today', '/discover/tv', { ...popular, 'air_date.gte': TODAY, 'air_date.lte': TODAY }],
    ['on-the-air', '/discover/tv', { ...popular, 'air_date.gte': TODAY, 'air_date.lte': '2026-03-17' }],
    ['popular', '/tv/popular', {}],
    ['top-rated', '/tv/top_rated', {}],
  ] as const)('series, %s: uses this site’s days for airing', async (category, path, parameters) => {
    await catalogueOver(server).seriesList(category, { page: 1 });
    expect(onlyCall()).toEqual({ path, parameters: { ...parameters, page: '1' } });
  });

  const rated = { sort_by: 'vote_average.desc', 'vote_count.gte': '200' };

  test.each([
    ['trending-now', popular],
    ['popular', popular],
    ['top-rated', { ...rated, without_genres: '99,10755' }],
    ['upcoming', { ...popular, 'primary_release_date.gte': '2026-03-11' }],
  ] as const)('movies of a year, %s: filters the whole list, not one page', async (category, parameters) => {
    await catalogueOver(server).movieList(category, { page: 1, year: 2021 });
    const expected = { ...parameters, primary_release_year: '2021', page: '1' };
    expect(onlyCall()).toEqual({ path: '/discover/movie', parameters: expected });
  });

  test.each([
    ['airing-today', { ...popular, 'air_date.gte': TODAY, 'air_date.lte': TODAY }],
    ['on-the-air', { ...popular, 'air_date.gte': TODAY, 'air_date.lte': '2026-03-17' }],
    ['popular', popular],
    ['top-rated', rated],
  ] as const)('series of a year, %s: filters the whole list, not one page', async (category, parameters) => {
    await catalogueOver(server).seriesList(category, { page: 1, year: 2024 });
    const expected = { ...parameters, first_air_date_year: '2024', page: '1' };
    expect(onlyCall()).toEqual({ path: '/discover/tv', parameters: expected });
  });

  test('sorts a genre by popularity', async () => {
    await catalogueOver(server).byGenre('tv', 18, { page: 1 });
    const parameters = { sort_by: 'popularity.desc', with_genres: '18', page: '1' };
    expect(onlyCall()).toEqual({ path: '/discover/tv', parameters });
  });

  test('has equal addresses for equal calls, in any order of parameters', async () => {
    await catalogueOver(server, { apiKey: 'key' }).movieList('upcoming', { page: 1, year: 2026 });
    const names = [...(server.calls[0]?.query.keys() ?? [])];
    expect(names).toEqual([...names].sort());
  });
});

describe('each list', () => {
  test('shows upcoming movies only, though TMDB’s list has old ones', async () => {
    const { results } = await catalogueOver(server).movieList('upcoming', { page: 1 });
    expect(results.length).toBeGreaterThanOrEqual(12);
    for (const { date } of results) expect(date && date > TODAY).toBe(true);
  });

  test('excludes released movies from upcoming, even if sent', async () => {
    const item = { poster_path: null, vote_count: 9, vote_average: 7 };
    const results = [
      { ...item, id: 1, title: 'Out since 1994', release_date: '1994-09-10' },
      { ...item, id: 2, title: 'Out today', release_date: TODAY },
      { ...item, id: 3, title: 'Out tomorrow', release_date: shift(TODAY, 1) },
      { ...item, id: 4, title: 'Out one day', release_date: '' },
    ];
    server.behave(() => ({ status: 200, body: { page: 1, total_pages: 1, total_results: 4, results } }));
    const page = await catalogueOver(server).movieList('upcoming', { page: 1 });
    expect(page.results.map(({ title }) => title)).toEqual(['Out tomorrow']);
  });

  test('of a year has movies of that year, with the year’s pages', async () => {
    const page = await catalogueOver(server).movieList('popular', { page: 1, year: 2021 });
    expect(page.results.length).toBeGreaterThan(0);
    expect(page.totalResults).toBe(page.results.length);
    for (const { date } of page.results) expect(date).toMatch(/^2021-/);
  });

  test('has votes in tenths, as saved lists', async () => {
    const votes = [8.246, 8.25, 8.35, 9.96, 12];
    const results = votes.map((vote_average, at) => ({
      id: at + 1,
      title: 'A',
      vote_count: 9,
      vote_average,
    }));
    server.behave(() => ({ status: 200, body: { page: 1, total_pages: 1, total_results: 5, results } }));
    const page = await catalogueOver(server).movieList('popular', { page: 1 });
    expect(page.results.map(({ voteAverage }) => voteAverage)).toEqual([8.2, 8.3, 8.4, 10, 10]);
  });

  test('excludes adult and softcore titles', async () => {
    const catalogue = catalogueOver(server);
    server.behave(() => {
      const results = ['adult', 'softcore', 'neither'].map((flag, id) => ({
        id: id + 1,
        title: flag,
        name: flag,
        [flag]: true,
      }));
      return { status: 200, body: { page: 1, total_pages: 1, total_results: 3, results } };
    });
    const pages = await Promise.all([
      ...MOVIE_CATEGORIES.filter((category) => category !== 'upcoming').map((category) =>
        catalogue.movieList(category, { page: 1 }),
      ),
      ...TV_CATEGORIES.map((category) => catalogue.seriesList(category, { page: 1 })),
      catalogue.trending('movie', 'day'),
      catalogue.trending('tv', 'week'),
      catalogue.search('movie', 'anything', { page: 1 }),
      catalogue.search('tv', 'anything', { page: 1 }),
      catalogue.byGenre('movie', 28, { page: 1 }),
      catalogue.byGenre('tv', 18, { page: 1 }),
    ]);
    for (const { results } of pages) expect(results.map(({ title }) => title)).toEqual(['neither']);
  });

  test.each(['yes', 1, {}])('excludes a title marked as adult in an unknown way (%j)', async (adult) => {
    const results = [
      { id: 1, title: 'Marked', adult },
      { id: 2, title: 'Unmarked' },
    ];
    server.behave(() => ({ status: 200, body: { page: 1, total_pages: 1, total_results: 2, results } }));
    const page = await catalogueOver(server).movieList('popular', { page: 1 });
    expect(page.results.map(({ title }) => title)).toEqual(['Unmarked']);
  });

  test('has a title once on a page, even if sent twice', async () => {
    server.behave('repeats');
    const { results } = await catalogueOver(server).movieList('popular', { page: 2 });
    const ids = results.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toHaveLength(20);
  });

  test('ends at page 500, whatever the server says', async () => {
    server.behave('many pages');
    const catalogue = catalogueOver(server);
    expect(await catalogue.seriesList('popular', { page: 1 })).toMatchObject({
      totalPages: 500,
      totalResults: 1_140_066,
    });
    await catalogue.movieList('popular', { page: 501 });
    expect(server.calls.at(-1)?.query.get('page')).toBe('500');
  });

  test.each([0, -3, Number.NaN])('reads page %s as page 1', async (page) => {
    expect((await catalogueOver(server).movieList('popular', { page })).page).toBe(1);
  });

  test('is empty past the end, without an error', async () => {
    const page = await catalogueOver(server).movieList('popular', { page: 40 });
    expect(page).toMatchObject({ page: 40, results: [] });
  });

  test('has no rating for a title without votes', async () => {
    const { results } = await catalogueOver(server).movieList('popular', { page: 1 });
    const unrated = results.filter(({ voteCount }) => voteCount === 0);
    expect(unrated.map(({ voteAverage }) => voteAverage)).toEqual([null]);
  });

  test('distinguishes movies and series of one id', async () => {
    const catalogue = catalogueOver(server);
    const movie = (await catalogue.movieList('popular', { page: 1 })).results[0];
    const show = (await catalogue.seriesList('popular', { page: 1 })).results[0];
    expect([movie?.id, show?.id]).toEqual([1001, 1001]);
    expect([movie?.kind, show?.kind]).toEqual(['movie', 'tv']);
    expect(movie?.title).not.toBe(show?.title);
  });

  test('trims genre names', async () => {
    const names = (await catalogueOver(server).genres('movie')).map(({ name }) => name);
    expect(names).toContain('History');
  });

  test.each(['nulls', 'empty strings', 'missing keys', 'unknown fields'] as const)(
    '%s cost no title',
    async (fault) => {
      const complete = await catalogueOver(server).movieList('popular', { page: 1 });
      server.behave(fault);
      const { results } = await catalogueOver(server).movieList('popular', { page: 1 });
      const tags = (titles: typeof results) => titles.map(({ id, title }) => [id, title]);
      expect(tags(results)).toEqual(tags(complete.results));
    },
  );

  test('skips invalid items and keeps the rest', async () => {
    const complete = await catalogueOver(server).movieList('popular', { page: 1 });
    server.behave('null items');
    expect(await catalogueOver(server).movieList('popular', { page: 1 })).toEqual(complete);
  });
});
