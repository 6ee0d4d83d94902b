import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const asked = () =>
  server.calls.map(({ path, query }) => [
    path,
    query.get('query'),
    query.get('primary_release_year') ?? query.get('first_air_date_year'),
  ]);

test('Finds movies by name', async () => {
  const { results } = await catalogueOver(server).search('movie', 'harbour', { page: 1 });
  expect(results.map(({ title, date }) => [title, date?.slice(0, 4)])).toEqual([
    ['Harbour', '2021'],
    ['Harbour', '1998'],
  ]);
  expect(server.calls[0]?.query.get('include_adult')).toBe('false');
});

test.each(['Harbour 1998', 'harbour (1998)'])('Finds the film of the year in "%s"', async (query) => {
  const { results } = await catalogueOver(server).search('movie', query, { page: 1 });
  expect(results.map(({ date }) => date?.slice(0, 4))).toEqual(['1998']);
});

test('Treats a year as part of the name when no film of that year is found', async () => {
  const { results } = await catalogueOver(server).search('movie', 'Platform 1984', { page: 1 });
  expect(results.map(({ title }) => title)).toEqual(['Platform 1984']);
  expect(asked()).toEqual([
    ['/search/movie', 'Platform', '1984'],
    ['/search/movie', 'Platform 1984', null],
  ]);
});

test.each([
  [
    'Harbour 1950',
    [
      ['Harbour', '1950'],
      ['Harbour 1950', null],
      ['Harbour', null],
    ],
  ],
  [
    'har bour',
    [
      ['har bour', null],
      ['harbour', null],
    ],
  ],
  [
    'har bour 3',
    [
      ['har bour 3', null],
      ['har bour', null],
      ['harbour', null],
    ],
  ],
])('Finds similar names for "%s" when none matches', async (query, calls) => {
  const catalogue = catalogueOver(server);
  const { results } = await catalogue.search('movie', query, { page: 1 });
  expect(results.map(({ title }) => title)).toEqual(['Harbour', 'Harbour']);
  expect(asked().map(([, ...call]) => call)).toEqual(calls);
  const next = await catalogue.search('movie', query, { page: 2 });
  expect(next).toMatchObject({ page: 2, results: [], totalResults: 2 });
});

test('Finds a name written without spaces by earlier titles', async () => {
  const catalogue = catalogueOver(server);
  await catalogue.search('movie', 'Velvet Orchard', { page: 1 });
  const { results } = await catalogue.search('movie', 'velvetorchard', { page: 1 });
  expect(results[0]?.title).toBe('Velvet Orchard');
});

test('Continues a search with a year on the second page', async () => {
  const catalogue = catalogueOver(server);
  const page = await catalogue.search('movie', 'Harbour 1998', { page: 2 });
  expect(page).toMatchObject({ page: 2, results: [], totalResults: 1 });
});

test('Searches series by their first year', async () => {
  await catalogueOver(server).search('tv', 'The Amber Orchard 2024', { page: 1 });
  expect(asked()[0]).toEqual(['/search/tv', 'The Amber Orchard', '2024']);
});

test('Narrows a search by a separate year', async () => {
  const { results } = await catalogueOver(server).search('movie', 'harbour', { page: 1, year: 2021 });
  expect(results.map(({ date }) => date?.slice(0, 4))).toEqual(['2021']);
});

test.each(['', '   ', '\u0000\t'])('Returns nothing for an empty search, without a call', async (query) => {
  const page = await catalogueOver(server).search('movie', query, { page: 1 });
  expect(page).toEqual({ page: 1, totalPages: 0, totalResults: 0, next: null, results: [] });
  expect(server.calls).toEqual([]);
});

test('Encodes a query, which cannot add parameters', async () => {
  const query = 'a&api_key=mine&page=9 100% #1 +é 映画';
  await catalogueOver(server, { apiKey: 'ours' }).search('movie', query, { page: 1 });
  const sent = server.calls[0]?.query;
  expect(sent?.get('query')).toBe(query);
  expect(sent?.getAll('api_key')).toEqual(['ours']);
  expect(sent?.getAll('page')).toEqual(['1']);
});

test('Ignores differences in spaces', async () => {
  const catalogue = catalogueOver(server);
  await catalogue.search('movie', 'velvet   orchard', { page: 1 });
  await catalogue.search('movie', ' velvet orchard ', { page: 1 });
  expect(server.calls).toHaveLength(1);
});
