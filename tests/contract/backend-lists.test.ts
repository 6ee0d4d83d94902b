import { afterAll, describe, expect, test } from 'vitest';
import {
  addToList,
  findListEntry,
  removeAllFromList,
  removeFromList,
  restoreToList,
  takeAllFromList,
} from '../../src/features/marks/list-entries.queries.ts';
import { loadListMarks } from '../../src/features/marks/list-marks.queries.ts';
import { countList, loadListPage } from '../../src/features/marks/list-pages.queries.ts';
import { LISTS, NO_MARKS, type ListName, type ListSort, type ListTitle } from '../../src/core/lists.ts';
import type { Kind } from '../../src/core/title.ts';
import { tickService } from '../../src/features/watch/my-services.queries.ts';
import { keepTitleOffers, loadUncheckedTitles } from '../../src/features/watch/title-offers.queries.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { serviceClient } from '../support/host/server-jobs.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const title = (kind: Kind, id: number, more: Partial<ListTitle> = {}): ListTitle => ({
  kind,
  id,
  title: `Title ${id}`,
  posterPath: `/poster-${id}.jpg`,
  date: '1999-03-30',
  voteAverage: 8.2,
  ...more,
});

const all = (Object.keys(LISTS) as ListName[]).flatMap((list) =>
  (['movie', 'tv'] as const).map((kind) => [list, kind] as const),
);

describe.each(all)('the %s of kind %s', async (list, kind) => {
  const { client, id: user } = await signedInPerson(server, 'Ada');

  test('returns what was added', async () => {
    await addToList(client, user, list, title(kind, 603));
    const { entries, total } = await loadListPage(client, user, list, kind, { page: 1 });
    expect(total).toBe(1);
    expect(entries).toEqual([
      {
        ...title(kind, 603),
        addedAt: expect.any(String) as string,
        ...(list === 'watched' ? { isFavorite: false, watchedOn: expect.any(String) as string } : {}),
        ...(list === 'wishlist' || list === 'watched' ? { stars: null } : {}),
      },
    ]);
    expect(await countList(client, user, list)).toEqual({ movie: 0, tv: 0, [kind]: 1 });
  });

  test('refuses the same title a second time as a duplicate', async () => {
    await expect(addToList(client, user, list, title(kind, 603))).rejects.toMatchObject({
      kind: 'duplicate',
    });
  });

  test('restores a removal with its original time', async () => {
    const addedAt = '2021-05-06T07:08:09.123456+00:00';
    await addToList(client, user, list, { ...title(kind, 604), addedAt });
    const removed = await removeFromList(client, user, list, { kind, id: 604 });
    expect(removed?.addedAt).toBe(addedAt);
    expect(await findListEntry(client, user, list, { kind, id: 604 })).toBeNull();
    await addToList(client, user, list, removed!);
    expect(await findListEntry(client, user, list, { kind, id: 604 })).toEqual(removed);
  });

  test('reports a removal of nothing', async () => {
    expect(await removeFromList(client, user, list, { kind, id: 999 })).toBeNull();
  });

  test('is invisible and read-only to other users', async () => {
    const stranger = await signedInPerson(server, 'Eve');
    await addToList(stranger.client, stranger.id, list, title(kind, 603));
    expect(await loadListPage(stranger.client, user, list, kind, { page: 1 })).toEqual({
      entries: [],
      total: 0,
    });
    expect(await removeAllFromList(stranger.client, user, list, kind)).toBe(0);
    await expect(addToList(stranger.client, user, list, title(kind, 700))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  test('is restored after clearing, each title with its time', async () => {
    const before = await loadListPage(client, user, list, kind, { page: 1 });
    const { count, entries } = await takeAllFromList(client, user, list, kind);
    expect(count).toBe(2);
    expect(await countList(client, user, list)).toEqual({ movie: 0, tv: 0 });
    // One of them was added again meanwhile: it is there once, as it was added.
    const [again] = entries ?? [];
    await addToList(client, user, list, again!);
    await restoreToList(client, user, list, kind, entries ?? []);
    expect(await loadListPage(client, user, list, kind, { page: 1 })).toEqual(before);
    await restoreToList(client, user, list, kind, []);
  });

  test('is cleared at once, with the number of removed titles', async () => {
    expect(await removeAllFromList(client, user, list, kind)).toBe(2);
    expect(await countList(client, user, list)).toEqual({ movie: 0, tv: 0 });
  });

  test('refuses an id no catalogue has', async () => {
    const impossible = title(kind, 1, { posterPath: 'https://evil.example/a.jpg' });
    await expect(addToList(client, user, list, impossible)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('a long list', async () => {
  const { client, id: user } = await signedInPerson(server, 'Grace');
  const odd: Record<number, string> = { 7: '[100% Wolf_man]', 8: '[REC]' };
  for (let n = 1; n <= 23; n += 1) {
    await addToList(client, user, 'watched', {
      ...title('movie', n, { title: odd[n] ?? `Film ${String(n).padStart(2, '0')}` }),
      date: n === 23 ? null : `${1980 + n}-01-01`,
      voteAverage: n === 22 ? null : n % 10,
      addedAt: `2024-01-${String(n).padStart(2, '0')}T00:00:00Z`,
    });
  }
  await addToList(client, user, 'favorite', title('movie', 5));

  const ids = async (options: { page?: number; sort?: ListSort; text?: string; favoritesOnly?: boolean }) => {
    const { entries, total } = await loadListPage(client, user, 'watched', 'movie', { page: 1, ...options });
    return { ids: entries.map(({ id }) => id), total };
  };

  test('is paged by 20, newest first', async () => {
    const first = await ids({});
    expect(first.total).toBe(23);
    expect(first.ids).toEqual([...Array(20).keys()].map((n) => 23 - n));
    expect((await ids({ page: 2 })).ids).toEqual([3, 2, 1]);
  });

  test('has an empty page past its end, with the right total', async () => {
    expect(await ids({ page: 9 })).toEqual({ ids: [], total: 23 });
  });

  test('is sorted by title, year or rating, unknown values last', async () => {
    expect((await ids({ sort: 'title' })).ids.slice(0, 2)).toEqual([7, 1]);
    // Under R.
    expect((await ids({ sort: 'title', page: 2 })).ids.at(-1)).toBe(8);
    expect((await ids({ sort: 'year' })).ids.slice(0, 2)).toEqual([22, 21]);
    expect((await ids({ sort: 'year', page: 2 })).ids.at(-1)).toBe(23);
    expect((await ids({ sort: 'rating' })).ids.slice(0, 2)).toEqual([9, 19]);
    expect((await ids({ sort: 'rating', page: 2 })).ids.at(-1)).toBe(22);
  });

  test('is filtered by a text in any case, with literal wildcards', async () => {
    expect(await ids({ text: 'FILM 1' })).toMatchObject({ total: 10 });
    expect((await ids({ text: ' 0% wolf_' })).ids).toEqual([7]);
    expect((await ids({ text: 'film_1' })).ids).toEqual([]);
    expect((await ids({ text: 'a,b) or "c"*\\' })).ids).toEqual([]);
  });

  test('shows favorites among the watched titles', async () => {
    expect(await ids({ favoritesOnly: true })).toEqual({ ids: [5], total: 1 });
    const { entries } = await loadListPage(client, user, 'watched', 'movie', { page: 1 });
    expect(entries.filter((entry) => entry.isFavorite).map(({ id }) => id)).toEqual([5]);
  });
});

describe('titles included in the user’s services', async () => {
  const { client, id: user } = await signedInPerson(server, 'Grete');
  const jobs = serviceClient(server);
  const kept = (kind: 'movie' | 'tv', id: number, included: number[], region = 'DE') => ({
    ...{ kind, id, region, included, free: [], checkedAt: server.now().toISOString() },
  });
  const shown = async (list: 'wishlist' | 'watched', kind: 'movie' | 'tv', more: object = {}) => {
    const query = { page: 1, includedIn: 'DE', ...more };
    const { entries, total } = await loadListPage(client, user, list, kind, query);
    return { ids: entries.map(({ id }) => id), total };
  };

  test('are counted and sorted by the backend, in one region, for this user', async () => {
    for (let id = 1; id <= 25; id++) await addToList(client, user, 'wishlist', title('movie', id));
    await addToList(client, user, 'wishlist', title('tv', 1));
    await addToList(client, user, 'watched', title('movie', 99));
    await addToList(client, user, 'favorite', title('movie', 99));
    const offers = Array.from({ length: 25 }, (_, at) => kept('movie', at + 1, at < 23 ? [8] : [9]));
    await keepTitleOffers(jobs, [...offers, kept('tv', 1, [9]), kept('movie', 99, [8])], 'US');
    expect(await shown('wishlist', 'movie')).toEqual({ ids: [], total: 0 });
    await tickService(client, user, 8);
    const first = await shown('wishlist', 'movie');
    expect([first.total, first.ids.length]).toEqual([23, 20]);
    expect((await shown('wishlist', 'movie', { page: 2 })).ids).toHaveLength(3);
    expect(await shown('wishlist', 'movie', { includedIn: 'FR' })).toEqual({ ids: [], total: 0 });
    expect(await shown('wishlist', 'tv')).toEqual({ ids: [], total: 0 });
    expect(await shown('watched', 'movie', { favoritesOnly: true })).toEqual({ ids: [99], total: 1 });
  });

  test('include the unchecked ones by name', async () => {
    await addToList(client, user, 'wishlist', title('movie', 50));
    expect(await loadUncheckedTitles(client, 'wishlist', 'movie', 'DE')).toEqual({
      titles: [{ kind: 'movie', id: 50 }],
      total: 1,
    });
    const { titles, total } = await loadUncheckedTitles(client, 'wishlist', 'movie', 'FR');
    expect([titles.length, total]).toEqual([26, 26]);
  });
});

describe('wishlist and watched list', async () => {
  const { client, id: user } = await signedInPerson(server, 'Linus');

  test.each(['movie', 'tv'] as const)('hold a %s in one of them only', async (kind) => {
    await addToList(client, user, 'wishlist', title(kind, 10));
    await addToList(client, user, 'watched', title(kind, 10));
    expect(await findListEntry(client, user, 'wishlist', { kind, id: 10 })).toBeNull();
    await addToList(client, user, 'wishlist', title(kind, 10));
    expect(await findListEntry(client, user, 'watched', { kind, id: 10 })).toBeNull();
  });

  test('return marks of many titles in one call, without mixing up movie 10 and series 11', async () => {
    await addToList(client, user, 'favorite', title('tv', 11));
    const marks = await loadListMarks(client, [
      { kind: 'movie', id: 10 },
      { kind: 'tv', id: 11 },
      { kind: 'movie', id: 11 },
    ]);
    expect(Object.fromEntries(marks)).toEqual({
      'movie-10': { wishlist: true, watched: false, favorite: false, dismissed: false },
      'tv-11': { wishlist: false, watched: false, favorite: true, dismissed: false },
      'movie-11': NO_MARKS,
    });
    expect((await loadListMarks(client, [])).size).toBe(0);
  });
});
