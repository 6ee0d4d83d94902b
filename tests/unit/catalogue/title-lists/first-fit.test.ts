import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer } from '../../../support/tmdb/server.ts';

const server = await startTmdbServer({ today: TODAY });
afterAll(() => server.close());

/** A list of a hundred pages with visible titles only from one page on. */
function fitFrom(first: number): void {
  server.behave(({ query }) => {
    const page = Number(query.get('page'));
    const item = { id: page, title: `Film ${page}`, name: `Show ${page}`, adult: page < first };
    const day = page < first ? '2020-01-01' : '2030-01-01';
    const results = [{ ...item, release_date: day, first_air_date: day }];
    return { status: 200, body: { page, total_pages: 100, total_results: 100, results } };
  });
}

const pagesAsked = () => server.calls.map(({ query }) => Number(query.get('page')));

describe('a page without visible titles', () => {
  beforeEach(() => void (server.calls.length = 0));

  test.each([
    ['a category', () => catalogueOver(server).movieList('popular', { page: 1 })],
    ['upcoming', () => catalogueOver(server).movieList('upcoming', { page: 1 })],
    ['a genre', () => catalogueOver(server).byGenre('tv', 18, { page: 1 })],
    ['a search', () => catalogueOver(server).search('movie', 'film', { page: 1 })],
  ])('of %s is skipped, and Load More continues after it', async (_name, load) => {
    fitFrom(3);
    const found = await load();
    expect(found.results.map(({ id }) => id)).toEqual([3]);
    expect(found).toMatchObject({ page: 1, next: 4 });
    expect(pagesAsked()).toEqual([1, 2, 3]);
  });

  test('costs at most three more calls', async () => {
    fitFrom(50);
    const found = await catalogueOver(server).seriesList('popular', { page: 7 });
    expect(found).toMatchObject({ page: 7, results: [], next: 11 });
    expect(pagesAsked()).toEqual([7, 8, 9, 10]);
  });

  test('costs nothing at the end of the list', async () => {
    server.behave(() => ({ status: 200, body: { page: 1, total_pages: 1, total_results: 0, results: [] } }));
    expect(await catalogueOver(server).movieList('popular', { page: 1 })).toMatchObject({ next: null });
    expect(pagesAsked()).toEqual([1]);
  });
});
