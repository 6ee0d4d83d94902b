import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadSitemap, loadSitemapIndex } from '../../../src/server/sitemap.ts';
import { services } from '../../../src/server/services.ts';
import { startBackend } from '../../support/backend/backend-server.ts';
import { createPerson, newAddress } from '../../support/database/people.ts';
import { provideServices } from '../../support/host/page-context.ts';
import { TODAY } from '../../support/tmdb/catalogue.ts';

const backend = await startBackend();
afterAll(() => backend.close());
beforeEach(() => {
  backend.advance(Date.parse(`${TODAY}T12:00:00Z`) - backend.now().getTime());
  provideServices(backend);
});

async function paths(name: string) {
  const found = await loadSitemap(name, 'one');
  return found.kind === 'ok' ? found.paths : [found.kind];
}

async function index() {
  const found = await loadSitemapIndex('one');
  return found.kind === 'ok' ? found.paths : [found.kind];
}

describe('sitemaps', () => {
  test('list the catalogue’s people and collections', async () => {
    expect((await index()).slice(-2)).toEqual(['/sitemaps/people.xml', '/sitemaps/collections.xml']);
    expect(await paths('collections')).toContain('/collection/119');
    const people = await paths('people');
    expect(people.every((path) => /^\/person\/\d+$/.test(path))).toBe(true);
    expect(people).toContain('/person/6384');
    expect(new Set(people).size).toBe(people.length);
  });

  test('of people and collections do not exist when the catalogue has none', async () => {
    const { catalogue } = await services();
    provideServices(backend, { catalogue: { ...catalogue, idsOf: () => Promise.resolve([]) } });
    expect((await index()).filter((path) => /people|collections/.test(path))).toEqual([]);
    expect(await paths('people')).toEqual(['notFound']);
    expect(await paths('collections')).toEqual(['notFound']);
  });

  test('list only public lists with titles', async () => {
    expect(await paths('peoples-lists')).toEqual(['notFound']);
    const { id } = await createPerson(backend, newAddress());
    for (const [n, visibility] of ['private', 'link', 'public', 'public'].entries()) {
      await backend.database.query(
        `with made as (
           insert into public.lists (user_id, address, name, visibility) values ($1, $2, 'My best', $3) returning id
         )
         insert into public.list_items (list_id, user_id, kind, title_id, title) select id, $1, 'tv', 1, 'One' from made
         where $4`,
        [id, `0123456789abcdef000${n}`, visibility, n < 3],
      );
    }
    expect(await paths('peoples-lists')).toEqual(['/list/0123456789abcdef0002-my-best']);
    expect(await index()).toContain('/sitemaps/peoples-lists.xml');
  });

  test('list only public pages of users', async () => {
    expect(await paths('profiles')).toEqual(['notFound']);
    expect(await index()).not.toContain('/sitemaps/profiles.xml');
    const pages = [
      ['private_one', 'private', null],
      ['by_link', 'link', null],
      ['hidden_one', 'public', '2026-01-01'],
      ['zoe_films', 'public', null],
      ['ana_films', 'public', null],
    ];
    for (const [handle, visibility, suspendedAt] of pages) {
      const { id } = await createPerson(backend, newAddress());
      await backend.database.query(
        'insert into public.profile_pages (user_id, handle, visibility, suspended_at) values ($1, $2, $3, $4)',
        [id, handle, visibility, suspendedAt],
      );
    }
    expect(await paths('profiles')).toEqual(['/@ana_films', '/@zoe_films']);
    expect(await index()).toContain('/sitemaps/profiles.xml');
  });

  test.each(['', 'people-1', 'movie', 'movie-0', 'movie-9999', 'constructor'])(
    '%j is invalid',
    async (name) => {
      expect(await paths(name)).toEqual(['notFound']);
    },
  );
});
