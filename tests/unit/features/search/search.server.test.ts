import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadListAt } from '../../../../src/features/title-lists/list-address.server.ts';
import { loadNumbered } from '../../../../src/features/search/numbered.server.ts';
import { loadSearch } from '../../../../src/features/search/search.server.ts';
import { foundPath } from '../../../../src/core/routes.ts';
import { loadSuggestions } from '../../../../src/features/search/suggestions.server.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer } from '../../../support/tmdb/server.ts';

const server = await startTmdbServer({ today: TODAY });
const backend = { now: () => new Date(), keys: {} } as BackendServer;
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
  provideServices(backend, { catalogue: catalogueOver(server) });
});
afterAll(() => server.close());

async function search(query: string, type?: string, page?: number) {
  const parameters = new URLSearchParams({
    query,
    ...(type && { searchType: type }),
    ...(page && { page: String(page) }),
  });
  const found = await loadSearch({ requestId: 'one', parameters });
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
}

const shownTab = ({ tabs }: { tabs: { type: string; current: boolean }[] }) =>
  tabs.filter(({ current }) => current).map(({ type }) => type);

describe('a search over the bundled catalogue', () => {
  beforeEach(() => provideServices(backend));

  test.each([
    ['the matrix', 'movie'],
    ['breaking bad', 'tv'],
    ['Keanu Reeves', 'person'],
    ['nolan', 'person'],
    ['matrix collection', 'collection'],
    ['2001', 'movie'],
    ['1917', 'movie'],
    ['zzzz', 'movie'],
  ])('for "%s" shows the best match’s type first: %s', async (query, type) => {
    expect(shownTab(await search(query))).toEqual([type]);
  });

  test('keeps the address’s type, and mentions a better match of another', async () => {
    const movies = await search('Breaking Bad', 'movie');
    expect(shownTab(movies)).toEqual(['movie']);
    expect(movies.better).toMatchObject({ name: 'Breaking Bad (2008)', type: 'tv', path: '/tv/1396' });
    expect((await search('Breaking Bad', 'tv')).better).toBeNull();
    expect((await search('the matrix', 'movie')).better).toBeNull();
    expect((await search('keanu reeves', 'tv')).better).toMatchObject({
      type: 'person',
      path: '/person/6384',
    });
  });

  test('finds people by part of their name, with known titles', async () => {
    const { entries = [], titles } = await search('nolan', 'person');
    expect(entries.map(({ name }) => name)).toContain('Christopher Nolan');
    expect(entries.find(({ name }) => name === 'Christopher Nolan')?.line).toMatch(/^Directing · \S/);
    expect(titles).toEqual([]);
  });

  test.each(['Blade Runner 1982', 'blade runner (1982)'])('finds "%s"', async (query) => {
    expect((await search(query, 'movie')).titles[0]?.title).toBe('Blade Runner');
  });

  test.each([
    ['where can I watch blade runner?', 'movie', 'Blade Runner'],
    ['psycho 1999', 'movie', 'Psycho'],
    ['blade runner 2049', 'movie', 'Blade Runner 2049'],
    ['kill bill 2', 'movie', 'Kill Bill: Vol. 2'],
    ['starwars', 'movie', 'Star Wars'],
    ['bladerunner', 'movie', 'Blade Runner'],
    ['breakingbad', 'tv', 'Breaking Bad'],
    ['di caprio', 'person', 'Leonardo DiCaprio'],
  ])('finds "%s" in any spelling: %s %s', async (query, type, name) => {
    const { titles, entries = [], ...found } = await search(query);
    expect(shownTab(found)).toEqual([type]);
    expect([...titles.map(({ title }) => title), ...entries.map((entry) => entry.name)][0]).toContain(name);
  });

  test.each([
    ['https://www.themoviedb.org/movie/603-the-matrix', '/movie/603'],
    ['https://www.themoviedb.org/tv/1396/season/2', '/tv/1396/season/2'],
    ['https://www.themoviedb.org/person/6384-keanu-reeves', '/person/6384'],
    ['https://www.imdb.com/title/tt0133093/', '/movie/603'],
    ['tt0903747', '/tv/1396'],
    ['tmdb:603', '/movie/603'],
    ['tmdb:1396', '/tv/1396'],
    ['tmdb:2147483647', null],
    ['tt9999999', null],
    ['the matrix', null],
  ])('for "%s" redirects to %s, which the box suggests', async (query, path) => {
    const parameters = new URLSearchParams({ query });
    expect(await loadNumbered(parameters)).toBe(path);
    const answer = await loadSuggestions({ requestId: 'one', parameters });
    const [first] = answer.kind === 'ok' ? answer.suggestions : [];
    if (path) expect(first && path.startsWith(foundPath(first))).toBe(true);
  });

  test('without results links to popular titles', async () => {
    expect((await search('starwars')).popular).toEqual([]);
    const { popular } = await search('xqzvkj');
    expect(popular).toHaveLength(6);
    expect(popular.every(({ name, path }) => name !== '' && path.startsWith('/movie/'))).toBe(true);
  });

  test('gives each tab its own address, with its count', async () => {
    const { tabs } = await search('matrix');
    expect(tabs.map(({ type, path }) => [type, path])).toEqual([
      ['movie', '/search?query=matrix&searchType=movie'],
      ['tv', '/search?query=matrix&searchType=tv'],
      ['person', '/search?query=matrix&searchType=person'],
      ['collection', '/search?query=matrix&searchType=collection'],
    ]);
    const [movies, , , collections] = tabs;
    expect(movies?.count).toBeGreaterThanOrEqual(2);
    expect(collections?.count).toBeGreaterThanOrEqual(1);
  });
});

test('Redirects an IMDb episode to its season, and to the search when the catalogue fails', async () => {
  const episode = { show_id: 1003, season_number: 2, episode_number: 4, name: 'Four' };
  server.behave(({ path }) =>
    path.startsWith('/find/') ? { status: 200, body: { tv_episode_results: [episode] } } : undefined,
  );
  const parameters = new URLSearchParams({ query: 'tt2301451' });
  expect(await loadNumbered(parameters)).toBe('/tv/1003/season/2');
  server.behave(500);
  expect(await loadNumbered(new URLSearchParams({ query: 'tmdb:5' }))).toBeNull();
});

describe('a search over the movie database', () => {
  test('takes four calls, and one for a further page', async () => {
    await search('orchard', 'movie');
    expect(server.calls.map(({ path }) => path).sort()).toEqual([
      '/search/collection',
      '/search/movie',
      '/search/person',
      '/search/tv',
    ]);
    server.calls.length = 0;
    const parameters = new URLSearchParams({ query: 'orchard', searchType: 'person', page: '2' });
    await loadListAt('search', { requestId: 'one', parameters });
    expect(server.calls.map(({ path }) => path)).toEqual(['/search/person']);
  });

  test('excludes adult items from counts and results', async () => {
    const people = await search('orchard', 'person');
    expect(people.entries?.map(({ name }) => name)).toEqual([
      'Mara Orchard',
      'Orchard Nolan',
      'Open Orchard',
    ]);
    expect(people.tabs.map(({ type, count }) => [type, count])).toContainEqual(['person', 3]);
    expect(people.tabs.map(({ type, count }) => [type, count])).toContainEqual(['collection', 1]);
    expect((await search('hidden')).tabs.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  });

  test('shows the requested type when another fails, and fails when it fails itself', async () => {
    server.behave(({ path }) => (path === '/search/person' ? { status: 500, body: {} } : undefined));
    const { tabs, titles } = await search('orchard', 'movie');
    expect(titles.length).toBeGreaterThan(0);
    expect(tabs.find(({ type }) => type === 'person')?.count).toBeNull();
    const parameters = new URLSearchParams({ query: 'orchard', searchType: 'person' });
    expect((await loadSearch({ requestId: 'one', parameters })).kind).toBe('error');
  });

  test('sends no request for an empty search', async () => {
    const { tabs, emptyMessage } = await search('  ');
    expect(server.calls).toEqual([]);
    expect(tabs.every(({ count }) => count === null)).toBe(true);
    expect(emptyMessage).toBe('What are you looking for?');
  });

  test('suggests an earlier title for a misspelled name', async () => {
    const catalogue = catalogueOver(server);
    provideServices(backend, { catalogue });
    await catalogue.movieList('popular', { page: 1 });
    const { meant, emptyMessage } = await search('Velvte Orchrad');
    expect(emptyMessage).toBe('No movies found');
    expect(meant.map(({ name, path }) => [name, path])).toEqual([
      ['Velvet Orchard', '/search?query=Velvet+Orchard&searchType=movie'],
    ]);
    expect((await search('asdf qwer')).meant).toEqual([]);
    expect((await search('Paper Orchard')).meant).toEqual([]);
  });
});
