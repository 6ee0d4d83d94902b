import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import {
  addToList,
  findListEntry,
  restoreToList,
} from '../../../../src/features/marks/list-entries.queries.ts';
import { countList, loadListPage } from '../../../../src/features/marks/list-pages.queries.ts';
import type { ListEntry } from '../../../../src/core/lists.ts';
import { shownTitles } from '../../../../src/features/saved/saved-entries.ts';
import {
  listQuery,
  parseSavedView,
  type SavedList,
  type SavedPage,
} from '../../../../src/features/saved/saved-titles.ts';
import type { Kind } from '../../../../src/core/title.ts';
import { currentEnvironment } from '../../../../src/core/stores/environment.ts';
import { createLists, pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import {
  createSavedTitles,
  pageSavedTitles,
} from '../../../../src/features/saved/create-saved-titles.store.ts';
import { canUndoRemoval } from '../../../../src/features/saved/remove-all.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { offline } from '../../../support/browser/offline.ts';
import { answeredAfter, askedAddress } from '../../../support/browser/held-answer.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { refusing } from '../../../support/browser/refused-answer.ts';
import { createPerson, newAddress, signIn as signInElsewhere } from '../../../support/database/people.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';

const browser = await startBrowser();
const { server } = browser;

/** The nth saved title; the first is the newest. */
const entry = (id: number, kind: Kind = 'movie'): ListEntry => ({
  kind,
  id,
  title: `Title ${String(id).padStart(3, '0')}`,
  posterPath: null,
  date: '1999-03-31',
  voteAverage: 8.2,
  addedAt: new Date(Date.UTC(2026, 0, 1) - id * 60_000).toISOString(),
});
const entries = (count: number, kind?: Kind) => Array.from({ length: count }, (_, at) => entry(at + 1, kind));

let person: { email: string; id: string };
/** The same user in another browser. */
let elsewhere: Client;
const opened: { close: () => void }[] = [];

beforeEach(async () => {
  await leave();
  dismissToast();
  person = await createPerson(server, newAddress());
  elsewhere = (await signInElsewhere(server, person.email)).client as Client;
  await enter(person.email);
});

afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
});

/** The server's page at an address. */
async function rendered(list: SavedList, query = ''): Promise<SavedPage> {
  const view = parseSavedView(list, new URLSearchParams(query));
  const { entries: first, total } = await loadListPage(
    elsewhere,
    person.id,
    list,
    view.kind,
    listQuery(view, 'US'),
  );
  const counts = await countList(elsewhere, person.id, list);
  return {
    tags: [],
    ...{ view, layout: 'grid', today: '2026-01-01', userId: person.id, entries: first, total, counts },
    services: { region: 'US', any: view.onServices, unchecked: 0 },
  };
}

/** A tab of the user's browser that shows a list. */
async function openTab(list: SavedList, query = '') {
  const lists = createLists(browser.environment);
  const saved = createSavedTitles(browser.environment, lists);
  const page = await rendered(list, query);
  const stop = saved.follow(page);
  await lists.loadMarks(page.entries);
  const close = () => {
    stop();
    lists.close();
  };
  const shown = () => shownTitles(saved.$savedTitles.get()!, lists.$marks.get());
  const tab = { lists, saved, shown, close };
  opened.push(tab);
  return tab;
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const idsOf = (tab: Tab) => tab.shown().entries.map(({ id }) => id);
const shownToast = () => $toast.get()?.title;

describe('the wishlist', () => {
  test('loses a title at once with its count, and restores it to its place and time', async () => {
    await restoreToList(elsewhere, person.id, 'wishlist', 'movie', entries(3));
    const tab = await openTab('wishlist');
    const removal = tab.saved.remove('wishlist', entry(2));
    await vi.waitFor(() => expect(idsOf(tab)).toEqual([1, 3]));
    expect(tab.shown()).toMatchObject({ total: 2, counts: { movie: 2, tv: 0 } });
    await removal;
    expect(shownToast()).toBe('Removed from wishlist');
    expect(await findListEntry(elsewhere, person.id, 'wishlist', entry(2))).toBeNull();
    runToastAction();
    expect(idsOf(tab)).toEqual([1, 2, 3]);
    await vi.waitFor(() => expect(shownToast()).toBe('Restored'));
    expect(tab.shown()).toMatchObject({ total: 3, counts: { movie: 3, tv: 0 } });
    const kept = await findListEntry(elsewhere, person.id, 'wishlist', entry(2));
    expect(new Date(kept!.addedAt).toISOString()).toBe(entry(2).addedAt);
  });

  test('keeps a title in place when it could not be removed, and says so', async () => {
    await restoreToList(elsewhere, person.id, 'wishlist', 'movie', entries(3));
    const tab = await openTab('wishlist');
    const network = Promise.withResolvers<never>();
    const fetches = vi.spyOn(globalThis, 'fetch').mockReturnValue(network.promise);
    const removal = tab.saved.remove('wishlist', entry(2));
    await vi.waitFor(() => expect(idsOf(tab)).toEqual([1, 3]));
    network.reject(new TypeError('Failed to fetch'));
    await removal;
    fetches.mockRestore();
    expect(idsOf(tab)).toEqual([1, 2, 3]);
    expect($toast.get()).toMatchObject({
      title: 'No connection',
      text: 'Failed to remove movie from wishlist',
    });
  });

  test('moves a watched title to the watched list, and restores it with its time', async () => {
    await restoreToList(elsewhere, person.id, 'wishlist', 'tv', entries(2, 'tv'));
    const tab = await openTab('wishlist', 'tab=tv');
    await tab.saved.markWatched(tab.shown().entries[0]!);
    expect(idsOf(tab)).toEqual([2]);
    expect(tab.shown().counts).toEqual({ movie: 0, tv: 1 });
    expect(shownToast()).toBe('Marked as watched');
    const watched = await findListEntry(elsewhere, person.id, 'watched', entry(1, 'tv'));
    expect(watched?.addedAt).not.toBe(entry(1).addedAt);
    runToastAction();
    await vi.waitFor(() => expect(shownToast()).toBe('Restored'));
    expect(idsOf(tab)).toEqual([1, 2]);
    const back = await findListEntry(elsewhere, person.id, 'wishlist', entry(1, 'tv'));
    expect(new Date(back!.addedAt).toISOString()).toBe(entry(1).addedAt);
  });

  test('shows another tab’s additions on top, and counts those of the other kind', async () => {
    await restoreToList(elsewhere, person.id, 'wishlist', 'movie', entries(2));
    const tab = await openTab('wishlist');
    const change = { list: 'wishlist', title: entry(9), present: true, addedAt: entry(0).addedAt } as const;
    tab.lists.tellChanges(person.id, [change, { ...change, title: entry(9, 'tv') }]);
    expect(idsOf(tab)).toEqual([9, 1, 2]);
    expect(tab.shown()).toMatchObject({ total: 3, counts: { movie: 3, tv: 1 } });
  });
});

describe('loading more', () => {
  test('appends by twenty and ends with the last title, despite removals meanwhile', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(45));
    const tab = await openTab('watched');
    expect(tab.shown()).toMatchObject({ total: 45, further: true });
    await tab.saved.remove('watched', entry(3));
    await tab.saved.remove('watched', entry(20));
    expect(await tab.saved.loadMore()).toBe('movie-21');
    expect(await tab.saved.loadMore()).toBe('movie-41');
    const all = entries(45).map(({ id }) => id);
    expect(idsOf(tab)).toEqual(all.filter((id) => id !== 3 && id !== 20));
    expect(tab.shown()).toMatchObject({ total: 43, further: false });
  });

  test('requests once for repeated clicks, and keeps existing ones on failure', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'tv', entries(25, 'tv'));
    const tab = await openTab('watched', 'tab=tv');
    const fetches = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 500 }));
    expect(await Promise.all([tab.saved.loadMore(), tab.saved.loadMore()])).toEqual([null, null]);
    fetches.mockRestore();
    expect($toast.get()).toMatchObject({ title: 'Error', text: 'Failed to load watched TV series list' });
    expect(idsOf(tab)).toHaveLength(20);
    const keys = await Promise.all([tab.saved.loadMore(), tab.saved.loadMore()]);
    expect(keys).toEqual(['tv-21', null]);
    expect(idsOf(tab)).toHaveLength(25);
  });

  test('offers no further page after a full last one', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(40));
    const tab = await openTab('watched');
    await tab.saved.loadMore();
    expect(tab.shown()).toMatchObject({ total: 40, further: false });
  });

  test('ends when nothing more arrives, despite the count', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(45));
    const tab = await openTab('watched');
    await elsewhere.from('watched_movies').delete().gt('movie_id', 30);
    await tab.saved.loadMore();
    expect(idsOf(tab)).toHaveLength(30);
    expect(tab.shown()).toMatchObject({ total: 45, further: false });
  });

  test('is repeated for a returning user, with the list’s current titles', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(60));
    const before = await openTab('watched');
    await before.saved.loadMore();
    before.saved.rememberPlace('movie-33');
    before.close();
    await addToList(elsewhere, person.id, 'wishlist', entry(22));
    const tab = await openTab('watched');
    expect(await tab.saved.restorePlace()).toBe('movie-33');
    expect(idsOf(tab)).toEqual(
      entries(41)
        .map(({ id }) => id)
        .filter((id) => id !== 22),
    );
    expect(tab.shown().further).toBe(true);
  });
});

/** A shown entry. */
const shownEntry = ({ shown }: Awaited<ReturnType<typeof openTab>>, id: number) =>
  shown().entries.find((one) => one.id === id) ?? entry(id);

describe('a typed filter', () => {
  const typed = (text: string) => parseSavedView('wishlist', new URLSearchParams({ q: text }));

  test('filters the list in place after a pause, and updates the address', async () => {
    await restoreToList(elsewhere, person.id, 'wishlist', 'movie', entries(25));
    const tab = await openTab('wishlist');
    const asked = vi.spyOn(globalThis, 'fetch');
    await Promise.all(['t', 'title 02', 'title 020'].map((text) => tab.saved.narrow(typed(text))));
    const lists = asked.mock.calls.filter((call) =>
      askedAddress(call).includes('/rest/v1/wishlists?select=movie'),
    );
    asked.mockRestore();
    expect(lists).toHaveLength(1);
    expect(idsOf(tab)).toEqual([20]);
    expect(tab.shown()).toMatchObject({ total: 1, counts: { movie: 25 }, further: false });
    expect(browser.seen.path).toBe('/wishlist?q=title+020');
    await tab.saved.narrow(typed(''));
    expect(idsOf(tab)).toHaveLength(20);
    expect(browser.seen.path).toBe('/wishlist');
  });

  test('keeps the shown list when the request fails, and says so', async () => {
    await restoreToList(elsewhere, person.id, 'wishlist', 'movie', entries(2));
    const tab = await openTab('wishlist');
    await offline(() => tab.saved.narrow(typed('nothing')));
    expect(idsOf(tab)).toEqual([1, 2]);
    expect($toast.get()?.destructive).toBe(true);
  });
});

describe('the watched list', () => {
  test('toggles favorites, which disappear only from the favorites filter', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(3));
    await addToList(elsewhere, person.id, 'favorite', entry(2));
    const all = await openTab('watched');
    expect(all.shown().entries.map(({ isFavorite }) => isFavorite)).toEqual([false, true, false]);
    await all.saved.toggleFavorite(shownEntry(all, 1));
    expect(shownToast()).toBe('Added to favorites');
    await all.saved.toggleFavorite(shownEntry(all, 2));
    expect(shownToast()).toBe('Removed from favorites');
    expect(all.shown().entries.map(({ isFavorite }) => isFavorite)).toEqual([true, false, false]);
    const tab = await openTab('watched', 'show=favorites');
    expect(idsOf(tab)).toEqual([1]);
    await tab.saved.toggleFavorite(shownEntry(tab, 1));
    expect(tab.shown()).toMatchObject({ entries: [], total: 0, counts: { movie: 3 } });
    runToastAction();
    await vi.waitFor(() => expect(shownToast()).toBe('Restored'));
    expect(tab.shown()).toMatchObject({ entries: [{ id: 1 }], total: 1, counts: { movie: 3 } });
  });

  test.each([
    ['by this page', 1],
    ['by its cards, which asked before', 0],
  ])('shows results found %s about offers, with the rendered names', async (_who, found) => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(2));
    const tab = await openTab('watched');
    const page = await rendered('watched');
    const [first] = page.entries;
    const drawn = first ? [{ ...first, title: 'Titel' }] : [];
    tab.saved.follow({ ...page, entries: drawn, services: { ...page.services, unchecked: 1 } });
    const asked = vi
      .spyOn(currentEnvironment(), 'fetch')
      .mockResolvedValueOnce(Response.json({ left: 0, found }));
    expect(await tab.saved.lookUp()).toBe(true);
    asked.mockRestore();
    // The second entry is new on the page, so the list was read again.
    expect(tab.shown().entries.map(({ title }) => title)).toEqual(['Titel', entry(2).title]);
  });

  test('does not favor a title the page shows as favorite after another tab removed it', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(1));
    const tab = await openTab('watched');
    await tab.saved.toggleFavorite({ ...entry(1), isFavorite: true });
    expect(await findListEntry(elsewhere, person.id, 'favorite', entry(1))).toBeNull();
  });

  test('removes a shown favorite, though its marks arrived late', async () => {
    await addToList(elsewhere, person.id, 'favorite', entry(2));
    const tab = await openTab('watched');
    const stop = refusing('my_list_marks', 503);
    await tab.saved.toggleFavorite({ ...entry(2), isFavorite: true });
    stop();
    expect(shownToast()).toBe('Removed from favorites');
    expect(await findListEntry(elsewhere, person.id, 'favorite', entry(2))).toBeNull();
  });

  test('is cleared for its tab’s kind only, and restored with its times', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(25));
    await restoreToList(elsewhere, person.id, 'watched', 'tv', entries(2, 'tv'));
    const tab = await openTab('watched', 'q=00');
    expect(await Promise.all([tab.saved.removeAll(), tab.saved.removeAll()])).toEqual([true, false]);
    expect($toast.get()).toMatchObject({ title: 'All movies removed', text: '25 removed' });
    expect(tab.shown()).toMatchObject({ entries: [], total: 0, counts: { movie: 0, tv: 2 }, further: false });
    expect(await countList(elsewhere, person.id, 'watched')).toEqual({ movie: 0, tv: 2 });
    runToastAction();
    await vi.waitFor(() => expect(shownToast()).toBe('Restored'));
    expect(idsOf(tab)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(tab.shown()).toMatchObject({ total: 9, counts: { movie: 25, tv: 2 } });
    const kept = await findListEntry(elsewhere, person.id, 'watched', entry(25));
    expect(new Date(kept!.addedAt).toISOString()).toBe(entry(25).addedAt);
  });

  test('keeps everything when clearing fails', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'tv', entries(2, 'tv'));
    const tab = await openTab('watched', 'tab=tv');
    const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await tab.saved.removeAll()).toBe(false);
    fetches.mockRestore();
    expect($toast.get()?.text).toBe('Failed to remove all watched TV series');
    expect(idsOf(tab)).toEqual([1, 2]);
  });

  test('remembers the layout for later pages', async () => {
    const tab = await openTab('watched');
    tab.saved.chooseLayout('list');
    expect(tab.saved.$savedTitles.get()?.layout).toBe('list');
    expect(browser.seen.cookies.get('marquee-layout')).toBe('list');
  });
});

describe('a page of saved titles', () => {
  test('that is left shows nothing and follows nothing', async () => {
    await restoreToList(elsewhere, person.id, 'wishlist', 'movie', entries(2));
    const tab = await openTab('wishlist');
    tab.close();
    expect(tab.saved.$savedTitles.get()).toBeNull();
    const change = { list: 'wishlist', title: entry(9), present: true, addedAt: entry(0).addedAt } as const;
    tab.lists.tellChanges(person.id, [change]);
    expect(tab.saved.$savedTitles.get()).toBeNull();
    expect(await tab.saved.loadMore()).toBeNull();
    expect(await tab.saved.removeAll()).toBe(false);
    tab.saved.rememberPlace('movie-1');
    expect(await tab.saved.restorePlace()).toBeNull();
    expect(await countList(elsewhere, person.id, 'wishlist')).toEqual({ movie: 2, tv: 0 });
  });

  test('that is left while loading more stays so', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(45));
    const loading = await openTab('watched');
    await answeredAfter('/rest/v1/', () => loading.saved.loadMore(), loading.close);
    const looking = await openTab('watched');
    const page = await rendered('watched');
    const stop = looking.saved.follow({ ...page, services: { ...page.services, unchecked: 1 } });
    const fetches = vi.spyOn(currentEnvironment(), 'fetch').mockImplementationOnce(() => {
      stop();
      return Promise.resolve(Response.json({ left: 0, found: 1 }));
    });
    expect(await looking.saved.lookUp()).toBe(true);
    fetches.mockRestore();
    expect([loading, looking].map(({ saved }) => saved.$savedTitles.get())).toEqual([null, null]);
  });

  test('that is followed again counts additions once', async () => {
    const lists = createLists(browser.environment);
    const saved = createSavedTitles(browser.environment, lists);
    const page = await rendered('wishlist');
    saved.follow(page)();
    opened.push(lists, { close: saved.follow(page) });
    const change = { list: 'wishlist', title: entry(9, 'tv'), present: true, addedAt: null } as const;
    lists.tellChanges(person.id, [change]);
    expect(saved.$savedTitles.get()?.counts).toEqual({ movie: 0, tv: 1 });
  });

  test('is shared by all its islands, and takes titles from the page’s lists', async () => {
    await restoreToList(elsewhere, person.id, 'wishlist', 'movie', entries(2));
    const saved = pageSavedTitles();
    opened.push(pageLists(), { close: saved.follow(await rendered('wishlist')) });
    await saved.remove('wishlist', entry(1));
    expect(await findListEntry(elsewhere, person.id, 'wishlist', entry(1))).toBeNull();
    const shown = shownTitles(pageSavedTitles().$savedTitles.get()!, pageLists().$marks.get());
    expect(shown.entries.map(({ id }) => id)).toEqual([2]);
  });

  test('is cleared and restored as a whole, also in other tabs, and follows later changes', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(3));
    const [tab, other] = [await openTab('watched'), await openTab('watched')];
    const counts: unknown[] = [];
    const stop = tab.saved.$savedTitles.listen((state) => {
      counts.push(state && state.entries.length - state.gone.size);
    });
    const heard: unknown[] = [];
    tab.lists.onChange(({ list, title, present, addedAt }) => {
      heard.push([list, title.id, present, addedAt && new Date(addedAt).toISOString()]);
    });
    await tab.saved.removeAll();
    await vi.waitFor(() => expect(idsOf(other)).toEqual([]));
    runToastAction();
    await vi.waitFor(() => expect(shownToast()).toBe('Restored'));
    stop();
    expect([...new Set(counts)]).toEqual([3, 0]);
    const told = (present: boolean) =>
      entries(3).map(({ id, addedAt }) => ['watched', id, present, present ? addedAt : null]);
    expect(heard.toSorted()).toEqual([...told(false), ...told(true)].toSorted());
    await vi.waitFor(() => expect(idsOf(other)).toEqual([1, 2, 3]));
    const change = { list: 'watched', title: entry(9), present: true, addedAt: entry(0).addedAt } as const;
    tab.lists.tellChanges(person.id, [change]);
    expect(idsOf(tab)).toEqual([9, 1, 2, 3]);
  });

  test('that was cleared has no further ones, whatever enters it elsewhere', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(20));
    const tab = await openTab('watched', 'sort=title');
    await tab.saved.removeAll();
    const change = { list: 'watched', title: entry(99), present: true, addedAt: entry(0).addedAt } as const;
    tab.lists.tellChanges(person.id, [change]);
    expect(tab.shown()).toMatchObject({ entries: [], total: 1, further: false });
  });

  test('shows its current action, and starts no other meanwhile', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(45));
    const tab = await openTab('watched');
    const work = () => tab.saved.$savedTitles.get()?.work;
    const loading = tab.saved.loadMore();
    expect([work(), await tab.saved.removeAll()]).toEqual(['loading', false]);
    await loading;
    expect(work()).toBe('idle');
    const removing = tab.saved.removeAll();
    expect([work(), await tab.saved.loadMore()]).toEqual(['removing', null]);
    await removing;
    expect(work()).toBe('idle');
  });

  test('is restored in place, each list and page separately, and no further than its rest', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(45));
    const tab = await openTab('watched');
    browser.environment.tabStorage.removeItem('saved-titles:/watched');
    expect(await tab.saved.restorePlace()).toBeNull();
    tab.saved.rememberPlace('movie-3');
    const fetches = vi.spyOn(globalThis, 'fetch');
    expect(await tab.saved.restorePlace()).toBe('movie-3');
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
    await tab.saved.remove('watched', entry(1));
    await tab.saved.loadMore();
    expect(tab.saved.$savedTitles.get()?.entries).toHaveLength(40);
    tab.saved.rememberPlace(null);
    const again = await openTab('watched');
    expect(await again.saved.restorePlace()).toBeNull();
    expect(idsOf(again)).toHaveLength(40);
    const second = await openTab('watched', 'page=2');
    expect([await second.saved.restorePlace(), idsOf(second).length]).toEqual([null, 20]);
  });

  test('reports a failed restore, which can be repeated', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(2));
    const tab = await openTab('watched');
    await tab.saved.removeAll();
    const undo = $toast.get()!.action!.run;
    const fetches = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    undo();
    await vi.waitFor(() => expect($toast.get()?.destructive).toBe(true));
    fetches.mockRestore();
    undo();
    await vi.waitFor(() => expect(shownToast()).toBe('Restored'));
    expect(idsOf(tab)).toEqual([1, 2]);
  });

  test('is restored only by the user who cleared it', async () => {
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(2));
    const tab = await openTab('watched');
    await tab.saved.removeAll();
    const undo = $toast.get()!.action!.run;
    await enter((await createPerson(server, newAddress())).email);
    dismissToast();
    undo();
    await enter(person.email);
    expect([$toast.get(), await countList(elsewhere, person.id, 'watched')]).toEqual([
      null,
      { movie: 0, tv: 0 },
    ]);
  });

  test('of more than five hundred is cleared for good', async () => {
    expect([500, 501].map(canUndoRemoval)).toEqual([true, false]);
    await restoreToList(elsewhere, person.id, 'watched', 'movie', entries(501));
    const tab = await openTab('watched');
    await tab.saved.removeAll();
    expect($toast.get()).toMatchObject({ title: 'All movies removed', text: '501 removed' });
    expect($toast.get()?.action).toBeUndefined();
    expect(await countList(elsewhere, person.id, 'watched')).toEqual({ movie: 0, tv: 0 });
  });
});
