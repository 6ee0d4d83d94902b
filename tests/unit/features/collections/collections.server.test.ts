import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collectionMeta } from '../../../../src/features/collections/collection-meta.view.ts';
import { seasonFacts, seasonMeta } from '../../../../src/features/seasons/season-meta.view.ts';
import { loadCollection } from '../../../../src/features/collections/collection.server.ts';
import { loadListAt } from '../../../../src/features/title-lists/list-address.server.ts';
import { loadSeason } from '../../../../src/features/seasons/season.server.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { COLLECTION } from '../../../support/tmdb/collections.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => {
  server.behave(null);
  // Unreachable: a season's page, which requests ratings, is shown without them.
  const backend = {
    now: () => new Date(`${TODAY}T12:00:00Z`),
    url: 'http://127.0.0.1:9',
    keys: { anonKey: 'key' },
  } as BackendServer;
  provideServices(backend, { catalogue: catalogueOver(server) });
});
afterAll(() => server.close());

const query = (text = '') => new URLSearchParams(text);
const request = (text = '') => ({ requestId: 'one', parameters: query(text) });

async function collection(id: string, text = '') {
  const found = await loadCollection(id, request(text));
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
}

async function season(id: string, n: string, text = '') {
  const found = await loadSeason({ id, n }, query(text), 'one');
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
}

/** A collection of `length` parts. */
function large(length: number) {
  const parts = Array.from({ length }, (_, index) => ({
    id: index + 1,
    title: `Part ${index + 1}`,
    release_date: `${1900 + Math.floor(index / 2)}-01-01`,
  }));
  server.behave(() => ({ status: 200, body: { id: 8, name: 'Long', parts } }));
}

describe('a collection’s page', () => {
  test('has an address for every twenty of two hundred parts, and appends them too', async () => {
    large(200);
    const first = await collection('8');
    expect([first.titles.length, first.totalResults, first.morePath]).toEqual([
      20,
      200,
      '/collection/8?page=2',
    ]);
    expect(first.collection.parts).toHaveLength(200);
    const last = await collection('8', 'page=10');
    expect(last.titles.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 181 + index));
    expect([last.morePath, last.previousPath]).toEqual([null, '/collection/8?page=9']);
    const appended = await loadListAt('collection/8', request('page=2'));
    expect(appended.kind === 'ok' && appended.titles[0]?.id).toBe(21);
  });

  test('redirects back past its end', async () => {
    const beyond = await collection(String(COLLECTION), 'page=7');
    expect(beyond).toMatchObject({
      titles: [],
      previousPath: `/collection/${COLLECTION}`,
      wayOn: { label: 'First page', path: `/collection/${COLLECTION}` },
    });
  });

  test('has structured data of a series of movies and its parts', async () => {
    const meta = collectionMeta(await collection(String(COLLECTION)), 'https://pictures.example');
    expect(meta).toMatchObject({
      title: 'The Harbour Collection',
      description: 'Boats come in, boats go out.',
      canonical: `/collection/${COLLECTION}`,
      image: { url: expect.stringMatching(/^\/cards\/collection\/7001-/) as string, type: 'image/png' },
    });
    expect(meta.structured?.map((object) => object['@type'])).toEqual([
      'MovieSeries',
      'BreadcrumbList',
      'ItemList',
    ]);
  });

  test.each([
    ['9', 'notFound'],
    ['99999999999', 'notFound'],
    ['0', 'invalid'],
    ['abc', 'invalid'],
  ])('of id %s is %s', async (id, kind) => {
    expect((await loadCollection(id, request())).kind).toBe(kind);
  });

  test('reports a failing catalogue', async () => {
    server.behave(500);
    expect(await loadCollection('9', request())).toMatchObject({ kind: 'error', status: 502 });
  });
});

describe('a season’s page', () => {
  test('has an address for every sixteen episodes', async () => {
    const first = await season('1003', '2');
    expect([first.episodes.length, first.previousPath, first.nextPath]).toEqual([
      16,
      null,
      '/tv/1003/season/2?page=2',
    ]);
    const last = await season('1003', '2', 'page=4');
    expect(last.episodes.map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, index) => 49 + index),
    );
    expect([last.path, last.nextPath]).toEqual(['/tv/1003/season/2?page=4', null]);
  });

  test('past its end is its last page, under that address', async () => {
    expect((await season('1003', '2', 'page=400')).path).toBe('/tv/1003/season/2?page=4');
  });

  test('has structured data of its series and episodes', async () => {
    const meta = seasonMeta(await season('1003', '1'), '');
    expect(meta).toMatchObject({
      title: 'The Electric Orchard: Season 1',
      description: 'Season 1 of The Electric Orchard: 8 episodes.',
      canonical: '/tv/1003/season/1',
    });
    expect(meta.structured?.[0]).toMatchObject({
      '@type': 'TVSeason',
      seasonNumber: 1,
      numberOfEpisodes: 8,
      partOfSeries: { '@type': 'TVSeries', name: 'The Electric Orchard', url: '/tv/1003' },
    });
  });

  test('shows its length only if known for every episode', async () => {
    const { season: found } = await season('1003', '1');
    expect(seasonFacts(found)).toBe('8 episodes · September 1, 2019');
    const known = found.episodes.map((episode) => ({ ...episode, runtime: 45 }));
    expect(seasonFacts({ ...found, episodes: known })).toBe('8 episodes · September 1, 2019 · 6h');
    expect(seasonFacts({ ...found, episodes: [], episodeCount: 0, date: null })).toBe('0 episodes');
  });

  test.each([
    ['1003', '9', 'notFound'],
    ['999999', '1', 'notFound'],
    ['99999999999', '1', 'notFound'],
    ['1003', '01', 'invalid'],
    ['1003', 'two', 'invalid'],
    ['x', '1', 'invalid'],
  ])('%s, %s is %s', async (id, n, kind) => {
    expect((await loadSeason({ id, n }, query(), 'one')).kind).toBe(kind);
  });
});
