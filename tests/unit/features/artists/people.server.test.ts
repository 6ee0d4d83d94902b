import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  artistMeta,
  creditsMeta,
  elsewhere,
  lifeFacts,
} from '../../../../src/features/artists/artist-meta.view.ts';
import { loadArtist } from '../../../../src/features/artists/artist.server.ts';
import { loadTitleCredits } from '../../../../src/features/artists/title-credits.server.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { person } from '../../../support/tmdb/people.ts';
import { startTmdbServer, type TmdbServer } from '../../../support/tmdb/server.ts';

const IMAGES = 'https://images.example/t/p';

let server: TmdbServer;
beforeAll(async () => {
  server = await startTmdbServer({ today: TODAY });
});
beforeEach(() => {
  server.behave(null);
  server.calls.length = 0;
  // These pages do not use the backend.
  const backend = { now: () => new Date(`${TODAY}T12:00:00Z`), keys: {} } as BackendServer;
  provideServices(backend, { catalogue: catalogueOver(server) });
});
afterAll(() => server.close());

async function artist(id = '9001', text = '') {
  const found = await loadArtist(id, new URLSearchParams(text), 'one');
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
}

async function everybody(text = '') {
  const found = await loadTitleCredits('movie', '1003', new URLSearchParams(text), 'one');
  if (found.kind !== 'ok') throw new Error(found.kind);
  return found;
}

describe('an artist’s page', () => {
  test('costs one catalogue call, and none for another order', async () => {
    const page = await artist();
    expect(page.work.sections.map(({ role }) => role)).toEqual(['announced', 'acting', 'directing', 'self']);
    await artist('9001', 'sort=rating&kind=movies');
    expect(server.calls).toHaveLength(1);
  });

  test('has an address for all, and for each page of a role', async () => {
    expect((await artist('9001', 'page=3')).path).toBe('/person/9001');
    const role = await artist('9001', 'role=acting&page=9');
    expect([role.path, role.previousPath, role.nextPath]).toEqual(['/person/9001?role=acting', null, null]);
    expect((await artist('9001', 'role=juggling')).path).toBe('/person/9001');
  });

  test('has structured data with life and portrait, at its own address when filtered', async () => {
    const meta = artistMeta(await artist(), IMAGES);
    expect(meta).toMatchObject({
      title: 'Ada Quill',
      canonical: '/person/9001',
      noindex: false,
      image: { url: expect.stringMatching(/^\/cards\/person\/9001-/) as string, type: 'image/png' },
    });
    expect(meta.structured?.[0]).toMatchObject({
      '@type': 'Person',
      name: 'Ada Quill',
      birthDate: '1960-03-11',
      birthPlace: { '@type': 'Place', name: 'Lantern Bay' },
    });
    const role = artistMeta(await artist('9001', 'role=acting'), IMAGES);
    expect(role).toMatchObject({ title: 'Ada Quill: Acting', canonical: '/person/9001', noindex: true });
  });

  test('shows a living person’s current age, and the age at death otherwise', async () => {
    const facts = async (more: Record<string, unknown>) => {
      server.behave(() => ({ status: 200, body: person(9001, more) }));
      provideServices({ now: () => new Date(`${TODAY}T12:00:00Z`), keys: {} } as BackendServer, {
        catalogue: catalogueOver(server),
      });
      return Object.fromEntries(
        lifeFacts((await artist()).artist, TODAY).map(({ label, value }) => [label, value]),
      );
    };
    expect(await facts({ birthday: '1960-03-11' })).toMatchObject({ Born: 'March 11, 1960 (65 years old)' });
    expect(await facts({ birthday: '1960-03-11', deathday: '2020-03-11' })).toMatchObject({
      Born: 'March 11, 1960',
      Died: 'March 11, 2020 (aged 60)',
    });
    expect(await facts({ deathday: '2020-03-11' })).toMatchObject({ Died: 'March 11, 2020' });
    expect(await facts({})).toEqual({ 'Known for': 'Acting' });
  });

  test('links to IMDb with a known id', () => {
    const nobody = { homepage: null, imdbId: 'nm0000246' } as Parameters<typeof elsewhere>[0];
    expect(elsewhere(nobody)).toEqual([{ label: 'IMDb', url: 'https://www.imdb.com/name/nm0000246/' }]);
  });

  test.each([
    ['abc', 'invalid'],
    ['-1', 'invalid'],
    ['1e9', 'invalid'],
    ['99999999999', 'notFound'],
    ['1', 'notFound'],
  ])('of %s is %s', async (id, kind) => {
    expect((await loadArtist(id, new URLSearchParams(), 'one')).kind).toBe(kind);
  });

  test('reports a failing catalogue', async () => {
    server.behave(500);
    expect(await loadArtist('9001', new URLSearchParams(), 'one')).toMatchObject({
      kind: 'error',
      message: 'API error: 500 Internal Server Error',
    });
  });
});

describe('a title’s full cast and crew', () => {
  test('is by department on pages of fifty', async () => {
    const crew = Array.from({ length: 120 }, (_, index) => ({
      id: index + 10,
      name: `Worker ${index}`,
      job: 'Hand',
      department: index < 60 ? 'Sound' : 'Art',
    }));
    const cast = [{ id: 1, name: 'Ada', character: 'A', order: 0 }];
    server.behave(() => ({ status: 200, body: { id: 1003, title: 'The Movie', credits: { cast, crew } } }));
    const counts = async (text: string) =>
      (await everybody(text)).departments.map(({ name, total, people }) => [name, total, people.length]);
    expect(await counts('')).toEqual([
      ['Cast', 1, 1],
      ['Sound', 60, 49],
    ]);
    expect(await counts('page=2')).toEqual([
      ['Sound', 60, 11],
      ['Art', 60, 39],
    ]);
    expect(await counts('page=99')).toEqual([['Art', 60, 21]]);
    const second = await everybody('page=2');
    expect([second.previousPath, second.path, second.nextPath]).toEqual([
      '/movie/1003/cast',
      '/movie/1003/cast?page=2',
      '/movie/1003/cast?page=3',
    ]);
    expect(creditsMeta(second)).toMatchObject({
      title: 'Cast and crew of The Movie, page 2',
      canonical: '/movie/1003/cast?page=2',
      previous: '/movie/1003/cast',
    });
    expect(server.calls).toHaveLength(1);
  });

  test('says so when empty, and is not indexed', async () => {
    server.behave(() => ({ status: 200, body: { id: 1003, title: 'The Movie' } }));
    const page = await everybody();
    expect(page.total).toBe(0);
    expect(creditsMeta(page).noindex).toBe(true);
  });
});
