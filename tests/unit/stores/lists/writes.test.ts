import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/backend/client.ts';
import { loadWatchesOf } from '../../../../src/backend/diary/watches.ts';
import { addToList, findListEntry } from '../../../../src/backend/lists/list-entries.ts';
import { localDay } from '../../../../src/domain/dates.ts';
import {
  NO_MARKS,
  type ListMarks,
  type ListName,
  type ListTitle,
} from '../../../../src/domain/lists/lists.ts';
import { DEFECT_MESSAGE } from '../../../../src/domain/messages.ts';
import type { Kind } from '../../../../src/domain/title.ts';
import { attempt, type Failure } from '../../../../src/stores/attempt.ts';
import type { ListEdit } from '../../../../src/stores/lists/edit.ts';
import type { Marks } from '../../../../src/stores/lists/marks.ts';
import type { Undo } from '../../../../src/stores/lists/undo.ts';
import { createWrites } from '../../../../src/stores/lists/writes.ts';
import { createToasts } from '../../../../src/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { askedAddress } from '../../../support/browser/held-answer.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { createPerson, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
const { seen } = browserEnvironment(server);
const person = await createPerson(server);
const client = (await signIn(server, person.email)).client as Client;

const LONG_AGO = '2020-02-03T04:05:06+00:00';
let count = 0;
/** A title of its own for each test. */
function untouched(kind: Kind = 'movie'): ListTitle {
  count += 1;
  return { kind, id: count, title: 'Heat', posterPath: '/heat.jpg', date: '1995-12-15', voteAverage: 7.9 };
}
const keep = (list: ListName, title: ListTitle) =>
  addToList(client, person.id, list, { ...title, addedAt: LONG_AGO });
const stored = (list: ListName, title: ListTitle) => findListEntry(client, person.id, list, title);
const timeOf = async (list: ListName, title: ListTitle) => (await stored(list, title))?.addedAt;
const watchesOf = (title: ListTitle) => loadWatchesOf(client, person.id, title);
const OFFLINE: Failure = { kind: 'failed', code: 'offline', message: 'You seem to be offline.' };

/** Writes for the person, or, with `ends`, for nobody: that is how each of them ends. */
function begin(ends?: Failure | null) {
  const toasts = createToasts();
  const offered: { title: string; more: string | undefined; removal: unknown }[] = [];
  const run: (() => void)[] = [];
  const undo: Undo = {
    offer({ title, more }, removal) {
      offered.push({ title, more: more?.label, removal });
      if (more) run.push(more.run);
    },
  };
  const attempts: Partial<Marks> = {
    attempt: (work) => (ends === undefined ? attempt(() => work(client, person.id)) : Promise.resolve(ends)),
  };
  const writes = createWrites(attempts as Marks, toasts, undo);
  const told: (Failure | null)[] = [];
  return {
    ...{ ...writes, toasts, offered, told, run },
    write: (edit: ListEdit, before: Partial<ListMarks> = {}) =>
      writes.write(edit, { ...NO_MARKS, ...before }),
    undone: (addedAt = LONG_AGO, markedAt: string | null = null): ListEdit['undo'] => ({
      ...{ addedAt, markedAt, told: (failure) => void told.push(failure) },
    }),
    said: () => {
      const { title, text, destructive } = toasts.$toast.get() ?? {};
      return [title, text, ...(destructive ? ['destructive'] : [])];
    },
  };
}

/** What the backend's tables are asked from now on. */
function asked() {
  const fetches = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetches.mockRestore());
  return () =>
    fetches.mock.calls.map((call) => {
      const path = new URL(askedAddress(call)).pathname.split('/rest/v1/')[1];
      return `${call[1]?.method ?? 'GET'} ${path}`;
    });
}

describe('a title that enters a list', () => {
  test.each([
    ['wishlist', 'movie', 'wishlists', 'Added to wishlist'],
    ['wishlist', 'tv', 'tv_wishlists', 'Added to wishlist'],
    ['favorite', 'movie', 'favorite_movies', 'Added to favorites'],
  ] as const)('is shown by its button: %s of a %s', async (list, kind, table, words) => {
    const { write, offered, toasts } = begin();
    const title = untouched(kind);
    const requests = asked();
    const changes = await write({ list, title, present: true });
    expect(requests()).toEqual([`POST ${table}`]);
    const entry = await stored(list, title);
    expect(changes).toEqual([{ list, title, present: true, addedAt: entry!.addedAt }]);
    expect([toasts.$toast.get(), offered]).toMatchObject([{ title: words, quiet: true }, []]);
  });

  test('is said where no button of the page shows it', async () => {
    const { write, toasts } = begin();
    await write({ list: 'wishlist', title: untouched(), present: true, elsewhere: true });
    expect(toasts.$toast.get()).toMatchObject({ title: 'Added to wishlist', quiet: false });
  });

  test('is hidden with a way back', async () => {
    const { write, offered, toasts } = begin();
    const title = untouched();
    await write({ list: 'dismissed', title, present: true });
    const entry = { ...title, addedAt: await timeOf('dismissed', title) };
    const removal = { list: 'dismissed', entry, entered: 'dismissed' };
    expect(offered).toEqual([{ title: 'Not interested', more: undefined, removal }]);
    expect(toasts.$toast.get()).toBeNull();
  });

  test.each(['movie', 'tv'] as const)(
    'is marked as watched on the day it is here, which can be taken back: a %s',
    async (kind) => {
      const { write, offered } = begin();
      const title = untouched(kind);
      const fetches = vi.spyOn(globalThis, 'fetch');
      onTestFinished(() => fetches.mockRestore());
      await write({ list: 'watched', title, present: true });
      const day = localDay(() => new Date());
      expect(JSON.stringify(fetches.mock.calls)).toContain(`marked_on\\":\\"${day}`);
      const markedAt = (await timeOf('watched', title))!;
      const removal = {
        list: 'watched',
        entry: { ...title, addedAt: markedAt },
        entered: 'watched',
        markedAt,
      };
      expect(offered).toEqual([{ title: 'Marked as watched', more: 'Day, stars, note', removal }]);
      expect(await watchesOf(title)).toMatchObject([{ day, markedAt }]);
    },
  );

  test.each([
    ['watched', 'movie', 'wishlist', 'wishlists', 'watched_movies'],
    ['watched', 'tv', 'wishlist', 'tv_wishlists', 'watched_tv_series'],
    ['wishlist', 'movie', 'watched', 'watched_movies', 'wishlists'],
  ] as const)(
    'is taken from the other, and goes back there with its time: %s of a %s',
    async (list, kind, other, left, entered) => {
      const { write, offered, toasts } = begin();
      const title = untouched(kind);
      await keep(other, title);
      const requests = asked();
      const changes = await write({ list, title, present: true }, { [other]: true });
      expect(requests()).toEqual([`GET ${left}`, `POST ${entered}`]);
      const addedAt = (await timeOf(list, title))!;
      expect(changes).toEqual([
        { list: other, title, present: false, addedAt: null },
        { list, title, present: true, addedAt },
      ]);
      const marked = list === 'watched' && { markedAt: addedAt };
      const removal = { list: other, entry: { ...title, addedAt: LONG_AGO }, entered: list, ...marked };
      expect(offered).toMatchObject([{ removal }]);
      expect(toasts.$toast.get()).toBeNull();
    },
  );

  test('has nowhere to go back to where another tab took it from there first', async () => {
    const { write, offered, toasts } = begin();
    await write({ list: 'wishlist', title: untouched(), present: true }, { watched: true });
    expect([toasts.$toast.get()?.title, offered]).toEqual(['Added to wishlist', []]);
  });

  test('by an undo has the time it had, and leaves what it left without a question', async () => {
    const { write, offered, toasts, told, undone } = begin();
    const [wished, watched] = [untouched(), untouched()];
    await keep('watched', wished);
    const requests = asked();
    const back = { present: true, undo: undone() };
    const changes = await write({ ...back, list: 'wishlist', title: wished }, { watched: true });
    expect(requests()).toEqual(['POST wishlists']);
    expect(changes).toEqual([
      { list: 'watched', title: wished, present: false, addedAt: null },
      { list: 'wishlist', title: wished, present: true, addedAt: LONG_AGO },
    ]);
    await write({ ...back, list: 'watched', title: watched });
    expect([await timeOf('watched', watched), await watchesOf(watched)]).toEqual([LONG_AGO, []]);
    expect([told, offered, toasts.$toast.get()]).toEqual([[null, null], [], null]);
  });

  test('that holds it already is left as it is, which is said', async () => {
    const { write, said, told, undone } = begin();
    const title = untouched();
    await keep('wishlist', title);
    const edit: ListEdit = { list: 'wishlist', title, present: true };
    const changes = await write(edit, { watched: true });
    expect(changes).toEqual([
      { list: 'watched', title, present: false, addedAt: null },
      { list: 'wishlist', title, present: true, addedAt: null },
    ]);
    expect(said()).toEqual(['Already in wishlist', 'Heat is already in your wishlist']);
    // It was wished for before signing up, and is so by another tab.
    await write({ ...edit, elsewhere: true });
    expect(said()).toEqual(['Added to wishlist', 'Heat has been added to your wishlist']);
    const again = begin();
    await again.write({ ...edit, undo: undone() });
    expect([told, again.said()]).toEqual([[null], [undefined, undefined]]);
    expect(await timeOf('wishlist', title)).toBe(LONG_AGO);
  });
});

test('a mark leads to what can be said of it, of the title as it was kept', async () => {
  const path = '../../../../src/stores/diary/log-watch.ts';
  const openMarked = vi.fn();
  vi.doMock(path, () => ({ openMarked }));
  onTestFinished(() => void vi.doUnmock(path));
  const { write, run } = begin();
  const title = untouched();
  await write({ list: 'watched', title, present: true });
  run[0]!();
  await vi.waitFor(() => expect(openMarked).toHaveBeenCalledWith(title, expect.any(String)));
  expect(openMarked.mock.calls[0]?.[1]).toBe(await timeOf('watched', title));
});

describe('a title that leaves a list', () => {
  test.each([
    ['wishlist', 'movie', 'Removed from wishlist'],
    ['watched', 'tv', 'Removed from watched list'],
    ['dismissed', 'movie', 'Taken back'],
  ] as const)('can go back with its time: %s of a %s', async (list, kind, words) => {
    const { write, offered } = begin();
    const title = untouched(kind);
    await keep(list, title);
    const gone = [{ list, title, present: false, addedAt: null }];
    expect(await write({ list, title, present: false })).toEqual(gone);
    const removal = { list, entry: { ...title, addedAt: LONG_AGO }, entered: null };
    // Another tab may be faster.
    expect(await write({ list, title, present: false })).toEqual(gone);
    expect(offered).toEqual([
      { title: words, more: undefined, removal },
      { title: words, more: undefined, removal: null },
    ]);
  });

  test('by an undo is told to who undoes it alone', async () => {
    const { write, offered, toasts, told, undone } = begin();
    const title = untouched();
    await keep('dismissed', title);
    await write({ list: 'dismissed', title, present: false, undo: undone() });
    expect(await stored('dismissed', title)).toBeNull();
    expect([told, offered, toasts.$toast.get()]).toEqual([[null], [], null]);
  });
});

describe('a mark that is taken back', () => {
  test('goes with its watch, and what was wished for is so again with its time', async () => {
    const { write, told, undone, toasts } = begin();
    const title = untouched();
    await keep('wishlist', title);
    await write({ list: 'watched', title, present: true }, { wishlist: true });
    const markedAt = (await timeOf('watched', title))!;
    const undo = undone(LONG_AGO, markedAt);
    const changes = await write({ list: 'wishlist', title, present: true, undo }, { watched: true });
    expect(changes).toEqual([
      { list: 'watched', title, present: false, addedAt: null },
      { list: 'wishlist', title, present: true, addedAt: LONG_AGO },
    ]);
    expect([await stored('watched', title), await watchesOf(title)]).toEqual([null, []]);
    expect([await timeOf('wishlist', title), told, toasts.$toast.get()]).toEqual([LONG_AGO, [null], null]);
  });

  test('leaves in no list what was in none, and is taken back once', async () => {
    const { write, told, undone, toasts } = begin();
    const title = untouched();
    await write({ list: 'watched', title, present: true });
    const markedAt = (await timeOf('watched', title))!;
    const edit: ListEdit = { list: 'watched', title, present: false, undo: undone(markedAt, markedAt) };
    expect(await write(edit, { watched: true })).toEqual([
      { list: 'watched', title, present: false, addedAt: null },
    ]);
    expect([await stored('watched', title), await stored('wishlist', title)]).toEqual([null, null]);
    expect(await watchesOf(title)).toEqual([]);
    expect(await write(edit, { watched: true })).toEqual([]);
    expect([told, toasts.$toast.get()]).toEqual([[null, expect.objectContaining({ code: 'none' })], null]);
  });
});

describe('what cannot be written', () => {
  test.each([
    ['wishlist', 'movie', true, 'Failed to add movie to wishlist'],
    ['watched', 'tv', true, 'Failed to add TV series to watched list'],
    ['favorite', 'movie', false, 'Failed to remove movie from favorites'],
    ['dismissed', 'tv', false, 'Failed to show TV series again'],
  ] as const)('is said: %s of a %s', async (list, kind, present, words) => {
    const edit: ListEdit = { list, title: untouched(kind), present };
    const lost = begin(OFFLINE);
    expect(await lost.write(edit)).toEqual([]);
    expect(lost.said()).toEqual(['Error', words, 'destructive']);
    const full = begin({ kind: 'failed', code: 'bound', message: 'Remove some.' });
    await full.write(edit);
    expect(full.said()).toEqual(['Error', `${words}. Remove some.`, 'destructive']);
    const undoing = begin(OFFLINE);
    await undoing.write({ ...edit, undo: undoing.undone() });
    expect([undoing.told, undoing.toasts.$toast.get()]).toEqual([[OFFLINE], null]);
  });

  test('for somebody who has left is nobody’s, and not said', async () => {
    const { write, said } = begin(null);
    expect(await write({ list: 'wishlist', title: untouched(), present: true })).toBeNull();
    expect(said()).toEqual([undefined, undefined]);
  });

  test('by a mistake of ours is no title that is there already', async () => {
    const { write, said } = begin();
    const mistake = new Error('planted');
    const from = vi.spyOn(client, 'from').mockImplementation(() => {
      throw mistake;
    });
    expect(await write({ list: 'favorite', title: untouched(), present: true })).toEqual([]);
    from.mockRestore();
    expect(said()).toEqual([DEFECT_MESSAGE.title, DEFECT_MESSAGE.text, 'destructive']);
    expect(seen.defects.splice(0)).toEqual([mistake]);
  });
});

describe('what was so before it was written', () => {
  const edit = { list: 'favorite', title: untouched(), present: true } as const;

  test('is said to who could not know, and to who undoes it', () => {
    const { sayFulfilled, said, told, undone, toasts } = begin();
    sayFulfilled(edit);
    sayFulfilled({ ...edit, present: false, blind: true });
    expect(said()).toEqual([undefined, undefined]);
    sayFulfilled({ ...edit, undo: undone() });
    sayFulfilled({ ...edit, present: false, undo: undone() });
    expect([told, said()]).toEqual([
      [null, null],
      [undefined, undefined],
    ]);
    sayFulfilled({ ...edit, blind: true });
    expect(said()).toEqual(['Already favorited', 'Heat is already in your favorites']);
    expect(toasts.$toast.get()?.destructive).toBeUndefined();
  });

  test('or not, where nobody can tell, is said as well', () => {
    const { sayUnknown, said, told, undone, toasts } = begin();
    sayUnknown({ ...edit, blind: true }, OFFLINE);
    expect(said()).toEqual([
      'Error',
      'We could not check whether Heat is in your favorites. Please try again.',
      'destructive',
    ]);
    sayUnknown({ ...edit, present: false }, OFFLINE);
    expect(said()).toEqual(['Error', 'Failed to remove movie from favorites', 'destructive']);
    toasts.dismiss();
    sayUnknown({ ...edit, blind: true, undo: undone() }, OFFLINE);
    expect([told, toasts.$toast.get()]).toEqual([[OFFLINE], null]);
  });
});
