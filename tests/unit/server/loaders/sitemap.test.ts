import { beforeEach, describe, expect, test } from 'vitest';
import { loadSitemap, loadSitemapIndex } from '../../../../src/server/loaders/sitemap.ts';
import { services } from '../../../../src/server/services.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';
import { TODAY } from '../../../support/tmdb/catalogue.ts';

// No sitemap asks the backend.
const backend = { now: () => new Date(`${TODAY}T12:00:00Z`), keys: {} } as BackendServer;
beforeEach(() => provideServices(backend));

async function paths(name: string) {
  const found = await loadSitemap(name, 'one');
  return found.kind === 'ok' ? found.paths : [found.kind];
}

async function index() {
  const found = await loadSitemapIndex('one');
  return found.kind === 'ok' ? found.paths : [found.kind];
}

describe('sitemaps', () => {
  test('lead to the people and the collections the catalogue lists', async () => {
    expect((await index()).slice(-2)).toEqual(['/sitemaps/people.xml', '/sitemaps/collections.xml']);
    expect(await paths('collections')).toContain('/collection/119');
    const people = await paths('people');
    expect(people.every((path) => /^\/person\/\d+$/.test(path))).toBe(true);
    expect(people).toContain('/person/6384');
    expect(new Set(people).size).toBe(people.length);
  });

  test('of people and collections do not exist where the catalogue lists none', async () => {
    const { catalogue } = await services();
    provideServices(backend, { catalogue: { ...catalogue, idsOf: () => Promise.resolve([]) } });
    expect((await index()).filter((path) => /people|collections/.test(path))).toEqual([]);
    expect(await paths('people')).toEqual(['notFound']);
    expect(await paths('collections')).toEqual(['notFound']);
  });

  test.each(['', 'people-1', 'movie', 'movie-0', 'movie-9999', 'constructor'])('%j is none', async (name) => {
    expect(await paths(name)).toEqual(['notFound']);
  });
});
