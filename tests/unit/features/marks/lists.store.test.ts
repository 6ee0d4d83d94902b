import { m } from '../../../../src/paraglide/messages.js';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { BackendError } from '../../../../src/core/backend/errors.ts';
import { addToList, findListEntry } from '../../../../src/features/marks/list-entries.queries.ts';
import { localDay } from '../../../../src/core/dates.ts';
import { isHeld, NO_MARKS, type ListName, type ListTitle } from '../../../../src/core/lists.ts';
import { titleKey } from '../../../../src/core/title.ts';
import { $authDialog, closeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { submitSignIn, submitSignUp } from '../../../../src/features/auth/authentication.store.ts';
import { $watchSheet, showWatchSheet } from '../../../../src/features/diary/watch-sheet.store.ts';
import { greetConfirmed, keepIntent } from '../../../../src/core/stores/intent.ts';
import { createActs } from '../../../../src/features/marks/acts.store.ts';
import { createLists, pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import { createToasts, dismissToast, pageToasts } from '../../../../src/core/stores/toasts.ts';
import {
  createPerson,
  follow,
  linkTo,
  newAddress,
  PASSWORD,
  signIn as signInElsewhere,
} from '../../../support/database/people.ts';
import { heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { film } from '../../../support/films.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';

const browser = await startBrowser();
const { server } = browser;

const MOVIE = film(603, 'The Matrix');
const SERIES: ListTitle = { ...MOVIE, kind: 'tv', title: 'The Series' };
const LONG_AGO = '2020-02-03T04:05:06+00:00';

let person: { email: string; id: string };
/** The same user in another browser. */
let elsewhere: Client;
const opened: { close: () => void }[] = [];

beforeEach(async () => {
  await leave();
  closeAuthDialog();
  dismissToast();
  browser.seen.path = '/movies';
  person = await createPerson(server, newAddress());
  elsewhere = (await signInElsewhere(server, person.email)).client as Client;
});

afterEach(() => {
  for (const lists of opened.splice(0)) lists.close();
});

/** A tab of this browser; all tabs share the session. */
function openTab(toasts = pageToasts) {
  const tab = { lists: createLists(browser.environment, { toasts }), toasts };
  opened.push(tab.lists);
  return tab;
}

type Tab = ReturnType<typeof openTab>;

const markOf = ({ lists }: Tab, title: ListTitle) => lists.$marks.get().get(titleKey(title));
/** The lists shown to contain a title; undefined while unknown. */
const marksOf = (tab: Tab, title: ListTitle) => {
  const mark = markOf(tab, title);
  return mark?.kind === 'known' ? mark.lists : undefined;
};
const toastOf = ({ toasts }: Tab) => {
  const { title, text, destructive, action } = toasts.$toast.get() ?? {};
  return [title, text, ...(destructive ? ['destructive'] : []), ...(action ? [action.label] : [])];
};
const notAdded = ['No connection', 'Failed to add movie to wishlist', 'destructive', 'Try again'];
const notRemoved = ['Failed to remove movie from favorites', 'destructive', 'Try again'];
const stored = (list: ListName, title = MOVIE) => findListEntry(elsewhere, person.id, list, title);

/** Presses a list's button, which toggles the shown state. */
const press = (tab: Tab, list: ListName, title: ListTitle) =>
  tab.lists.put(list, title, isHeld(markOf(tab, title), list) !== true);

/** A tab with the user signed in that shows these titles. */
async function signedInTab(...titles: ListTitle[]) {
  const tab = openTab();
  await enter(person.email);
  if (titles.length > 0) await tab.lists.loadMarks(titles);
  return tab;
}

/** Another tab of the signed-in user, with its own toasts. */
async function furtherTab(...titles: ListTitle[]) {
  const tab = openTab(createToasts());
  await tab.lists.loadMarks(titles);
  return tab;
}

/** Further requests to the backend's tables, as "POST wishlists". */
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
  test('of a page’s titles are loaded in one call, and later ones in another', async () => {
    await addToList(elsewhere, person.id, 'wishlist', MOVIE);
    await addToList(elsewhere, person.id, 'favorite', SERIES);
    const tab = await signedInTab();
    const requests = countRequests();
    await Promise.all([tab.lists.loadMarks([MOVIE, SERIES]), tab.lists.loadMarks([MOVIE])]);
    await tab.lists.loadMarks([MOVIE, { ...MOVIE, id: 604 }]);
    expect(requests()).toEqual(['POST rpc/my_list_marks', 'POST rpc/my_list_marks']);
    expect(marksOf(tab, MOVIE)).toEqual({ ...NO_MARKS, wishlist: true });
    expect(marksOf(tab, SERIES)).toEqual({ ...NO_MARKS, favorite: true });
  });

  test('remove a title from its list on the first press, though still unknown', async () => {
    for (const list of ['wishlist', 'favorite', 'dismissed'] as const) {
      await addToList(elsewhere, person.id, list, MOVIE);
      const tab = await signedInTab();
      await tab.lists.put(list, MOVIE, false);
      expect(await stored(list)).toBeNull();
      expect(toastOf(tab)).toContain('Undo');
      await leave();
    }
  });

  test('of a whole page that failed are loaded again, in one call, by the first pressed button', async () => {
    await addToList(elsewhere, person.id, 'watched', { ...SERIES, addedAt: LONG_AGO });
    const tab = await signedInTab();
    await offline(() => tab.lists.loadMarks([MOVIE, SERIES]));
    const requests = countRequests();
    await press(tab, 'wishlist', MOVIE);
    expect(requests().filter((request) => request === 'POST rpc/my_list_marks')).toHaveLength(1);
    expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: true });
    expect(marksOf(tab, SERIES)).toEqual({ ...NO_MARKS, watched: true });
  });

  test('that cannot be loaded change nothing on a press, and say so', async () => {
    await addToList(elsewhere, person.id, 'wishlist', { ...MOVIE, addedAt: LONG_AGO });
    const tab = await signedInTab();
    await offline(async () => {
      await tab.lists.loadMarks([MOVIE]);
      await press(tab, 'wishlist', MOVIE);
      expect(toastOf(tab)).toEqual(notAdded);
      await tab.lists.put('favorite', MOVIE, false);
      expect(toastOf(tab)).toEqual(['No connection', ...notRemoved]);
    });
    expect(markOf(tab, MOVIE)).toEqual({ kind: 'failed', edited: {} });
    expect(await stored('wishlist')).toMatchObject({ addedAt: LONG_AGO });
    await press(tab, 'wishlist', MOVIE);
    expect(toastOf(tab)[0]).toBe('Already in wishlist');
    expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: true });
  });

  test('changed in another tab are not guessed when loading fails', async () => {
    const one = await signedInTab(MOVIE);
    const other = await furtherTab(MOVIE);
    const change = { list: 'wishlist', title: MOVIE, present: true, addedAt: null } as const;
    await offline(async () => {
      one.lists.tellChanges(person.id, [change]);
      await vi.waitFor(() => expect(markOf(other, MOVIE)?.kind).toBe('failed'));
    });
    await other.lists.loadMarks([MOVIE]);
    expect(marksOf(other, MOVIE)).toMatchObject({ wishlist: false });
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
  ] as const)('of the %s adds, shows a toast, and removes', async (list, added, text, removed) => {
    const tab = await signedInTab(MOVIE);
    const adding = press(tab, list, MOVIE);
    expect(tab.toasts.$toast.get()).toBeNull();
    await vi.waitFor(() => expect(marksOf(tab, MOVIE)).toMatchObject({ [list]: true }));
    await adding;
    // A watched mark can be undone with its watch. For other lists the button is enough, without a toast.
    const quiet = list !== 'watched';
    expect(toastOf(tab)).toEqual(quiet ? [added, text] : [added, text, 'Undo']);
    expect(tab.toasts.$toast.get()?.quiet ?? false).toBe(quiet);
    expect(await stored(list)).toMatchObject(MOVIE);
    await press(tab, list, MOVIE);
    expect(toastOf(tab)).toEqual([removed, 'The Matrix', 'Undo']);
    expect(tab.toasts.$toast.get()?.quiet).toBeUndefined();
    expect(marksOf(tab, MOVIE)).toMatchObject({ [list]: false });
    expect(await stored(list)).toBeNull();
  });

  test('shows an optimistic update', async () => {
    const tab = await signedInTab(MOVIE);
    const { asked, come } = heldAnswer('/rest/v1/wishlists');
    const adding = press(tab, 'wishlist', MOVIE);
    await asked;
    expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: true });
    come();
    await adding;
  });

  test('reverts and reports a full wishlist', async () => {
    const tab = await signedInTab(MOVIE);
    await server.database.exec(`create trigger tight after insert on public.wishlists
      referencing new table as added for each statement execute function private.bound_entries('0', 'Holds none')`);
    try {
      await press(tab, 'wishlist', MOVIE);
      expect(toastOf(tab)).toEqual([
        'Error',
        'Failed to add movie to wishlist. You have reached the limit. Remove some first.',
        'destructive',
      ]);
      expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: false });
    } finally {
      await server.database.exec('drop trigger tight on public.wishlists');
    }
  });

  test('reverts and reports an unreachable backend', async () => {
    const tab = await signedInTab(MOVIE, SERIES);
    await offline(() => press(tab, 'wishlist', MOVIE));
    expect(toastOf(tab)).toEqual(notAdded);
    expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: false });
    await press(tab, 'watched', SERIES);
    await offline(() => press(tab, 'watched', SERIES));
    expect(toastOf(tab)).toEqual([
      'No connection',
      'Failed to remove TV series from watched list',
      'destructive',
      'Try again',
    ]);
    expect(marksOf(tab, SERIES)).toMatchObject({ watched: true });
    await offline(() => press(tab, 'wishlist', SERIES));
    expect(marksOf(tab, SERIES)).toMatchObject({ wishlist: false, watched: true });
    expect(await stored('watched', SERIES)).not.toBeNull();
  });

  test('offers a retry of what failed offline, with all before it', async () => {
    await addToList(elsewhere, person.id, 'favorite', MOVIE);
    const tab = await signedInTab(MOVIE, SERIES);
    await offline(() => press(tab, 'wishlist', SERIES));
    await offline(() => press(tab, 'favorite', MOVIE));
    tab.toasts.dismiss();
    browser.goOnline();
    expect(toastOf(tab)).toEqual(['Error', ...notRemoved]);
    tab.toasts.runAction();
    await vi.waitFor(async () => {
      expect([await stored('favorite'), (await stored('wishlist', SERIES))?.id]).toEqual([null, SERIES.id]);
    });
    await offline(() => press(tab, 'favorite', MOVIE));
    await press(tab, 'favorite', MOVIE);
    tab.toasts.dismiss();
    browser.goOnline();
    expect(toastOf(tab)).toEqual([undefined, undefined]);
  });

  test('pressed before its state is known never removes: it says what is there', async () => {
    await addToList(elsewhere, person.id, 'wishlist', MOVIE);
    const tab = await signedInTab();
    await press(tab, 'wishlist', MOVIE);
    expect(toastOf(tab)).toEqual(['Already in wishlist', 'The Matrix is already in your wishlist']);
    expect(await stored('wishlist')).not.toBeNull();
  });

  test('of watched titles links to further details', async () => {
    const tab = await signedInTab(MOVIE);
    await press(tab, 'watched', MOVIE);
    const { more } = tab.toasts.$toast.get()!;
    expect(more?.label).toBe('Day, stars, note');
    more?.run();
    await vi.waitFor(() =>
      expect($watchSheet.get()).toMatchObject({
        kind: 'edit',
        watch: { title: MOVIE, day: localDay(() => new Date()) },
      }),
    );
    showWatchSheet(null);
    const sheets = '../../../../src/features/diary/log-watch.store.ts';
    vi.doMock(sheets, () => {
      throw new Error('planted');
    });
    onTestFinished(() => void vi.doUnmock(sheets));
    more?.run();
    await vi.waitFor(() => expect(toastOf(tab)[0]).toBe(m.defect_message_title()));
    expect(browser.seen.defects.splice(0)).toHaveLength(1);
    expect($watchSheet.get()).toBeNull();
  });
});

describe('fast clicks', () => {
  test.each([
    [9, true],
    [10, false],
  ])('end in the last state after %i of them', async (count, present) => {
    const tab = await signedInTab(MOVIE);
    await Promise.all(
      Array.from({ length: count }, (_, click) => tab.lists.put('wishlist', MOVIE, click % 2 === 0)),
    );
    expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: present });
    expect((await stored('wishlist')) !== null).toBe(present);
  });

  test('between wishlist and watched end in the last one', async () => {
    const tab = await signedInTab(MOVIE);
    await Promise.all(
      (['watched', 'wishlist', 'watched', 'wishlist'] as const).map((list) =>
        tab.lists.put(list, MOVIE, true),
      ),
    );
    expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: true, watched: false });
    expect([(await stored('wishlist')) !== null, await stored('watched')]).toEqual([true, null]);
  });

  test('during a write are written after it', async () => {
    const tab = await signedInTab(MOVIE);
    const removed = new Promise<unknown>((resolve) => {
      const stop = tab.lists.onChange(({ present }) => {
        stop();
        expect(present).toBe(true);
        resolve(press(tab, 'wishlist', MOVIE));
      });
    });
    await press(tab, 'wishlist', MOVIE);
    await removed;
    expect(await stored('wishlist')).toBeNull();
    expect(marksOf(tab, MOVIE)).toMatchObject({ wishlist: false });
  });

  test('on two lists of a title are both written', async () => {
    const tab = await signedInTab(MOVIE);
    await Promise.all([press(tab, 'wishlist', MOVIE), press(tab, 'favorite', MOVIE)]);
    expect(await stored('wishlist')).not.toBeNull();
    expect(await stored('favorite')).not.toBeNull();
  });
});

describe('a dismissed title', () => {
  test('is hidden with a toast, shown again by Undo, and hidden again by its Undo', async () => {
    const tab = await signedInTab(MOVIE);
    await press(tab, 'dismissed', MOVIE);
    expect(toastOf(tab)).toEqual(['Not interested', 'You will not see The Matrix again', 'Undo']);
    expect(marksOf(tab, MOVIE)).toEqual({ ...NO_MARKS, dismissed: true });
    const hidden = await stored('dismissed');
    tab.toasts.runAction();
    await vi.waitFor(() => expect(toastOf(tab)).toEqual(['Restored', 'Back where it was.']));
    expect([await stored('dismissed'), marksOf(tab, MOVIE)]).toEqual([null, NO_MARKS]);
    await addToList(elsewhere, person.id, 'dismissed', hidden!);
    await press(tab, 'dismissed', MOVIE);
    await press(tab, 'dismissed', MOVIE);
    expect(toastOf(tab)).toEqual(['Taken back', 'The Matrix is shown again', 'Undo']);
    tab.toasts.runAction();
    await vi.waitFor(() => expect(toastOf(tab)).toEqual(['Restored', 'Back where it was.']));
    expect(await stored('dismissed')).toEqual(hidden);
  });

  test('stays in other lists', async () => {
    await addToList(elsewhere, person.id, 'watched', MOVIE);
    const tab = await signedInTab(MOVIE);
    await press(tab, 'dismissed', MOVIE);
    expect(marksOf(tab, MOVIE)).toEqual({ ...NO_MARKS, watched: true, dismissed: true });
    expect(await stored('watched')).not.toBeNull();
  });
});

describe('undo', () => {
  test('of a wish for a watched title restores that with its time', async () => {
    await addToList(elsewhere, person.id, 'watched', { ...MOVIE, addedAt: LONG_AGO });
    const tab = await signedInTab(MOVIE);
    await press(tab, 'wishlist', MOVIE);
    expect(toastOf(tab)).toEqual(['Added to wishlist', 'The Matrix has been added to your wishlist', 'Undo']);
    tab.toasts.runAction();
    await vi.waitFor(() => expect(toastOf(tab)).toEqual(['Restored', 'Back where it was.']));
    expect([await stored('wishlist'), (await stored('watched'))?.addedAt]).toEqual([null, LONG_AGO]);
    expect(marksOf(tab, MOVIE)).toEqual({ ...NO_MARKS, watched: true });
  });

  test('of a mark reports what left and returned to which list', async () => {
    await addToList(elsewhere, person.id, 'wishlist', { ...MOVIE, addedAt: LONG_AGO });
    const tab = await signedInTab(MOVIE);
    const told: unknown[] = [];
    await press(tab, 'watched', MOVIE);
    tab.lists.onChange((change) => told.push(change));
    tab.toasts.runAction();
    await vi.waitFor(() => expect(toastOf(tab)[0]).toBe('Restored'));
    await vi.waitFor(() => expect(told).toHaveLength(2));
    expect(told).toEqual([
      { list: 'watched', title: MOVIE, present: false, addedAt: null },
      { list: 'wishlist', title: MOVIE, present: true, addedAt: LONG_AGO },
    ]);
  });

  test('of something already restored, by another browser or by hand, succeeds', async () => {
    const tab = await signedInTab(MOVIE, SERIES);
    for (const title of [MOVIE, SERIES]) {
      await press(tab, 'favorite', title);
      await tab.lists.put('favorite', title, false);
      const undo = tab.toasts.$toast.get()!.action!.run;
      if (title === MOVIE) await addToList(elsewhere, person.id, 'favorite', title);
      else await press(tab, 'favorite', title);
      tab.toasts.dismiss();
      undo();
      await vi.waitFor(() => expect(toastOf(tab)).toEqual(['Restored', expect.any(String)]));
      expect(marksOf(tab, title)).toMatchObject({ favorite: true });
      tab.toasts.dismiss();
    }
  });

  test('fails with a message when the list’s state cannot be determined', async () => {
    const tab = await signedInTab(MOVIE);
    const other = await furtherTab(MOVIE);
    await press(tab, 'favorite', MOVIE);
    await tab.lists.put('favorite', MOVIE, false);
    await offline(async () => {
      other.lists.tellChanges(person.id, [{ list: 'wishlist', title: MOVIE, present: true, addedAt: null }]);
      await vi.waitFor(() => expect(markOf(tab, MOVIE)?.kind).toBe('failed'));
      tab.toasts.runAction();
      await vi.waitFor(() => expect(toastOf(tab)[1]).toBe('Failed to undo. Please try again.'));
    });
  });
  test.each(['wishlist', 'watched', 'favorite'] as const)(
    'of a removal from the %s restores the time',
    async (list) => {
      await addToList(elsewhere, person.id, list, { ...MOVIE, addedAt: LONG_AGO });
      const tab = await signedInTab(MOVIE);
      await tab.lists.put(list, MOVIE, false);
      expect(await stored(list)).toBeNull();
      tab.toasts.runAction();
      expect(marksOf(tab, MOVIE)).toMatchObject({ [list]: true });
      await vi.waitFor(() => expect(toastOf(tab)).toEqual(['Restored', 'Back where it was.']));
      expect(await stored(list)).toEqual({ ...MOVIE, addedAt: LONG_AGO });
    },
  );

  test('that fails says so, and the title stays removed', async () => {
    const tab = await signedInTab(MOVIE);
    await press(tab, 'favorite', MOVIE);
    await tab.lists.put('favorite', MOVIE, false);
    await offline(async () => {
      tab.toasts.runAction();
      await vi.waitFor(() =>
        expect(toastOf(tab)).toEqual(['No connection', 'Failed to undo. Please try again.', 'destructive']),
      );
    });
    expect(marksOf(tab, MOVIE)).toMatchObject({ favorite: false });
  });
});

test('Undoes quick removals together, each with its time', async () => {
  const films = [1, 2, 3, 4].map((id) => film(id));
  const minute = (id: number) => `2020-02-03T04:0${id}:06+00:00`;
  for (const title of films) {
    await addToList(elsewhere, person.id, 'wishlist', { ...title, addedAt: minute(title.id) });
  }
  const saved = () =>
    Promise.all(films.map(async (title) => (await stored('wishlist', title))?.addedAt ?? null));
  const tab = await signedInTab(...films);
  for (const title of films.slice(0, 2)) await tab.lists.put('wishlist', title, false);
  expect(toastOf(tab)).toEqual(['2 titles removed', 'Film 2 and Film 1', 'Undo']);
  await Promise.all(films.slice(2).map((title) => press(tab, 'wishlist', title)));
  expect(toastOf(tab)).toEqual(['4 titles removed', expect.stringMatching(/ and 2 more$/), 'Undo']);
  expect(await saved()).toEqual([null, null, null, null]);
  tab.toasts.runAction();
  for (const title of films) expect(marksOf(tab, title)).toMatchObject({ wishlist: true });
  await vi.waitFor(() => expect(toastOf(tab)).toEqual(['Restored', '4 titles are back where they were.']));
  expect(await saved()).toEqual(films.map(({ id }) => minute(id)));
});

describe('a visitor', () => {
  test.each([
    ['wishlist', MOVIE, 'You need to be signed in to add movies to your wishlist'],
    ['watched', MOVIE, 'You need to be signed in to mark movies as watched'],
    ['watched', SERIES, 'You need to be signed in to mark TV series as watched'],
    ['favorite', SERIES, 'You need to be signed in to add TV series to your favorites'],
  ] as const)('is asked to sign in for the %s, which then continues', async (list, title, text) => {
    const tab = openTab();
    await press(tab, list, title);
    expect(toastOf(tab)).toEqual(['Please sign in', text]);
    expect($authDialog.get()).toEqual({ name: 'signIn' });
    expect(marksOf(tab, title)).toBeUndefined();
    await submitSignIn({ email: person.email, password: PASSWORD });
    expect(await stored(list, title)).toMatchObject(title);
    expect(marksOf(tab, title)).toMatchObject({ [list]: true });
  });

  test('signs up for a title, which is added once the link is opened, in a second tab', async () => {
    const email = newAddress();
    await openTab().lists.put('watched', MOVIE, true);
    await submitSignUp({ fullName: 'Ada', email, password: PASSWORD });
    closeAuthDialog();
    await follow(await linkTo(server, email));
    const second = openTab(createToasts());
    const other = openTab(createToasts());
    onTestFinished(second.lists.takeUpIntent());
    onTestFinished(other.lists.takeUpIntent());
    // Another user who signs in must not get the wish.
    await enter(person.email);
    await leave();
    await enter(email);
    // No button of that page shows it.
    await vi.waitFor(() => expect(toastOf(second)[0]).toBe('Marked as watched'));
    expect(second.toasts.$toast.get()?.quiet).toBeFalsy();
    await vi.waitFor(() => expect(marksOf(second, MOVIE)).toMatchObject({ watched: true }));
    expect(toastOf(other)).toEqual([undefined, undefined]);
    expect(await stored('watched')).toBeNull();
  });

  test('sees the pending action in the greeting, and its result in the current tab', async () => {
    const email = newAddress();
    await openTab().lists.put('wishlist', MOVIE, true);
    await submitSignUp({ fullName: 'Ada', email, password: PASSWORD });
    closeAuthDialog();
    await follow(await linkTo(server, email));
    browser.seen.path = '/#confirmed';
    greetConfirmed();
    expect(pageToasts.$toast.get()?.text).toBe('Welcome to Marquee. Saving The Matrix for you…');
    browser.seen.inFront = false;
    onTestFinished(() => void (browser.seen.inFront = true));
    const waiting = openTab(createToasts());
    const stop = waiting.lists.takeUpIntent();
    await enter(email);
    await leave();
    stop();
    expect(toastOf(waiting)).toEqual([undefined, undefined]);
    browser.seen.inFront = true;
    const looked = openTab(createToasts());
    onTestFinished(looked.lists.takeUpIntent());
    await enter(email);
    await vi.waitFor(() => expect(toastOf(looked)[0]).toBe('Added to wishlist'));
  });

  test('sees that it is in the list, not that it was before, when another tab was faster', async () => {
    const email = newAddress();
    const tab = openTab(createToasts());
    await press(tab, 'wishlist', MOVIE);
    await submitSignUp({ fullName: 'Ada', email, password: PASSWORD });
    closeAuthDialog();
    await follow(await linkTo(server, email));
    const { client } = await signInElsewhere(server, email);
    const { data } = await client.auth.getUser();
    await addToList(client as Client, data.user?.id ?? '', 'wishlist', MOVIE);
    const mail = openTab(createToasts());
    onTestFinished(mail.lists.takeUpIntent());
    await enter(email);
    await vi.waitFor(() => expect(toastOf(mail)[0]).toBe('Added to wishlist'));
  });

  test('signs up for a title, which is added in the tab that stayed open', async () => {
    const email = newAddress();
    const tab = openTab(createToasts());
    onTestFinished(tab.lists.takeUpIntent());
    await tab.lists.loadMarks([MOVIE]);
    await press(tab, 'watched', MOVIE);
    await submitSignUp({ fullName: 'Ada', email, password: PASSWORD });
    closeAuthDialog();
    await follow(await linkTo(server, email));
    await enter(email);
    await vi.waitFor(() => expect(marksOf(tab, MOVIE)).toMatchObject({ watched: true }));
  });

  test('signs up on some page, and gets a link back once the mail’s link is opened', async () => {
    const email = newAddress();
    browser.seen.path = '/movie/603';
    await submitSignUp({ fullName: 'Ada', email, password: PASSWORD });
    await follow(await linkTo(server, email));
    browser.seen.path = '/';
    onTestFinished(openTab().lists.takeUpIntent());
    await enter(email);
    await vi.waitFor(() => expect(pageToasts.$toast.get()?.action?.label).toBe('Back to where you were'));
    pageToasts.runAction();
    expect(browser.seen.opened.pop()).toBe('/movie/603');
  });

  test('gets the action done before the page reloads', async () => {
    const tab = openTab();
    browser.seen.path = '/';
    let before: unknown;
    const reload = vi.spyOn(browser.environment.page, 'reload');
    reload.mockImplementation(() => void (before = marksOf(tab, MOVIE)));
    onTestFinished(() => reload.mockRestore());
    await press(tab, 'wishlist', MOVIE);
    await submitSignIn({ email: person.email, password: PASSWORD });
    expect(before).toMatchObject({ wishlist: true });
    expect(browser.environment.tabStorage.getItem('marquee-toast')).toContain('Added to wishlist');
  });

  test('sees that the title is already in the list, without losing it', async () => {
    await addToList(elsewhere, person.id, 'wishlist', MOVIE);
    const tab = openTab();
    await press(tab, 'wishlist', MOVIE);
    await submitSignIn({ email: person.email, password: PASSWORD });
    expect(toastOf(tab)[0]).toBe('Already in wishlist');
    expect(await stored('wishlist')).not.toBeNull();
  });
});

describe('two tabs', () => {
  test('follow each other, and receive what entered and left which list', async () => {
    const one = await signedInTab(MOVIE);
    const other = await furtherTab(MOVIE);
    const heard: string[] = [];
    other.lists.onChange(({ list, title, present, addedAt }) => {
      heard.push(`${list} ${title.title} ${present} ${addedAt ? 'timed' : ''}`);
    });
    await press(one, 'wishlist', MOVIE);
    await vi.waitFor(() => expect(marksOf(other, MOVIE)).toMatchObject({ wishlist: true }));
    await press(one, 'watched', MOVIE);
    await vi.waitFor(() => expect(marksOf(other, MOVIE)).toMatchObject({ wishlist: false, watched: true }));
    expect(heard).toEqual([
      'wishlist The Matrix true timed',
      'wishlist The Matrix false ',
      'watched The Matrix true timed',
    ]);
    expect(other.toasts.$toast.get()).toBeNull();
  });

  test('that race for a title leave it in exactly one list, shown in both', async () => {
    const one = await signedInTab(MOVIE);
    const other = await furtherTab(MOVIE);
    await Promise.all([press(one, 'wishlist', MOVIE), press(other, 'watched', MOVIE)]);
    const [wished, watched] = [await stored('wishlist'), await stored('watched')];
    expect([wished, watched].filter(Boolean)).toHaveLength(1);
    const truth = { wishlist: wished !== null, watched: watched !== null };
    for (const tab of [one, other]) await vi.waitFor(() => expect(marksOf(tab, MOVIE)).toMatchObject(truth));
  });
});

test('Announces writes without buttons to other tabs, for the same user', async () => {
  const page = pageLists();
  opened.push(page);
  await enter(person.email);
  const other = await furtherTab(MOVIE);
  const heard: unknown[] = [];
  other.lists.onChange((change) => heard.push(change));
  const change = { list: 'wishlist', title: MOVIE, present: true, addedAt: null } as const;
  page.tellChanges('somebody else', [change]);
  expect(heard).toEqual([]);
  page.tellChanges(person.id, [change]);
  expect(heard).toEqual([change]);
});

describe('an action that cannot be done yet', () => {
  const code = '../../../../src/features/marks/acts.store.ts';

  /** Makes the lazily loaded code fail for the duration of the test. */
  function withoutActs() {
    const broken = () => {
      throw new TypeError('Failed to fetch dynamically imported module: acts.js');
    };
    vi.doMock(code, () => ({ createActs: broken }));
    onTestFinished(() => void vi.doUnmock(code));
  }

  test('loads no code for a visitor, but on sign-in', async () => {
    const made = vi.fn(createActs);
    vi.doMock(code, () => ({ createActs: made }));
    onTestFinished(() => void vi.doUnmock(code));
    const tab = openTab();
    onTestFinished(tab.lists.takeUpIntent());
    await press(tab, 'wishlist', MOVIE);
    await vi.dynamicImportSettled();
    expect(made).not.toHaveBeenCalled();
    closeAuthDialog();
    await enter(person.email);
    await vi.waitFor(() => expect(made).toHaveBeenCalledOnce());
  });

  test('is reported when the user is unknown', async () => {
    const toasts = createToasts();
    const knownSession = () => Promise.reject(new BackendError('offline'));
    const lists = createLists(browser.environment, { toasts, knownSession });
    opened.push(lists);
    await lists.put('wishlist', MOVIE, true);
    expect(toastOf({ lists, toasts })).toEqual(notAdded.slice(0, 3));
  });

  test('is reported when its code fails to load, and can be repeated', async () => {
    const tab = await signedInTab(MOVIE);
    withoutActs();
    await press(tab, 'wishlist', MOVIE);
    expect(toastOf(tab)).toEqual(notAdded.slice(0, 3));
    expect(await stored('wishlist')).toBeNull();
    vi.doUnmock(code);
    await press(tab, 'wishlist', MOVIE);
    expect(await stored('wishlist')).not.toBeNull();
  });

  test('from before signing up is reported when its code fails to load', async () => {
    const tab = openTab();
    keepIntent(person.email, { list: 'wishlist', title: MOVIE });
    withoutActs();
    onTestFinished(tab.lists.takeUpIntent());
    await enter(person.email);
    await vi.waitFor(() => expect(toastOf(tab)).toEqual(notAdded.slice(0, 3)));
  });

  test('on several movies is reported when its code fails to load', async () => {
    const tab = await signedInTab();
    const wishes = '../../../../src/features/collections/wish-missing.store.ts';
    vi.doMock(wishes, () => {
      throw new Error('planted');
    });
    onTestFinished(() => void vi.doUnmock(wishes));
    await tab.lists.wishMissing(() => Promise.resolve([MOVIE]));
    expect(toastOf(tab)).toEqual([m.defect_message_title(), m.defect_message_text(), 'destructive']);
    expect(browser.seen.defects.splice(0)).toHaveLength(1);
    expect(await stored('wishlist')).toBeNull();
  });
});
