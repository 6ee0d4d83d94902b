import { m } from '../../../../src/paraglide/messages.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import {
  changeOwnPublicProfile,
  claimHandle,
  loadOwnFavorites,
  loadOwnPublicProfile,
} from '../../../../src/features/public-profile/own-profile-page.queries.ts';
import type { ProfileTitle } from '../../../../src/features/public-profile/public-profile.ts';
import {
  $claiming,
  $handleCheck,
  $ownPage,
  addFavorite,
  checkHandle,
  chooseLevel,
  claim,
  moveForward,
  openOwnPage,
  removeFavorite,
  renewLink,
  showPart,
} from '../../../../src/features/public-profile/own-public-profile.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const { server, environment, seen, another } = await startBrowser();
const taken = await signedInPerson(server, 'Eve');
await claimHandle(taken.client, 'taken_name');

const NOT_SAVED = { title: 'That was not saved', destructive: true };
const film = (id: number): ProfileTitle => ({
  ...{ kind: 'movie', id, title: `Film ${id}`, posterPath: null, date: null },
});

let id: string;
let client: Client;
let names = 0;
const newName = () => `name_${(names += 1)}_${id.slice(0, 8)}`;
const stored = () => loadOwnPublicProfile(client);
const favorites = async () => (await loadOwnFavorites(client, id)).map((one) => one.id);
const shown = () => $ownPage.get()?.profile;
const shownFavorites = () => $ownPage.get()?.favorites.map((one) => one.id);

/** Opens the settings of a user with or without a public page. */
async function open(handle?: string, titles: ProfileTitle[] = []): Promise<void> {
  if (handle) await claimHandle(client, handle);
  openOwnPage({ userId: id, profile: await stored(), favorites: titles });
  seen.changed.length = 0;
}

/** Types a name and waits for the field's debounce. */
function typed(text: string): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  checkHandle(text);
  vi.advanceTimersByTime(300);
  vi.useRealTimers();
}

beforeEach(async () => {
  ({ id } = await another());
  client = await environment.backend();
  dismissToast();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the page’s handle', () => {
  test('starts with the server’s state, without a request', async () => {
    typed('taken_name');
    await vi.waitFor(() => expect($handleCheck.get().state).toBe('known'));
    const page = { userId: id, profile: null, favorites: [film(1)] };
    openOwnPage(page);
    expect($ownPage.get()).toBe(page);
    expect($handleCheck.get()).toEqual({ state: 'none', answer: null });
  });

  test.each([
    ['', { state: 'none', answer: null }],
    [' @ ', { state: 'none', answer: null }],
    ['ab', { state: 'known', answer: 'malformed' }],
  ])('that is still invalid (%j) is not checked', (text, known) => {
    const fetches = vi.spyOn(globalThis, 'fetch');
    typed(text);
    expect($handleCheck.get()).toEqual(known);
    expect(fetches).not.toHaveBeenCalled();
  });

  test.each([
    [' @Taken_Name', 'taken'],
    ['brand_new_name', 'free'],
  ])('is checked after a pause in typing: %s is %s', async (text, answer) => {
    const fetches = vi.spyOn(globalThis, 'fetch');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    checkHandle('earlier_name');
    vi.advanceTimersByTime(299);
    checkHandle(text);
    vi.advanceTimersByTime(299);
    expect($handleCheck.get()).toEqual({ state: 'asking', answer: null });
    expect(fetches).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect($handleCheck.get()).toEqual({ state: 'known', answer }));
    expect(fetches).toHaveBeenCalledTimes(1);
  });

  test('uses the last check, whichever response arrives last', async () => {
    const { come } = heldAnswer('handle_state');
    typed('taken_name');
    typed('later_name');
    await vi.waitFor(() => expect($handleCheck.get()).toEqual({ state: 'known', answer: 'free' }));
    come();
    await stored();
    expect($handleCheck.get()).toEqual({ state: 'known', answer: 'free' });
  });

  test('cannot be checked offline, which is not a result', async () => {
    await offline(async () => {
      typed('any_name');
      await vi.waitFor(() => expect($handleCheck.get()).toEqual({ state: 'failed', answer: null }));
    });
  });

  test('is claimed as normalized, once, and the cached page is invalidated', async () => {
    await open();
    const name = newName();
    typed('taken_name');
    const first = claim(` @${name.toUpperCase()}`);
    expect($claiming.get()).toBe(true);
    expect(await claim('another_name')).toBe(false);
    expect(await first).toBe(true);
    expect($claiming.get()).toBe(false);
    expect($handleCheck.get()).toEqual({ state: 'known', answer: 'claimed' });
    expect(shown()).toEqual(await stored());
    expect(shown()).toMatchObject({ handle: name, level: 'private' });
    expect(seen.changed).toEqual([`@${name}`]);
  });

  test('that changes invalidates the pages of both names', async () => {
    const [before, after] = [newName(), newName()];
    await open(before);
    expect(await claim(after)).toBe(true);
    expect(seen.changed).toEqual([`@${before}`, `@${after}`]);
  });

  test('of another user is refused, next to the field', async () => {
    const mine = newName();
    await open(mine);
    expect(await claim('taken_name')).toBe(false);
    expect($handleCheck.get()).toEqual({ state: 'known', answer: 'taken' });
    expect(shown()?.handle).toBe(mine);
    expect(seen.changed).toEqual([]);
  });

  test('cannot be claimed offline, which can be retried', async () => {
    await open();
    const name = newName();
    expect(await offline(() => claim(name))).toBe(false);
    expect($toast.get()).toMatchObject(NOT_SAVED);
    expect([$claiming.get(), shown()]).toEqual([false, null]);
    expect(await claim(name)).toBe(true);
  });

  test('is known as claimed despite a late or unsent check', async () => {
    await open();
    const name = newName();
    const { come } = heldAnswer('handle_state');
    typed('taken_name');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const claiming = claim(name);
    vi.advanceTimersByTime(300);
    vi.useRealTimers();
    await claiming;
    come();
    await stored();
    expect($handleCheck.get()).toEqual({ state: 'known', answer: 'claimed' });
  });

  test('is not shown to another user whose settings were opened meanwhile', async () => {
    await open();
    const claiming = claim(newName());
    const theirs = { userId: taken.id, profile: null, favorites: [] };
    openOwnPage(theirs);
    expect(await claiming).toBe(true);
    expect($ownPage.get()).toBe(theirs);
  });
});

describe('the page’s content and visibility', () => {
  test('is shown at once, saved, and the cached page is invalidated', async () => {
    const name = newName();
    await open(name);
    const before = shown()!;
    const choosing = chooseLevel('public');
    expect(shown()).toEqual({ ...before, level: 'public' });
    await choosing;
    const hiding = showPart('reviews', false);
    expect(shown()?.parts).toEqual({ ...before.parts, reviews: false });
    await hiding;
    expect(shown()).toEqual(await stored());
    expect(shown()).toMatchObject({ level: 'public', parts: { reviews: false, lists: true } });
    expect($toast.get()).toMatchObject({ title: 'Saved', quiet: true });
    expect(seen.changed).toEqual([`@${name}`, `@${name}`]);
  });

  test('has a new link once it is no longer private', async () => {
    await open(newName());
    await chooseLevel('link');
    const { key } = shown()!;
    await chooseLevel('private');
    await chooseLevel('link');
    expect(shown()).toEqual(await stored());
    expect(shown()?.key).not.toBe(key);
  });

  test('has a new link on request', async () => {
    await open(newName());
    await chooseLevel('link');
    const before = shown()!;
    await renewLink();
    expect(shown()).toEqual(await stored());
    expect(shown()?.key).not.toBe(before.key);
    expect($toast.get()).toMatchObject({ title: 'A new link' });
    const now = shown();
    await offline(() => renewLink());
    expect(shown()).toEqual(now);
    expect($toast.get()).toMatchObject(NOT_SAVED);
  });

  test('is written in order', async () => {
    await open(newName());
    const { come } = heldAnswer('profile_pages');
    const first = chooseLevel('public');
    const second = chooseLevel('link');
    await vi.waitFor(async () => expect((await stored())?.level).toBe('public'));
    come();
    await Promise.all([first, second]);
    expect((await stored())?.level).toBe('link');
    expect(shown()?.level).toBe('link');
  });

  test('is reverted when saving fails, without other choices', async () => {
    await open(newName());
    const before = shown()!;
    const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const failing = showPart('reviews', false);
    const kept = showPart('lists', false);
    await failing;
    expect($toast.get()).toMatchObject(NOT_SAVED);
    expect(shown()?.parts).toEqual({ ...before.parts, lists: false });
    await kept;
    expect(fetches).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual(await stored());
    seen.changed.length = 0;
    await offline(() => chooseLevel('public'));
    expect(shown()).toEqual(await stored());
    expect(seen.changed).toEqual([]);
  });

  test('cannot be set without a page', async () => {
    await open();
    await chooseLevel('public');
    expect($ownPage.get()).toEqual({ userId: id, profile: null, favorites: [] });
    expect($toast.get()).toBeNull();
  });
});

describe('the page’s favorites', () => {
  test('are appended, each once and at most four', async () => {
    const name = newName();
    await open(name);
    for (const at of [1, 2, 2, 3, 4, 5]) await addFavorite(film(at));
    await addFavorite({ ...film(1), title: 'As it is called today' });
    expect(shownFavorites()).toEqual([1, 2, 3, 4]);
    expect(await favorites()).toEqual([1, 2, 3, 4]);
    expect(seen.changed).toEqual(Array.from({ length: 4 }, () => `@${name}`));
  });

  test('differ from a series of the same id', async () => {
    await open(newName());
    await addFavorite(film(1));
    await addFavorite({ ...film(1), kind: 'tv' });
    expect(shownFavorites()).toEqual([1, 1]);
    await removeFavorite({ ...film(1), kind: 'tv' });
    expect($ownPage.get()?.favorites).toEqual([film(1)]);
  });

  test('move forward one place, except for the first', async () => {
    await open(newName(), [1, 2, 3, 4].map(film));
    await moveForward(film(3));
    expect(shownFavorites()).toEqual([1, 3, 2, 4]);
    expect(await favorites()).toEqual([1, 3, 2, 4]);
    const fetches = vi.spyOn(globalThis, 'fetch');
    await moveForward(film(1));
    await moveForward(film(9));
    expect(fetches).not.toHaveBeenCalled();
    expect(shownFavorites()).toEqual([1, 3, 2, 4]);
    await moveForward(film(3));
    expect(shownFavorites()).toEqual([3, 1, 2, 4]);
  });

  test('are removed with an undo', async () => {
    await open(newName(), [1, 2].map(film));
    await removeFavorite(film(9));
    expect($toast.get()).toBeNull();
    await removeFavorite(film(1));
    expect(await favorites()).toEqual([2]);
    expect($toast.get()).toMatchObject({ title: 'Removed', action: { label: m.undo_label() } });
    expect($toast.get()?.text).toContain('Film 1');
    runToastAction();
    expect(shownFavorites()).toEqual([1, 2]);
    await vi.waitFor(async () => expect(await favorites()).toEqual([1, 2]));
  });

  test('are reverted when saving fails, unless changed since', async () => {
    await open(newName(), [1, 2].map(film));
    await offline(() => removeFavorite(film(1)));
    expect(shownFavorites()).toEqual([1, 2]);
    expect($toast.get()).toMatchObject(NOT_SAVED);
    expect(seen.changed).toEqual([]);
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const failing = removeFavorite(film(1));
    const kept = addFavorite(film(3));
    await Promise.all([failing, kept]);
    expect(shownFavorites()).toEqual([2, 3]);
    expect(await favorites()).toEqual([2, 3]);
  });

  test('can be chosen before there is a page', async () => {
    await open();
    await addFavorite(film(1));
    expect(await favorites()).toEqual([1]);
    expect(seen.changed).toEqual([]);
  });
});

test('Changes nothing before the settings were opened', async () => {
  await changeOwnPublicProfile(taken.client, taken.id, { level: 'private' });
  openOwnPage(null as never);
  const fetches = vi.spyOn(globalThis, 'fetch');
  expect(await claim('any_name')).toBe(false);
  await addFavorite(film(1));
  await moveForward(film(1));
  await removeFavorite(film(1));
  await showPart('lists', false);
  expect($ownPage.get()).toBeNull();
  expect(fetches).not.toHaveBeenCalled();
});
