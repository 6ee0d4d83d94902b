import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer } from '../../../support/tmdb/server.ts';

const server = await startTmdbServer({ today: TODAY });
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
});
afterAll(() => server.close());

const pathsAsked = () => server.calls.map(({ path }) => path);
const answer = (results: unknown) =>
  server.behave(() => ({ status: 200, body: { page: 1, results, total_pages: 1, total_results: 1 } }));

describe('a search for people', () => {
  test('finds them by name, with department and known titles', async () => {
    const { results } = await catalogueOver(server).searchArtists('calder', { page: 1 });
    expect(results).toEqual([
      {
        id: 9006,
        name: 'Ines Calder',
        department: 'Directing',
        profilePath: '/profile-9006.jpg',
        knownFor: ['Harbour'],
        votes: 2400,
      },
    ]);
    expect(server.calls[0]?.query.get('include_adult')).toBe('false');
  });

  test('excludes people for adults or known for such titles only, and such titles', async () => {
    const { results } = await catalogueOver(server).searchArtists('orchard', { page: 1 });
    expect(results.map(({ name, knownFor }) => [name, knownFor])).toEqual([
      ['Mara Orchard', ['Quiet Orchard', 'The Amber Orchard']],
      ['Orchard Nolan', []],
      ['Open Orchard', ['Velvet Orchard']],
    ]);
  });

  test('requires only id and name', async () => {
    answer([
      { id: 1, name: 'Nobody Known', known_for: null, profile_path: 7, adult: null },
      { id: 1, name: 'Nobody Known' },
      { id: 2, name: ' ' },
      { name: 'Without a number' },
      { id: 3, name: 'Unsure', adult: 'perhaps' },
      { id: 4, name: 'عمر الشريف', known_for: [{ name: ' ' }, { title: 'لورنس العرب' }, 5] },
      null,
    ]);
    const { results } = await catalogueOver(server).searchArtists('x', { page: 1 });
    expect(results.map(({ name, knownFor }) => [name, knownFor])).toEqual([
      ['Nobody Known', []],
      ['عمر الشريف', ['لورنس العرب']],
    ]);
  });
});

describe('a search for collections', () => {
  test('finds them by name, without those for adults', async () => {
    const { results } = await catalogueOver(server).searchCollections('orchard', { page: 1 });
    expect(results).toEqual([{ id: 7002, name: 'Orchard Collection', posterPath: null }]);
  });
});

describe('a search over everything', () => {
  test('finds movies, series and people in one call', async () => {
    const { titles, artists } = await catalogueOver(server).searchEverything('orchard');
    expect(new Set(titles.map(({ kind }) => kind))).toEqual(new Set(['movie', 'tv']));
    expect(titles.length).toBeLessThanOrEqual(20);
    expect(pathsAsked()).toEqual(['/search/multi']);
    expect(artists.map(({ name }) => name)).not.toContain('Hidden Orchard');
  });

  test('reads each item by its type, and skips adult and unknown ones', async () => {
    answer([
      { media_type: 'tv', id: 5, name: 'A series', vote_count: 0, vote_average: 0 },
      { media_type: 'movie', id: 5, title: 'A movie', softcore: false },
      { media_type: 'movie', id: 5, title: 'A movie' },
      { media_type: 'movie', id: 6, title: 'Soft', softcore: true },
      { media_type: 'tv', id: 7, name: 'Adult', adult: true },
      { media_type: 'person', id: 8, name: 'Performer', known_for: [{ title: 'Soft', softcore: true }] },
      { media_type: 'person', id: 9, name: 'Somebody', known_for: [] },
      { media_type: 'collection', id: 10, name: 'New kind' },
      { id: 11, title: 'Without a kind' },
    ]);
    const { titles, artists } = await catalogueOver(server).searchEverything('x');
    expect(titles.map(({ kind, title }) => [kind, title])).toEqual([
      ['tv', 'A series'],
      ['movie', 'A movie'],
    ]);
    expect(artists.map(({ name }) => name)).toEqual(['Somebody']);
  });

  test('is cached for an hour', async () => {
    const catalogue = catalogueOver(server);
    await catalogue.searchEverything('harbour');
    catalogue.pass({ seconds: 3590 });
    await catalogue.searchEverything(' harbour ');
    expect(server.calls).toHaveLength(1);
    catalogue.pass({ seconds: 20 });
    await catalogue.searchEverything('harbour');
    expect(server.calls).toHaveLength(2);
  });
});

test('Sends no search for blanks', async () => {
  const catalogue = catalogueOver(server);
  expect((await catalogue.searchArtists(' ', { page: 1 })).results).toEqual([]);
  expect((await catalogue.searchCollections('\u0000', { page: 1 })).results).toEqual([]);
  expect(await catalogue.searchEverything('')).toEqual({ titles: [], artists: [] });
  expect(server.calls).toEqual([]);
});

describe('a year at the end of a query', () => {
  test('is part of the name of such a title, even if another was released that year', async () => {
    server.behave(({ query }) => {
      const dated = query.get('primary_release_year') !== null;
      const title = dated ? { id: 2, title: 'Cherry Falls' } : { id: 1, title: 'Cherry 2000' };
      return { status: 200, body: { page: 1, total_pages: 1, total_results: 1, results: [title] } };
    });
    const { results } = await catalogueOver(server).search('movie', 'cherry 2000', { page: 1 });
    expect(results.map(({ title }) => title)).toEqual(['Cherry 2000']);
  });

  test.each(['1917', '2001'])('is the name if it stands alone: %s', async (query) => {
    await catalogueOver(server).search('movie', query, { page: 1 });
    expect(server.calls.map((call) => call.query.get('query'))).toEqual([query]);
  });
});
