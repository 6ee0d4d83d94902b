import { describe, expect, test } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { loadWatchesOf } from '../../../../src/features/diary/watches.queries.ts';
import { addToList, findListEntry } from '../../../../src/features/marks/list-entries.queries.ts';
import { localDay } from '../../../../src/core/dates.ts';
import type { ListName, ListTitle } from '../../../../src/core/lists.ts';
import type { Kind } from '../../../../src/core/title.ts';
import { attempt, type Failure } from '../../../../src/core/stores/attempt.ts';
import type { ListEdit } from '../../../../src/features/marks/edit.store.ts';
import type { Marks } from '../../../../src/features/marks/marks.store.ts';
import type { Undo } from '../../../../src/features/marks/undo.store.ts';
import { createWrites } from '../../../../src/features/marks/writes.store.ts';
import { createToasts } from '../../../../src/core/stores/toasts.ts';
import { enter } from '../../../support/browser/opened-page.ts';
import { createPerson, signIn } from '../../../support/database/people.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';

const { server } = await startBrowser();
const person = await createPerson(server);
await enter(person.email);
const client = (await signIn(server, person.email)).client as Client;

const LONG_AGO = '2020-02-03T04:05:06+00:00';
let count = 0;
/** A separate title for each test. */
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

/** Writes for the user; with `ends` without a backend, which is each write's outcome. */
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
    offered: (act) => act,
    sent: (mark) => (ends === undefined ? attempt(() => mark) : Promise.resolve(ends)),
  };
  const writes = createWrites(attempts as Marks, toasts, undo, () => Promise.resolve());
  const told: (Failure | null)[] = [];
  return {
    ...{ ...writes, toasts, offered, told, run },
    write: (edit: ListEdit) => writes.finish(edit, writes.send(edit)),
    undone: (addedAt = LONG_AGO, markedAt: string | null = null): ListEdit['undo'] => ({
      ...{ addedAt, markedAt, told: (failure) => void told.push(failure) },
    }),
    said: () => {
      const { title, text, destructive } = toasts.$toast.get() ?? {};
      return [title, text, ...(destructive ? ['destructive'] : [])];
    },
  };
}

describe('an added title', () => {
  test.each([
    ['wishlist', 'movie', 'Added to wishlist'],
    ['wishlist', 'tv', 'Added to wishlist'],
    ['favorite', 'movie', 'Added to favorites'],
  ] as const)('is shown by its button: %s of a %s', async (list, kind, words) => {
    const { write, offered, toasts } = begin();
    const title = untouched(kind);
    const changes = await write({ list, title, present: true });
    const entry = await stored(list, title);
    expect(changes).toEqual([{ list, title, present: true, addedAt: entry!.addedAt }]);
    expect([toasts.$toast.get(), offered]).toMatchObject([{ title: words, quiet: true }, []]);
  });

  test('is reported without a button on the page', async () => {
    const { write, toasts } = begin();
    await write({ list: 'wishlist', title: untouched(), present: true, elsewhere: true });
    expect(toasts.$toast.get()).toMatchObject({ title: 'Added to wishlist', quiet: false });
  });

  test('is hidden with an undo', async () => {
    const { write, offered, toasts } = begin();
    const title = untouched();
    await write({ list: 'dismissed', title, present: true });
    const entry = { ...title, addedAt: await timeOf('dismissed', title) };
    const removal = { list: 'dismissed', entry, entered: 'dismissed' };
    expect(offered).toEqual([{ title: 'Not interested', more: undefined, removal }]);
    expect(toasts.$toast.get()).toBeNull();
  });

  test.each(['movie', 'tv'] as const)(
    'is marked as watched on the local day, with an undo: a %s',
    async (kind) => {
      const { write, offered } = begin();
      const title = untouched(kind);
      await write({ list: 'watched', title, present: true });
      const day = localDay(() => new Date());
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
    ['watched', 'movie', 'wishlist'],
    ['watched', 'tv', 'wishlist'],
    ['wishlist', 'movie', 'watched'],
  ] as const)(
    'is removed from the other list, and restored there with its time: %s of a %s',
    async (list, kind, other) => {
      const { write, offered, toasts } = begin();
      const title = untouched(kind);
      await keep(other, title);
      const changes = await write({ list, title, present: true });
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

  test('has nothing to restore when another tab removed it there first', async () => {
    const { write, offered, toasts } = begin();
    await write({ list: 'wishlist', title: untouched(), present: true });
    expect([toasts.$toast.get()?.title, offered]).toEqual(['Added to wishlist', []]);
  });

  test('by an undo has its former time, and leaves its list without a question', async () => {
    const { write, offered, toasts, told, undone } = begin();
    const [wished, watched] = [untouched(), untouched()];
    await keep('watched', wished);
    const back = { present: true, undo: undone() };
    const changes = await write({ ...back, list: 'wishlist', title: wished });
    expect(changes).toEqual([
      { list: 'watched', title: wished, present: false, addedAt: null },
      { list: 'wishlist', title: wished, present: true, addedAt: LONG_AGO },
    ]);
    await write({ ...back, list: 'watched', title: watched });
    expect([await timeOf('watched', watched), await watchesOf(watched)]).toEqual([LONG_AGO, []]);
    expect([told, offered, toasts.$toast.get()]).toEqual([[null, null], [], null]);
  });

  test('that exists is unchanged, which is reported', async () => {
    const { write, said, told, undone } = begin();
    const title = untouched();
    await keep('wishlist', title);
    const edit: ListEdit = { list: 'wishlist', title, present: true };
    const changes = await write(edit);
    expect(changes).toEqual([{ list: 'wishlist', title, present: true, addedAt: null }]);
    expect(said()).toEqual(['Already in wishlist', 'Heat is already in your wishlist']);
    // Wished for before signing up, and meanwhile saved by another tab.
    await write({ ...edit, elsewhere: true });
    expect(said()).toEqual(['Added to wishlist', 'Heat has been added to your wishlist']);
    const again = begin();
    await again.write({ ...edit, undo: undone() });
    expect([told, again.said()]).toEqual([[null], [undefined, undefined]]);
    expect(await timeOf('wishlist', title)).toBe(LONG_AGO);
  });
});

describe('a removed title', () => {
  test.each([
    ['wishlist', 'movie', 'Removed from wishlist'],
    ['watched', 'tv', 'Removed from watched list'],
    ['dismissed', 'movie', 'Taken back'],
  ] as const)('can be restored with its time: %s of a %s', async (list, kind, words) => {
    const { write, offered } = begin();
    const title = untouched(kind);
    await keep(list, title);
    const gone = [{ list, title, present: false, addedAt: null }];
    expect(await write({ list, title, present: false })).toEqual(gone);
    const removal = { list, entry: { ...title, addedAt: LONG_AGO }, entered: null };
    // Another tab can be faster.
    expect(await write({ list, title, present: false })).toEqual(gone);
    expect(offered).toEqual([
      { title: words, more: undefined, removal },
      { title: words, more: undefined, removal: null },
    ]);
  });

  test('by an undo is reported to its caller only', async () => {
    const { write, offered, toasts, told, undone } = begin();
    const title = untouched();
    await keep('dismissed', title);
    await write({ list: 'dismissed', title, present: false, undo: undone() });
    expect(await stored('dismissed', title)).toBeNull();
    expect([told, offered, toasts.$toast.get()]).toEqual([[null], [], null]);
  });
});

describe('a mark that is undone', () => {
  test('is removed with its watch, and restores the wish with its time', async () => {
    const { write, told, undone, toasts } = begin();
    const title = untouched();
    await keep('wishlist', title);
    await write({ list: 'watched', title, present: true });
    const markedAt = (await timeOf('watched', title))!;
    const undo = undone(LONG_AGO, markedAt);
    const changes = await write({ list: 'wishlist', title, present: true, undo });
    expect(changes).toEqual([
      { list: 'watched', title, present: false, addedAt: null },
      { list: 'wishlist', title, present: true, addedAt: LONG_AGO },
    ]);
    expect([await stored('watched', title), await watchesOf(title)]).toEqual([null, []]);
    expect([await timeOf('wishlist', title), told, toasts.$toast.get()]).toEqual([LONG_AGO, [null], null]);
  });

  test('leaves no list entry if there was none, and is undone once', async () => {
    const { write, told, undone, toasts } = begin();
    const title = untouched();
    await write({ list: 'watched', title, present: true });
    const markedAt = (await timeOf('watched', title))!;
    const edit: ListEdit = { list: 'watched', title, present: false, undo: undone(markedAt, markedAt) };
    expect(await write(edit)).toEqual([{ list: 'watched', title, present: false, addedAt: null }]);
    expect([await stored('watched', title), await stored('wishlist', title)]).toEqual([null, null]);
    expect(await watchesOf(title)).toEqual([]);
    expect(await write(edit)).toEqual([]);
    expect([told, toasts.$toast.get()]).toEqual([[null, expect.objectContaining({ code: 'none' })], null]);
  });
});

describe('a failed write', () => {
  test.each([
    ['wishlist', 'movie', true, 'Failed to add movie to wishlist'],
    ['watched', 'tv', true, 'Failed to add TV series to watched list'],
    ['favorite', 'movie', false, 'Failed to remove movie from favorites'],
    ['dismissed', 'tv', false, 'Failed to show TV series again'],
  ] as const)('is reported: %s of a %s', async (list, kind, present, words) => {
    const edit: ListEdit = { list, title: untouched(kind), present };
    const lost = begin(OFFLINE);
    expect(await lost.write(edit)).toEqual([]);
    expect(lost.said()).toEqual(['No connection', words, 'destructive']);
    const full = begin({ kind: 'failed', code: 'bound', message: 'Remove some.' });
    await full.write(edit);
    expect(full.said()).toEqual(['Error', `${words}. Remove some.`, 'destructive']);
    const undoing = begin(OFFLINE);
    await undoing.write({ ...edit, undo: undoing.undone() });
    expect([undoing.told, undoing.toasts.$toast.get()]).toEqual([[OFFLINE], null]);
  });

  test('for a user who left is silent', async () => {
    const { write, said } = begin(null);
    expect(await write({ list: 'wishlist', title: untouched(), present: true })).toBeNull();
    expect(said()).toEqual([undefined, undefined]);
  });
});
