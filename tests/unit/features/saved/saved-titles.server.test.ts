import { createServerClient } from '@supabase/ssr';
import type { AstroCookies } from 'astro';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToList, restoreToList } from '../../../../src/features/marks/list-entries.queries.ts';
import { tickService } from '../../../../src/features/watch/my-services.queries.ts';
import type { LearntCards } from '../../../../src/features/cards/own-cards.ts';
import { setRating } from '../../../../src/features/reviews/ratings.queries.ts';
import type { ListEntry } from '../../../../src/core/lists.ts';
import type { SavedList } from '../../../../src/features/saved/saved-titles.ts';
import { SESSION_COOKIE } from '../../../../src/core/session-cookie.ts';
import { loadSavedTitles } from '../../../../src/features/saved/saved-titles.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { PASSWORD } from '../../../support/database/people.ts';
import { signedInPerson, type SignedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

/** Names in the catalogue's memory, by movie id. */
const atHand = new Map<number, string>();

const warnings: string[] = [];
const fetches = vi.fn(fetch);
vi.mock('../../../../src/server/services.ts', () => ({
  services: () =>
    Promise.resolve({
      config: { siteUrl: 'http://localhost', pagePatienceMs: 5000 },
      catalogue: { nameAtHand: ({ id }: { id: number }) => atHand.get(id) ?? null },
      clock: () => new Date('2026-11-21T23:30:00Z'),
      log: { warn: (_fields: object, message: string) => void warnings.push(message) },
      backend: { url: server.url, anonKey: server.keys.anonKey, fetchFor: () => fetches },
    }),
}));

const entry = (id: number, more: Partial<ListEntry> = {}): ListEntry => ({
  kind: 'movie',
  id,
  title: `Film ${String(id).padStart(2, '0')}`,
  posterPath: null,
  date: `${1980 + id}-03-31`,
  voteAverage: id % 10,
  addedAt: new Date(Date.UTC(2026, 0, 1) - id * 60_000).toISOString(),
  ...more,
});
const entries = (count: number) => Array.from({ length: count }, (_, at) => entry(at + 1));

let ada: SignedInPerson;
/** Her browser's cookies. */
let jar: Map<string, string>;

beforeEach(async () => {
  ada = await signedInPerson(server, 'Ada');
  jar = new Map();
  const cookies = {
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    setAll: (set: { name: string; value: string }[]) =>
      set.forEach(({ name, value }) => jar.set(name, value)),
  };
  const options = { cookieOptions: { name: SESSION_COOKIE }, cookies };
  const { error } = await createServerClient(
    server.url,
    server.keys.anonKey,
    options,
  ).auth.signInWithPassword({
    email: ada.email,
    password: PASSWORD,
  });
  expect(error).toBeNull();
  fetches.mockReset().mockImplementation(fetch);
});

/** The data of a list's page at an address. */
async function open(list: SavedList, query = '', own: { own?: LearntCards } = {}) {
  const headers = new Headers();
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const result = await loadSavedTitles(
    {
      request: new Request(`http://localhost/${list}${query}`, { headers: { cookie } }),
      url: new URL(`http://localhost/${list}${query}`),
      response: { headers },
      cookies: {
        get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
        set: (name: string, value: string) => void jar.set(name, value),
      } as unknown as AstroCookies,
      locals: Object.assign(own, { clientAddress: '127.0.0.1', requestId: 'test', signedIn: cookie !== '' }),
    },
    list,
  );
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  return result;
}

/** The same for a signed-in user. */
async function page(list: SavedList, query = '') {
  const result = await open(list, query);
  if (result.kind !== 'ok') throw new Error(`the page is ${result.kind}`);
  return { ...result.data, ids: result.data.entries.map(({ id }) => id) };
}

describe('a page of saved titles', () => {
  test('asks a visitor, and a user with an ended session, to sign in', async () => {
    const cookies = jar;
    jar = new Map();
    expect(await open('wishlist')).toEqual({ kind: 'signedOut' });
    jar = cookies;
    await server.database.query('delete from auth.users where id = $1', [ada.id]);
    expect(await open('watched')).toEqual({ kind: 'signedOut' });
  });

  test('has the newest first, by twenty, with both tabs’ counts', async () => {
    await restoreToList(ada.client, ada.id, 'wishlist', 'movie', entries(23));
    await addToList(ada.client, ada.id, 'wishlist', entry(1, { kind: 'tv' }));
    expect(await page('wishlist')).toMatchObject({
      ids: entries(20).map(({ id }) => id),
      total: 23,
      counts: { movie: 23, tv: 1 },
      layout: 'grid',
      today: '2026-11-21',
      userId: ada.id,
    });
    expect(await page('wishlist', '?page=2')).toMatchObject({ ids: [21, 22, 23], total: 23 });
    expect(await page('wishlist', '?tab=tv')).toMatchObject({ ids: [1], total: 1 });
  });

  test('uses the catalogue’s cached names, and saved ones otherwise', async () => {
    await restoreToList(ada.client, ada.id, 'wishlist', 'movie', entries(2));
    atHand.set(2, 'Zwei');
    const { entries: shown } = await page('wishlist');
    atHand.clear();
    expect(shown.map(({ title }) => title)).toEqual(['Film 01', 'Zwei']);
  });

  test.each([
    ['title', [1, 2, 3]],
    ['year', [3, 2, 1]],
    ['rating', [3, 2, 1]],
    ['nonsense', [1, 2, 3]],
  ])('is sorted by %s', async (sort, ids) => {
    for (const list of ['wishlist', 'watched'] as const) {
      await restoreToList(ada.client, ada.id, list, 'movie', entries(3));
      expect((await page(list, `?sort=${sort}`)).ids).toEqual(ids);
    }
  });

  test('is filtered by literal parts of titles', async () => {
    const odd = entry(40, { title: '100% Wolf_man' });
    await restoreToList(ada.client, ada.id, 'watched', 'movie', [...entries(23), odd]);
    expect(await page('watched', '?q=FILM%2022')).toMatchObject({
      ids: [22],
      total: 1,
      counts: { movie: 24 },
    });
    expect((await page('watched', '?q=%25')).ids).toEqual([40]);
    expect((await page('watched', '?q=f_man')).ids).toEqual([40]);
    expect(await page('watched', '?q=%00%20nothing')).toMatchObject({
      ids: [],
      total: 0,
      view: { text: 'nothing' },
    });
  });

  test('shows only favorites when the watched list is filtered', async () => {
    await restoreToList(ada.client, ada.id, 'watched', 'movie', entries(3));
    await addToList(ada.client, ada.id, 'favorite', entry(2));
    const all = await page('watched');
    expect(all.entries.map(({ isFavorite }) => isFavorite)).toEqual([false, true, false]);
    expect(await page('watched', '?show=favorites')).toMatchObject({
      ids: [2],
      total: 1,
      counts: { movie: 3 },
    });
    await restoreToList(ada.client, ada.id, 'wishlist', 'movie', [entry(9)]);
    expect(await page('wishlist', '?show=favorites')).toMatchObject({ ids: [9] });
  });

  test('of the watched list is sorted by the diary’s latest day, undated last', async () => {
    for (const kind of ['movie', 'tv'] as const) {
      const watched = entries(4).map((one) => ({ ...one, kind }));
      await restoreToList(ada.client, ada.id, 'watched', kind, watched);
      for (const [id, day] of [
        [1, null],
        [2, '2025-03-02'],
        [4, '2025-03-01'],
        [4, '2026-01-31'],
        [4, null],
      ] as const) {
        await ada.client.from('watches').insert({ user_id: ada.id, kind, title_id: id, title: 'Film', day });
      }
      const shown = await page('watched', kind === 'tv' ? '?tab=tv' : '');
      const days = shown.entries.map(({ id, watchedOn }) => [id, watchedOn]);
      expect(days).toEqual([
        [4, '2026-01-31'],
        [2, '2025-03-02'],
        [1, null],
        [3, null],
      ]);
    }
    // An episode is a diary entry too.
    await server.database.query(
      `insert into public.episode_watches (user_id, series_id, run, season, number, day)
       values ($1, 3, 1, 1, 1, '2026-02-01')`,
      [ada.id],
    );
    expect((await page('watched', '?tab=tv')).ids).toEqual([3, 4, 2, 1]);
  });

  test('of wishlist and watched list has the user’s stars', async () => {
    await restoreToList(ada.client, ada.id, 'watched', 'movie', entries(3));
    await restoreToList(ada.client, ada.id, 'wishlist', 'tv', [
      entry(1, { kind: 'tv' }),
      entry(2, { kind: 'tv' }),
    ]);
    await setRating(ada.client, ada.id, { kind: 'movie', id: 2 }, 4);
    await setRating(ada.client, ada.id, { kind: 'tv', id: 1 }, 1);
    const stars = async (list: SavedList, query?: string) =>
      (await page(list, query)).entries.map((shown) => shown.stars);
    expect(await stars('watched')).toEqual([null, 4, null]);
    expect(await stars('watched', '?sort=rating&q=film')).toEqual([null, 4, null]);
    expect(await stars('wishlist', '?tab=tv')).toEqual([1, null]);
  });

  test('past the end redirects to the last page, with the same filter', async () => {
    await restoreToList(ada.client, ada.id, 'watched', 'movie', entries(40));
    expect(await open('watched', '?page=9&sort=title&q=film')).toEqual({
      kind: 'moved',
      path: '/watched?sort=title&q=film&page=2',
    });
    expect(await page('watched', '?page=9&q=nothing')).toMatchObject({ ids: [], total: 0 });
  });

  test('filtered by services marks its cards as included, without catalogue calls', async () => {
    const both = [entry(1, { kind: 'tv' }), entry(2, { kind: 'tv' })];
    await restoreToList(ada.client, ada.id, 'wishlist', 'tv', both);
    await server.database.query(
      `insert into public.title_offers (kind, title_id, region, included)
       values ('tv', 1, 'SE', '{8}'), ('tv', 2, 'SE', '{}')`,
    );
    await ada.client.from('profiles').update({ region: 'SE' }).eq('id', ada.id);
    const own: { own?: LearntCards } = {};
    expect(await open('wishlist', '?tab=tv&services=mine', own)).toMatchObject({ data: { entries: [] } });
    await tickService(ada.client, ada.id, 8);
    expect(await open('wishlist', '?tab=tv&services=mine', own)).toMatchObject({
      kind: 'ok',
      data: { entries: [{ id: 1 }], services: { region: 'SE', any: true, unchecked: 0 } },
    });
    expect(own.own?.cards.get('tv-1')).toMatchObject({ included: true, lists: { wishlist: true } });
  });

  test('reads only the rows it shows', async () => {
    await restoreToList(ada.client, ada.id, 'watched', 'movie', entries(45));
    await page('watched');
    const answers = fetches.mock.results.map(({ value }) => value as Promise<Response>);
    const rows = fetches.mock.calls.map(([input, init]) => {
      const url = new URL(input instanceof Request ? input.url : input);
      return `${init?.method ?? 'GET'} ${url.pathname.split('/v1/')[1]} ${url.searchParams.get('limit') ?? ''}`;
    });
    expect(answers).toHaveLength(rows.length);
    expect(rows.filter((row) => row.startsWith('GET') && row.includes('watched'))).toEqual([
      'GET watched_movies_view 20',
    ]);
  });

  test.each([
    ['wishlist', '', 'Failed to load wishlist'],
    ['watched', '?q=a', 'Failed to load watched list'],
    ['watched', '?tab=tv', 'Failed to load watched TV series list'],
  ] as const)('of the %s%s reports a failing backend', async (list, query, message) => {
    fetches.mockImplementation((input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return pathname.includes('/rest/')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : fetch(input, init);
    });
    expect(await open(list, query)).toEqual({ kind: 'error', message, status: 503, retryAfter: 5 });
    expect(warnings.at(-1)).toBe('The service is not answering right now. Please try again.');
  });
});

describe('the layout', () => {
  test('is a grid by default, and stays as last chosen', async () => {
    expect((await page('watched')).layout).toBe('grid');
    expect((await page('watched', '?view=list')).layout).toBe('list');
    expect((await page('watched')).layout).toBe('list');
    expect((await page('watched', '?view=nonsense')).layout).toBe('list');
    expect((await page('watched', '?view=grid')).layout).toBe('grid');
    expect((await page('watched')).layout).toBe('grid');
  });
});
