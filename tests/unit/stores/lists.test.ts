import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '../../../src/backend/auth.ts';
import type { Client } from '../../../src/backend/client.ts';
import { addToList, findListEntry, removeFromList } from '../../../src/backend/list-entries.ts';
import type { ListTitle } from '../../../src/domain/lists.ts';
import { startBackend } from '../../support/backend-server.ts';
import { browserEnvironment } from '../../support/browser-environment.ts';
import { createPerson, newAddress, PASSWORD, signIn as signInElsewhere } from '../../support/people.ts';
import { offline } from '../../support/offline.ts';

const server = await startBackend();
afterAll(() => server.close());

const MOVIE: ListTitle = {
  kind: 'movie',
  id: 603,
  title: 'The Matrix',
  posterPath: '/matrix.jpg',
  date: '1999-03-31',
  voteAverage: 8.2,
};
const SERIES: ListTitle = { ...MOVIE, kind: 'tv', title: 'The Series' };
const LONG_AGO = '2020-02-03T04:05:06+00:00';

let browser: ReturnType<typeof browserEnvironment>;
let person: { email: string; id: string };
/** The same person with another browser. */
let elsewhere: Client;

beforeEach(async () => {
  browser = browserEnvironment(server);
  person = await createPerson(server, newAddress());
  elsewhere = (await signInElsewhere(server, person.email)).client as Client;
});

/** The stores as a tab of this browser has them. */
async function openTab() {
  vi.resetModules();
  browser.forgetClient();
  const { setEnvironment } = await import('../../../src/stores/environment.ts');
  setEnvironment(browser.environment);
  const lists = await import('../../../src/stores/lists.ts');
  const marks = await import('../../../src/stores/list-marks.ts');
  const session = await import('../../../src/stores/session.ts');
  const toasts = await import('../../../src/stores/toasts.ts');
  const authentication = await import('../../../src/stores/authentication.ts');
  const { $authDialog } = await import('../../../src/stores/auth-dialog.ts');
  const tab = { ...lists, ...marks, ...session, ...toasts, ...authentication, $authDialog };
  tab.startSession();
  return tab;
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const marksOf = (tab: Tab, { kind, id }: ListTitle) => tab.$marks.get().get(`${kind}-${id}`);
const toastOf = (tab: Tab) => {
  const { title, text, destructive, action } = tab.$toast.get() ?? {};
  return [title, text, ...(destructive ? ['destructive'] : []), ...(action ? [action.label] : [])];
};
const stored = (list: 'wishlist' | 'watched' | 'favorite', title = MOVIE) =>
  findListEntry(elsewhere, person.id, list, title);

/** A tab in which the person has signed in, and which shows these titles. */
async function signedInTab(...titles: ListTitle[]) {
  const tab = await openTab();
  await tab.changeSession((client) => signIn(client, person.email, PASSWORD));
  await vi.waitFor(() => expect(tab.$session.get()).toMatchObject({ profile: { id: person.id } }));
  if (titles.length > 0) await tab.loadMarks(titles);
  return tab;
}

/** Requests to the backend's tables from now on, as "POST wishlists". */
function countRequests() {
  const fetches = vi.spyOn(globalThis, 'fetch');
  return () => {
    const requests = fetches.mock.calls.map(([input, init]) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      return url.pathname.includes('/rest/v1/') ? `${method} ${url.pathname.split('/rest/v1/')[1]}` : '';
    });
    fetches.mockRestore();
    return requests.filter(Boolean);
  };
}

describe('marks', () => {
  test('of all titles of a page are learnt in one call, and those added later in one more', async () => {
    await addToList(elsewhere, person.id, 'wishlist', MOVIE);
    await addToList(elsewhere, person.id, 'favorite', SERIES);
    const tab = await signedInTab();
    const requests = countRequests();
    await Promise.all([tab.loadMarks([MOVIE, SERIES]), tab.loadMarks([MOVIE])]);
    await tab.loadMarks([MOVIE, { ...MOVIE, id: 604 }]);
    expect(requests()).toEqual(['POST rpc/my_list_marks', 'POST rpc/my_list_marks']);
    expect(marksOf(tab, MOVIE)).toEqual({ wishlist: true, watched: false, favorite: false });
    expect(marksOf(tab, SERIES)).toEqual({ wishlist: false, watched: false, favorite: true });
  });

  test('ask nothing while nobody is signed in, appear on sign-in and go on sign-out', async () => {
    await addToList(elsewhere, person.id, 'watched', MOVIE);
    const tab = await openTab();
    const requests = countRequests();
    await tab.loadMarks([MOVIE]);
    expect(requests()).toEqual([]);
    expect(tab.$marks.get().size).toBe(0);
    await tab.changeSession((client) => signIn(client, person.email, PASSWORD));
    await vi.waitFor(() => expect(marksOf(tab, MOVIE)).toMatchObject({ watched: true }));
    await tab.signOutHere();
    expect(tab.$marks.get().size).toBe(0);
  });

  test('that could not be loaded are loaded when asked for again', async () => {
    await addToList(elsewhere, person.id, 'watched', MOVIE);
    const tab = await signedInTab();
    await offline(() => tab.loadMarks([MOVIE]));
    expect(marksOf(tab, MOVIE)).toBeUndefined();
    await tab.loadMarks([MOVIE]);
    expect(marksOf(tab, MOVIE)).toMatchObject({ watched: true });
  });
});

describe('a button', () => {
  test.each([
    ['wishlist', 'Added to wishlist', 'The Matrix has been added to your wishlist', 'Removed from wishlist'],
    [
      'watched',
      'Marked as watched',
      'The Matrix has been added to your watched list',
      'Removed from watched list',
    ],
    ['favorite', 'Added to favorites', 'The Matrix', 'Removed from favorites'],
  ] as const)('of the %s adds, says so, and removes', async (list, added, text, removed) => {
    const tab = await signedInTab(MOVIE);
    const adding = tab.toggleInList(list, MOVIE);
    expect(tab.$toast.get()).toBeNull();
    await vi.waitFor(() => expect(marksOf(tab, MOVIE)).toMatchObject({ [list]: true }));
    await adding;
    expect(toastOf(tab)).toEqual([added, text]);
    expect(await stored(list)).toMatchObject(MOVIE);
    await tab.toggleInList(list, MOVIE);
    expect(toastOf(tab)).toEqual([removed, 'The Matrix', 'Undo']);
    expect(marksOf(tab, MOVIE)).toMatchObject({ [list]: false });
    expect(await stored(list)).toBeNull();
  });

  test('shows its new state before the backend has answered', async () => {
    const tab = await signedInTab(MOVIE);
    const requests = countRequests();
    const adding = tab.toggleInList('wishlist', MOVIE);
    await vi.waitFor(() => expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: true }));
    expect(requests()).toEqual([]);
    await adding;
  });

  test('takes a title from the wishlist when it is watched, and from the watched list when it is wished for', async () => {
    for (const title of [MOVIE, SERIES]) {
      const tab = await signedInTab(title);
      await tab.toggleInList('wishlist', title);
      await tab.toggleInList('watched', title);
      expect(marksOf(tab, title)).toEqual({ wishlist: false, watched: true, favorite: false });
      expect([await stored('wishlist', title), await stored('watched', title)]).toEqual([
        null,
        expect.anything(),
      ]);
      await tab.toggleInList('wishlist', title);
      expect(marksOf(tab, title)).toEqual({ wishlist: true, watched: false, favorite: false });
      expect([await stored('wishlist', title), await stored('watched', title)]).toEqual([
        expect.anything(),
        null,
      ]);
    }
  });

  test('goes back and says why nothing happened when the backend cannot be reached', async () => {
    const tab = await signedInTab(MOVIE, SERIES);
    await offline(() => tab.toggleInList('wishlist', MOVIE));
    expect(toastOf(tab)).toEqual(['Error', 'Failed to add movie to wishlist', 'destructive']);
    expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: false });
    await tab.toggleInList('watched', SERIES);
    await offline(() => tab.toggleInList('watched', SERIES));
    expect(toastOf(tab)).toEqual(['Error', 'Failed to remove TV series from watched list', 'destructive']);
    expect(marksOf(tab, SERIES)).toMatchObject({ watched: true });
    await offline(() => tab.toggleInList('wishlist', SERIES));
    expect(marksOf(tab, SERIES)).toMatchObject({ wishlist: false, watched: true });
    expect(await stored('watched', SERIES)).not.toBeNull();
  });

  test('says that the title is there already when it was added elsewhere', async () => {
    const tab = await signedInTab(MOVIE);
    const already = [
      ['wishlist', 'Already in wishlist', 'The Matrix is already in your wishlist'],
      ['watched', 'Already watched', 'The Matrix is already in your watched list'],
      ['favorite', 'Already favorited', 'The Matrix is already in your favorites'],
    ] as const;
    for (const [list, title, text] of already) {
      await addToList(elsewhere, person.id, list, { ...MOVIE, addedAt: LONG_AGO });
      await tab.toggleInList(list, MOVIE);
      expect(toastOf(tab)).toEqual([title, text]);
      expect(marksOf(tab, MOVIE)).toMatchObject({ [list]: true });
      expect(await stored(list)).toMatchObject({ addedAt: LONG_AGO });
    }
  });

  test('pressed before its state was known never removes: it says what is there already', async () => {
    await addToList(elsewhere, person.id, 'wishlist', MOVIE);
    const tab = await signedInTab();
    await tab.toggleInList('wishlist', MOVIE);
    expect(toastOf(tab)).toEqual(['Already in wishlist', 'The Matrix is already in your wishlist']);
    expect(await stored('wishlist')).not.toBeNull();
  });

  test('removes in peace what was removed elsewhere', async () => {
    const tab = await signedInTab(MOVIE);
    await tab.toggleInList('favorite', MOVIE);
    await removeFromList(elsewhere, person.id, 'favorite', MOVIE);
    await tab.toggleInList('favorite', MOVIE);
    expect(toastOf(tab)).toEqual(['Removed from favorites', 'The Matrix']);
    expect(marksOf(tab, MOVIE)).toMatchObject({ favorite: false });
  });
});

describe('fast clicks', () => {
  test.each([
    [9, ['POST wishlists'], true],
    [10, [], false],
  ])('%i of them end in the last state with one effective write', async (count, writes, present) => {
    const tab = await signedInTab(MOVIE);
    const requests = countRequests();
    await Promise.all(Array.from({ length: count }, () => tab.toggleInList('wishlist', MOVIE)));
    expect(requests()).toEqual(writes);
    expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: present });
    expect((await stored('wishlist')) !== null).toBe(present);
  });

  test('that come one by one count as one: four of them change nothing', async () => {
    const tab = await signedInTab(MOVIE);
    const requests = countRequests();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const clicks: Promise<void>[] = [];
    for (let click = 1; click <= 4; click += 1) {
      clicks.push(tab.toggleInList('wishlist', MOVIE));
      await vi.advanceTimersByTimeAsync(90);
    }
    await vi.advanceTimersByTimeAsync(400);
    vi.useRealTimers();
    await Promise.all(clicks);
    expect(requests()).toEqual([]);
    expect(await stored('wishlist')).toBeNull();
  });

  test('that go to and fro between wishlist and watched end in the last of them, with the time it had', async () => {
    await addToList(elsewhere, person.id, 'wishlist', { ...MOVIE, addedAt: LONG_AGO });
    const tab = await signedInTab(MOVIE);
    const requests = countRequests();
    await Promise.all(
      (['watched', 'wishlist', 'watched', 'wishlist'] as const).map((list) => tab.toggleInList(list, MOVIE)),
    );
    expect(requests()).toEqual([]);
    expect(await stored('wishlist')).toMatchObject({ addedAt: LONG_AGO });
  });

  test('while a write is on its way are written after it', async () => {
    const tab = await signedInTab(MOVIE);
    const removed = new Promise<void>((resolve) => {
      const stop = tab.onListChange(({ present }) => {
        stop();
        expect(present).toBe(true);
        resolve(tab.toggleInList('wishlist', MOVIE));
      });
    });
    await tab.toggleInList('wishlist', MOVIE);
    await removed;
    expect(await stored('wishlist')).toBeNull();
    expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: false });
  });

  test('on two lists of a title are both written', async () => {
    const tab = await signedInTab(MOVIE);
    await Promise.all([tab.toggleInList('wishlist', MOVIE), tab.toggleInList('favorite', MOVIE)]);
    expect(await stored('wishlist')).not.toBeNull();
    expect(await stored('favorite')).not.toBeNull();
  });
});

describe('undo', () => {
  test.each(['wishlist', 'watched', 'favorite'] as const)(
    'of a removal from the %s restores the time',
    async (list) => {
      await addToList(elsewhere, person.id, list, { ...MOVIE, addedAt: LONG_AGO });
      const tab = await signedInTab(MOVIE);
      await tab.removeWithUndo(list, MOVIE);
      expect(await stored(list)).toBeNull();
      tab.runToastAction();
      expect(marksOf(tab, MOVIE)).toMatchObject({ [list]: true });
      await vi.waitFor(() => expect(toastOf(tab)).toEqual(['Restored', 'Back where it was.']));
      expect(await stored(list)).toEqual({ ...MOVIE, addedAt: LONG_AGO });
    },
  );

  test('of an exchange brings the title back to the list it left, with its time', async () => {
    await addToList(elsewhere, person.id, 'wishlist', { ...MOVIE, addedAt: LONG_AGO });
    const tab = await signedInTab(MOVIE);
    await tab.toggleInList('watched', MOVIE);
    expect(toastOf(tab)).toEqual([
      'Marked as watched',
      'The Matrix has been added to your watched list',
      'Undo',
    ]);
    tab.runToastAction();
    await vi.waitFor(() => expect(toastOf(tab)).toEqual(['Restored', 'Back where it was.']));
    expect(await stored('wishlist')).toMatchObject({ addedAt: LONG_AGO });
    expect(await stored('watched')).toBeNull();
    expect(marksOf(tab, MOVIE)).toEqual({ wishlist: true, watched: false, favorite: false });
  });

  test('that fails says so, and the title stays removed', async () => {
    const tab = await signedInTab(MOVIE);
    await tab.toggleInList('favorite', MOVIE);
    await tab.removeWithUndo('favorite', MOVIE);
    await offline(async () => {
      tab.runToastAction();
      await vi.waitFor(() =>
        expect(toastOf(tab)).toEqual(['Error', 'Failed to undo. Please try again.', 'destructive']),
      );
    });
    expect(marksOf(tab, MOVIE)).toMatchObject({ favorite: false });
  });
});

describe('somebody who is signed out', () => {
  test.each([
    ['wishlist', MOVIE, 'You need to be signed in to add movies to your wishlist'],
    ['watched', MOVIE, 'You need to be signed in to mark movies as watched'],
    ['watched', SERIES, 'You need to be signed in to mark TV series as watched'],
    ['favorite', SERIES, 'You need to be signed in to add TV series to your favorites'],
  ] as const)('is asked to sign in for the %s, and it is done then', async (list, title, text) => {
    const tab = await openTab();
    await tab.toggleInList(list, title);
    expect(toastOf(tab)).toEqual(['Please sign in', text]);
    expect(tab.$authDialog.get()).toEqual({ name: 'signIn' });
    expect(marksOf(tab, title)).toBeUndefined();
    await tab.submitSignIn({ email: person.email, password: PASSWORD });
    expect(await stored(list, title)).toMatchObject(title);
    expect(marksOf(tab, title)).toMatchObject({ [list]: true });
  });

  test('has what was asked for before the page is asked for anew', async () => {
    const tab = await openTab();
    browser.seen.path = '/';
    let before: unknown;
    browser.environment.page.reload = () => void (before = marksOf(tab, MOVIE));
    await tab.toggleInList('wishlist', MOVIE);
    await tab.submitSignIn({ email: person.email, password: PASSWORD });
    expect(before).toMatchObject({ wishlist: true });
    expect(browser.environment.tabStorage.getItem('marquee-toast')).toContain('Added to wishlist');
  });

  test('is told that the title is in the list already rather than losing it', async () => {
    await addToList(elsewhere, person.id, 'wishlist', MOVIE);
    const tab = await openTab();
    await tab.toggleInList('wishlist', MOVIE);
    await tab.submitSignIn({ email: person.email, password: PASSWORD });
    expect(toastOf(tab)[0]).toBe('Already in wishlist');
    expect(await stored('wishlist')).not.toBeNull();
  });
});

describe('two tabs', () => {
  test('follow each other, and hear what entered and left which list', async () => {
    const one = await signedInTab(MOVIE);
    const other = await signedInTab(MOVIE);
    const heard: string[] = [];
    other.onListChange(({ list, title, present, addedAt }) => {
      heard.push(`${list} ${title.title} ${present} ${addedAt ? 'timed' : ''}`);
    });
    await one.toggleInList('wishlist', MOVIE);
    await vi.waitFor(() => expect(marksOf(other, MOVIE)).toMatchObject({ wishlist: true }));
    await one.toggleInList('watched', MOVIE);
    await vi.waitFor(() => expect(marksOf(other, MOVIE)).toMatchObject({ wishlist: false, watched: true }));
    expect(heard).toEqual([
      'wishlist The Matrix true timed',
      'wishlist The Matrix false ',
      'watched The Matrix true timed',
    ]);
    expect(other.$toast.get()).toBeNull();
  });

  test('that race for a title leave it in exactly one list, and both show which', async () => {
    const one = await signedInTab(MOVIE);
    const other = await signedInTab(MOVIE);
    await Promise.all([one.toggleInList('wishlist', MOVIE), other.toggleInList('watched', MOVIE)]);
    const [wished, watched] = [await stored('wishlist'), await stored('watched')];
    expect([wished, watched].filter(Boolean)).toHaveLength(1);
    const truth = { wishlist: wished !== null, watched: watched !== null };
    for (const tab of [one, other]) await vi.waitFor(() => expect(marksOf(tab, MOVIE)).toMatchObject(truth));
  });
});

test('what one person asked for is not done in the name of another', async () => {
  const tab = await signedInTab(MOVIE);
  const adding = tab.toggleInList('wishlist', MOVIE);
  await tab.changeSession((client) => client.auth.signOut({ scope: 'local' }));
  await adding;
  expect(await stored('wishlist')).toBeNull();
  expect(tab.$marks.get().size).toBe(0);
});
