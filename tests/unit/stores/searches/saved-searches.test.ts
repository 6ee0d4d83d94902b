import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../../src/backend/auth/auth.ts';
import { loadSavedSearches } from '../../../../src/backend/searches/saved-searches.ts';
import { $authDialog, closeAuthDialog } from '../../../../src/stores/auth/auth-dialog.ts';
import {
  $savedSearches,
  beginSaving,
  followSavedSearches,
  keepSearch,
  remove,
  rename,
} from '../../../../src/stores/searches/saved-searches.ts';
import { changeSession, startSession } from '../../../../src/stores/session.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { offline } from '../../../support/browser/offline.ts';
import { createPerson, newAddress, PASSWORD } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment, seen } = browserEnvironment(server);
startSession();

const LAUGHS = { kind: 'movie', name: 'Laughs', query: 'genres=35' } as const;
let person: { email: string; id: string };
const stored = async () => loadSavedSearches(await environment.backend(), person.id);
const shown = () => $savedSearches.get()?.map(({ name }) => name);

/** What somebody has saved, shown as their page shows it. */
async function saved() {
  await keepSearch(LAUGHS);
  const searches = await stored();
  followSavedSearches(person.id, searches);
  const [first] = searches;
  if (!first) throw new Error('nothing is saved');
  return first;
}

beforeEach(async () => {
  person = await createPerson(server, newAddress(), { full_name: 'Ada Example' });
  await changeSession((client) => signIn(client, person.email, PASSWORD));
  dismissToast();
  closeAuthDialog();
});

describe('saving a search', () => {
  test('keeps it under its tidied name, and its toast leads to all of them', async () => {
    expect(await keepSearch({ ...LAUGHS, name: '  Good   laughs ' })).toBe(true);
    expect((await stored())[0]).toMatchObject({ ...LAUGHS, name: 'Good laughs' });
    expect($toast.get()).toMatchObject({ title: 'Search saved', text: 'Good laughs' });
    runToastAction();
    expect(seen.opened).toContain('/saved-searches');
  });

  test('says when the same is saved already', async () => {
    await keepSearch(LAUGHS);
    expect(await keepSearch({ ...LAUGHS, name: 'Others' })).toBe(true);
    expect($toast.get()).toMatchObject({
      title: 'Already saved',
      text: 'This search is saved as “Laughs”',
    });
    expect(await stored()).toHaveLength(1);
  });

  test('says when another has the name, whatever its case, and stays open for another', async () => {
    await keepSearch(LAUGHS);
    expect(await keepSearch({ ...LAUGHS, kind: 'tv', name: 'LAUGHS' })).toBe(false);
    expect($toast.get()?.text).toBe('Another of your saved searches has this name. Choose another.');
    expect(await stored()).toHaveLength(1);
    expect(await keepSearch({ ...LAUGHS, kind: 'tv', name: 'Laughs at home' })).toBe(true);
  });

  test('sends somebody signed out to sign in, and goes on from there', async () => {
    await changeSession((client) => signOut(client));
    const goOn = vi.fn();
    await beginSaving(goOn);
    expect(goOn).not.toHaveBeenCalled();
    expect($toast.get()?.text).toBe('You need to be signed in to save searches');
    expect($authDialog.get()).not.toBeNull();
  });
});

describe('what is saved', () => {
  test('is renamed at once, and again what it was when that fails', async () => {
    const search = await saved();
    await rename(search, 'Comedies');
    expect([shown(), (await stored())[0]?.name]).toEqual([['Comedies'], 'Comedies']);
    await offline(async () => {
      await rename({ ...search, name: 'Comedies' }, 'Nothing to laugh at');
    });
    expect(shown()).toEqual(['Comedies']);
    expect($toast.get()?.text).toBe('Failed to rename this search');
  });

  test('is not renamed to what another is called', async () => {
    const search = await saved();
    await keepSearch({ ...LAUGHS, kind: 'tv', name: 'Series' });
    await rename(search, 'series');
    expect($toast.get()?.text).toBe('Another of your saved searches has this name. Choose another.');
    expect(shown()).toEqual(['Laughs']);
    await rename(search, 'LAUGHS');
    expect((await stored()).map(({ name }) => name).sort()).toEqual(['LAUGHS', 'Series']);
  });

  test('is removed at once, and put back by Undo', async () => {
    const search = await saved();
    await remove(search);
    expect([shown(), await stored()]).toEqual([[], []]);
    runToastAction();
    await vi.waitFor(() => expect(shown()).toEqual(['Laughs']));
    expect((await stored())[0]).toMatchObject({ ...LAUGHS, createdAt: search.createdAt });
  });

  test('stays when it cannot be removed', async () => {
    const search = await saved();
    await offline(() => remove(search));
    expect(shown()).toEqual(['Laughs']);
    expect($toast.get()?.text).toBe('Failed to remove this search');
  });
});
