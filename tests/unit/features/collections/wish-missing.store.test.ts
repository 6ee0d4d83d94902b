import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { BackendError } from '../../../../src/core/backend/errors.ts';
import {
  addToList,
  findListEntry,
  removeFromList,
} from '../../../../src/features/marks/list-entries.queries.ts';
import type { ListTitle } from '../../../../src/core/lists.ts';
import { titleKey } from '../../../../src/core/title.ts';
import { $authDialog, closeAuthDialog, completeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { wishMissing } from '../../../../src/features/collections/wish-missing.store.ts';
import { createLists, type Lists } from '../../../../src/features/marks/create-lists.store.ts';
import { createToasts, type Toasts } from '../../../../src/core/stores/toasts.ts';
import { offline } from '../../../support/browser/offline.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { refusing } from '../../../support/browser/refused-answer.ts';
import { createPerson, newAddress, signIn } from '../../../support/database/people.ts';
import { film } from '../../../support/films.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';

const browser = await startBrowser();
const { server } = browser;

const PARTS = [1, 2, 3, 4].map((id) => film(id));
const [SEEN, WISHED, ...MISSING] = PARTS as [ListTitle, ListTitle, ListTitle, ListTitle];
const find = () => Promise.resolve(PARTS);

let person: { email: string; id: string };
let elsewhere: Client;
let toasts: Toasts;
let lists: Lists;
let otherTab: Lists;

beforeEach(async () => {
  await leave();
  closeAuthDialog();
  person = await createPerson(server, newAddress());
  elsewhere = (await signIn(server, person.email)).client as Client;
  await addToList(elsewhere, person.id, 'watched', SEEN);
  await addToList(elsewhere, person.id, 'wishlist', WISHED);
  toasts = createToasts();
  lists = createLists(browser.environment, { toasts });
  otherTab = createLists(browser.environment, { toasts: createToasts() });
});
afterEach(() => {
  lists.close();
  otherTab.close();
});

/** The ids shown in the wishlist. */
const shown = (of = lists) =>
  PARTS.filter((title) => {
    const mark = of.$marks.get().get(titleKey(title));
    return mark?.kind === 'known' && mark.lists.wishlist;
  }).map(({ id }) => id);
const stored = async () => {
  const entries = await Promise.all(
    PARTS.map((title) => findListEntry(elsewhere, person.id, 'wishlist', title)),
  );
  return entries.flatMap((entry) => entry?.id ?? []);
};
const dismiss = () => toasts.dismiss();
const said = () => [toasts.$toast.get()?.title, toasts.$toast.get()?.text];

describe('adding a collection’s missing titles', () => {
  test('adds titles neither watched nor wished, in one request', async () => {
    await enter(person.email);
    await lists.loadMarks(PARTS);
    const sent = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => sent.mockRestore());
    await lists.wishMissing(find);
    const paths = sent.mock.calls.map(([input]) => (input instanceof Request ? input.url : input.toString()));
    expect(paths.map((url) => url.split('/rest/v1/')[1])).toEqual(['rpc/wish_missing_movies']);
    expect(said()).toEqual(['Added to wishlist', '2 movies have been added']);
    expect(await stored()).toEqual([2, 3, 4]);
    expect(shown()).toEqual([2, 3, 4]);
    expect(await findListEntry(elsewhere, person.id, 'watched', SEEN)).not.toBeNull();
  });

  test('is reverted by one undo, which keeps earlier wishes', async () => {
    await enter(person.email);
    await lists.wishMissing(find);
    toasts.runAction();
    await vi.waitFor(() => expect(said()).toEqual(['Removed from wishlist', '2 movies are off it again']));
    expect(await stored()).toEqual([2]);
    expect(shown()).toEqual([2]);
  });

  test('is not reverted for titles wished again since', async () => {
    await enter(person.email);
    await lists.wishMissing(find);
    await removeFromList(elsewhere, person.id, 'wishlist', MISSING[0]);
    await addToList(elsewhere, person.id, 'wishlist', MISSING[0]);
    toasts.runAction();
    await vi.waitFor(() => expect(said()[1]).toBe('1 movie is off it again'));
    expect(await stored()).toEqual([2, 3]);
  });

  test('is an optimistic update, and rolled back with a message on failure', async () => {
    await enter(person.email);
    await lists.loadMarks(PARTS);
    const seen: number[][] = [];
    const stop = lists.$marks.listen(() => seen.push(shown()));
    onTestFinished(stop);
    await offline(() => lists.wishMissing(find));
    expect(seen).toContainEqual([2, 3, 4]);
    expect(shown()).toEqual([2]);
    expect(toasts.$toast.get()).toMatchObject({ title: 'No connection', destructive: true });
    expect(await stored()).toEqual([2]);
  });

  test('is visible in other tabs, and so is its undo', async () => {
    await enter(person.email);
    await otherTab.loadMarks(PARTS);
    await lists.wishMissing(find);
    await vi.waitFor(() => expect(shown(otherTab)).toEqual([2, 3, 4]));
    toasts.runAction();
    await vi.waitFor(() => expect(shown(otherTab)).toEqual([2]));
  });

  test('adds missing titles when the page cannot determine them', async () => {
    await enter(person.email);
    refusing('my_list_marks', 403, { code: '42501', message: 'No.' });
    await lists.wishMissing(find);
    expect(said()).toEqual(['Added to wishlist', '2 movies have been added']);
    expect(await stored()).toEqual([2, 3, 4]);
  });

  test('asks a visitor to sign in, and continues then', async () => {
    await lists.wishMissing(find);
    expect(said()[0]).toBe('Please sign in');
    expect($authDialog.get()).toEqual({ name: 'signIn' });
    await enter(person.email);
    await completeAuthDialog();
    expect(await stored()).toEqual([2, 3, 4]);
  });

  test('skips titles the page knows to be in a list', async () => {
    await enter(person.email);
    const sent = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => sent.mockRestore());
    await lists.wishMissing(() => Promise.resolve([SEEN, WISHED]));
    expect(sent.mock.calls.some((call) => new Request(...call).url.includes('wish_missing'))).toBe(false);
    expect(said()[0]).toBe('Nothing to add');
  });

  test('skips titles another tab added meanwhile', async () => {
    await enter(person.email);
    await lists.loadMarks(PARTS);
    for (const title of MISSING) await addToList(elsewhere, person.id, 'wishlist', title);
    await lists.wishMissing(find);
    expect(said()[0]).toBe('Nothing to add');
    expect(toasts.$toast.get()?.action).toBeUndefined();
  });

  test('adds the rest when another tab added some, and undo keeps those', async () => {
    await enter(person.email);
    await lists.loadMarks(PARTS);
    await addToList(elsewhere, person.id, 'wishlist', MISSING[0]);
    await lists.wishMissing(find);
    expect(said()).toEqual(['Added to wishlist', '1 movie has been added']);
    toasts.runAction();
    await vi.waitFor(() => expect(said()[1]).toBe('1 movie is off it again'));
    expect(await stored()).toEqual([2, 3]);
  });

  test('reports a failed undo', async () => {
    await enter(person.email);
    await lists.wishMissing(find);
    const undo = toasts.$toast.get()!.action!.run;
    await offline(async () => {
      undo();
      await vi.waitFor(() => expect(toasts.$toast.get()?.destructive).toBe(true));
    });
    expect(await stored()).toEqual([2, 3, 4]);
  });

  test('reports that missing titles cannot be determined', async () => {
    await enter(person.email);
    await lists.wishMissing(() => Promise.reject(new BackendError('offline')));
    expect(toasts.$toast.get()).toMatchObject({ title: 'No connection', destructive: true });
    dismiss();
    await wishMissing(
      {
        toasts,
        marks: null as never,
        knownSession: () => Promise.reject(new BackendError('offline')),
        askToSignIn: () => undefined,
      },
      find,
    );
    expect(toasts.$toast.get()).toMatchObject({ title: 'No connection', destructive: true });
  });

  test('does nothing when the user left meanwhile', async () => {
    await enter(person.email);
    await lists.wishMissing(async () => {
      await leave();
      return PARTS;
    });
    expect([toasts.$toast.get(), lists.$marks.get().size]).toEqual([null, 0]);
  });
});
