import { m } from '../../../../src/paraglide/messages.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadSavedSearches, saveSearch } from '../../../../src/features/search/saved-searches.queries.ts';
import { closeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import {
  $savedSearches,
  followSavedSearches,
  keepSearch,
  newestSearches,
  refreshSavedSearches,
  remove,
  rename,
} from '../../../../src/features/search/saved-searches.store.ts';
import { $toast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { offline } from '../../../support/browser/offline.ts';
import { refusing } from '../../../support/browser/refused-answer.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';

const { server, environment, seen, another } = await startBrowser();

const LAUGHS = { kind: 'movie', name: 'Laughs', query: 'genres=35' } as const;
let person: { email: string; id: string };
const stored = async () => loadSavedSearches(await environment.backend(), person.id);
const shown = () => $savedSearches.get()?.map(({ name }) => name);

/** A saved search, shown as on its page. */
async function saved() {
  await keepSearch(LAUGHS);
  const searches = await stored();
  followSavedSearches(person.id, searches);
  const [first] = searches;
  if (!first) throw new Error('nothing is saved');
  return first;
}

beforeEach(async () => {
  person = await another();
  closeAuthDialog();
});

describe('saving a search', () => {
  test('uses its trimmed name, and its toast links to all of them', async () => {
    expect(await keepSearch({ ...LAUGHS, name: '  Good   laughs ' })).toBe(true);
    expect((await stored())[0]).toMatchObject({ ...LAUGHS, name: 'Good laughs' });
    expect($toast.get()).toMatchObject({ title: 'Search saved', text: 'Good laughs' });
    runToastAction();
    expect(seen.opened).toContain('/saved-searches');
  });

  test('reports an existing equal search', async () => {
    await keepSearch(LAUGHS);
    expect(await keepSearch({ ...LAUGHS, name: 'Others' })).toBe(true);
    expect($toast.get()).toMatchObject({
      title: 'Already saved',
      text: 'This search is saved as “Laughs”',
    });
    expect(await stored()).toHaveLength(1);
  });

  test('reports a used name, ignoring case, and stays open', async () => {
    await keepSearch(LAUGHS);
    expect(await keepSearch({ ...LAUGHS, kind: 'tv', name: 'LAUGHS' })).toBe(false);
    expect($toast.get()?.text).toBe('Another of your saved searches has this name. Choose another.');
    expect(await stored()).toHaveLength(1);
    expect(await keepSearch({ ...LAUGHS, kind: 'tv', name: 'Laughs at home' })).toBe(true);
  });
});

describe('a saved search', () => {
  test('is renamed at once, and reverted on failure', async () => {
    const search = await saved();
    await rename(search, 'Comedies');
    expect([shown(), (await stored())[0]?.name]).toEqual([['Comedies'], 'Comedies']);
    await offline(async () => {
      await rename({ ...search, name: 'Comedies' }, 'Nothing to laugh at');
    });
    expect(shown()).toEqual(['Comedies']);
    expect($toast.get()?.text).toBe('Failed to rename this search');
  });

  test('is not renamed to another’s name', async () => {
    const search = await saved();
    await keepSearch({ ...LAUGHS, kind: 'tv', name: 'Series' });
    await rename(search, 'series');
    expect($toast.get()?.text).toBe('Another of your saved searches has this name. Choose another.');
    expect(shown()).toEqual(['Laughs']);
    await rename(search, 'LAUGHS');
    expect((await stored()).map(({ name }) => name).sort()).toEqual(['LAUGHS', 'Series']);
  });

  test('is removed at once, and restored by Undo', async () => {
    const search = await saved();
    await remove(search);
    expect([shown(), await stored()]).toEqual([[], []]);
    runToastAction();
    await vi.waitFor(() => expect(shown()).toEqual(['Laughs']));
    expect((await stored())[0]).toMatchObject({ ...LAUGHS, createdAt: search.createdAt });
  });

  test('is removed and restored by a page that has not loaded them yet', async () => {
    await keepSearch(LAUGHS);
    const [search] = await stored();
    expect($savedSearches.get()).toBeNull();
    await remove(search!);
    expect([shown(), await stored()]).toEqual([[], []]);
    runToastAction();
    await vi.waitFor(() => expect(shown()).toEqual(['Laughs']));
  });
});

describe('saved searches', () => {
  test('are reloaded, and stay shown when that fails', async () => {
    const search = await saved();
    await saveSearch(await environment.backend(), person.id, { ...LAUGHS, name: 'Elsewhere', query: 'a=1' });
    await refreshSavedSearches();
    expect(shown()).toEqual(['Elsewhere', 'Laughs']);
    await offline(() => refreshSavedSearches());
    expect(shown()).toEqual(['Elsewhere', 'Laughs']);
    expect($toast.get()?.destructive).toBeUndefined();
    expect(search.name).toBe('Laughs');
  });

  test('are in the account menu, the latest five', async () => {
    for (const at of [1, 2, 3, 4, 5, 6]) await keepSearch({ ...LAUGHS, name: `No ${at}`, query: `a=${at}` });
    expect((await newestSearches(person.id))?.map(({ name }) => name)).toEqual(
      [6, 5, 4, 3, 2].map((at) => `No ${at}`),
    );
    expect(await offline(() => newestSearches(person.id))).toBeNull();
  });

  test('keep their order when one that could not be removed returns', async () => {
    await saved();
    await keepSearch({ ...LAUGHS, name: 'Newer', query: 'a=1' });
    const searches = await stored();
    followSavedSearches(person.id, searches);
    await refreshSavedSearches();
    expect(shown()).toEqual(['Newer', 'Laughs']);
    await offline(() => remove(searches[0]!));
    expect(shown()).toEqual(['Newer', 'Laughs']);
    expect($toast.get()?.text).toBe('Failed to remove this search');
    await rename(searches[1]!, 'Comedies');
    expect(shown()).toEqual(['Newer', 'Comedies']);
  });

  test('are not renamed to an empty or unchanged name', async () => {
    const search = await saved();
    await remove(search);
    await rename(search, '  ');
    await rename(search, ' Laughs ');
    expect($toast.get()).toMatchObject({ title: expect.not.stringMatching('Error') as string });
    expect(shown()).toEqual([]);
    const before = $savedSearches.get();
    await rename({ ...search, name: 'Laughs' }, 'Laughs');
    expect($savedSearches.get()).toBe(before);
  });

  test('are announced when restored', async () => {
    await remove(await saved());
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    await remove((await stored())[0]!);
    const undo = $toast.get()!.action!.run;
    await offline(async () => {
      undo();
      await vi.waitFor(() => expect($toast.get()?.text).toBe('Failed to save this search'));
    });
    expect([shown(), await stored()]).toEqual([[], []]);
  });
});

describe('an unsaved search', () => {
  test.each(['', '   '])('without a name (%j) is not sent', async (name) => {
    const fetches = vi.spyOn(globalThis, 'fetch');
    expect(await keepSearch({ ...LAUGHS, name })).toBe(false);
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
  });

  test('offline says so', async () => {
    expect(await offline(() => keepSearch(LAUGHS))).toBe(false);
    expect($toast.get()).toMatchObject({ text: 'Failed to save this search', destructive: true });
  });

  test('above the limit of thirty says so', async () => {
    await server.database.query(
      `insert into public.saved_searches (id, user_id, kind, name, query)
         select gen_random_uuid(), $1, 'movie', 'No ' || at, 'a=' || at from generate_series(1, 30) at`,
      [person.id],
    );
    expect(await keepSearch(LAUGHS)).toBe(false);
    expect($toast.get()).toMatchObject({ destructive: true });
    expect($toast.get()?.text).toBe('You can save 30 searches. Remove one first.');
  });

  test('that exists, under a name that fails to load, says so', async () => {
    await keepSearch(LAUGHS);
    refusing('order=', 404);
    expect(await keepSearch({ ...LAUGHS, name: 'Others' })).toBe(false);
    expect($toast.get()).toEqual({
      ...$toast.get(),
      title: m.saved_search_duplicate_title(),
      text: m.saved_search_duplicate_text(),
    });
  });

  test('with another’s name is not mistaken for the same search', async () => {
    await keepSearch(LAUGHS);
    expect(await keepSearch({ ...LAUGHS, query: 'genres=36' })).toBe(false);
    expect($toast.get()?.text).toBe('Another of your saved searches has this name. Choose another.');
  });
});
