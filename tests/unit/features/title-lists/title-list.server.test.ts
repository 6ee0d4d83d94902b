import { beforeAll, describe, expect, test } from 'vitest';
import { loadListAt } from '../../../../src/features/title-lists/list-address.server.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';

// Lists do not use the backend.
beforeAll(() => provideServices({ now: () => new Date(), keys: {} } as BackendServer));

async function list(address: string) {
  const [path = '', query] = address.split('?');
  const found = await loadListAt(path, { requestId: 'one', parameters: new URLSearchParams(query) });
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
}

describe('a list page', () => {
  test('has its own title, for any heading', async () => {
    const addresses = [
      'movie/genre/18',
      'tv/genre/18',
      'movie/genre/10770',
      'movies/popular',
      'movies/popular?year=2019',
      'tv-series/popular',
      'tv-series/popular?year=2019',
    ];
    const titles = await Promise.all(addresses.map(async (address) => (await list(address)).title));
    expect(titles).toEqual([
      'Drama movies',
      'Drama TV series',
      'TV movies',
      'Popular Movies',
      'Popular Movies (2019)',
      'Popular TV Series',
      'Popular TV Series (2019)',
    ]);
  });

  test('of TV movies does not call them shows and movies at once', async () => {
    const { heading, description } = await list('movie/genre/10770');
    expect([heading, description]).toEqual(['TV Shows', 'TV movies, most popular first.']);
  });

  test('redirects back by one page, and from past its end to the last page', async () => {
    expect((await list('movie/genre/37?page=2')).previousPath).toBe('/movie/genre/37');
    const beyond = await list('movie/genre/37?page=400');
    const last = await list(String(beyond.previousPath).slice(1));
    expect(last.titles.length).toBeGreaterThan(0);
    expect(last.morePath).toBeNull();
  });

  test.each([
    ['movies/popular?year=1901', 'All years', '/movies/popular'],
    ['movies/popular?page=400', 'First page', '/movies/popular'],
    ['tv-series/popular?year=2019&page=9', 'First page', '/tv-series/popular?year=2019'],
    ['movie/genre/18?page=500', 'First page', '/movie/genre/18'],
    ['tv/genre/18', 'All genres', '/genres'],
  ])('%s continues even when empty: %s', async (address, label, path) => {
    expect((await list(address)).wayOn).toEqual({ label, path });
  });
});
