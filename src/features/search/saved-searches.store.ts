import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { loadSavedSearches, removeSearch, renameSearch, saveSearch } from './saved-searches.queries.ts';
import { searchName, SAVED_SEARCHES_PATH, type SavedSearch, type SearchToSave } from './saved-searches.ts';
import { attemptWithBackend, sayFailure, type Failure } from '../../core/stores/attempt.ts';
import { currentEnvironment, oncePerWorld } from '../../core/stores/environment.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { showToast } from '../../core/stores/toasts.ts';

const $savedSearchesNow = atom<readonly SavedSearch[] | null>(null);

/** The user's saved searches, latest first, including optimistic updates. Null until hydrated. */
export const $savedSearches = readable($savedSearchesNow);

const owned = oncePerWorld((environment) =>
  ownedStore(environment, { forget: () => $savedSearchesNow.set(null) }),
);

/** Hydrates from the server's data. */
export function followSavedSearches(userId: string, searches: readonly SavedSearch[]): void {
  if (owned().takeOver(userId)) $savedSearchesNow.set(searches);
}

/** Reloads the searches, which other tabs may have changed; on failure the visible ones stay. */
export async function refreshSavedSearches(): Promise<void> {
  const found = await owned().read((client, userId) => loadSavedSearches(client, userId));
  if (found?.kind === 'ok') $savedSearchesNow.set(found.value);
}

/** Most searches in the account menu. */
const MOST_NAMED = 5;

/** The latest saved searches for the account menu; null on failure, which shows no error. */
export async function newestSearches(userId: string): Promise<SavedSearch[] | null> {
  const found = await attemptWithBackend((client) => loadSavedSearches(client, userId, MOST_NAMED));
  return found.kind === 'ok' ? found.value : null;
}

const shown = () => $savedSearches.get() ?? [];

/** Explains why a search was not saved; returns whether it is saved already. */
async function saySaveFailure(search: SearchToSave, failure: Failure): Promise<boolean> {
  if (failure.code !== 'duplicate') {
    sayFailure(
      failure,
      failure.code === 'invalid'
        ? { title: m.toast_error(), text: m.saved_search_too_many_text() }
        : { title: m.toast_error(), text: m.saved_search_save_failed_text() },
    );
    return false;
  }
  const found = await owned().attempt((client, userId) => loadSavedSearches(client, userId));
  if (!found) return false;
  if (found.kind === 'failed') {
    showToast({ title: m.saved_search_duplicate_title(), text: m.saved_search_duplicate_text() });
    return false;
  }
  const same = found.value.find(({ kind, query }) => kind === search.kind && query === search.query);
  showToast(
    same
      ? {
          title: m.saved_search_duplicate_of_title(),
          text: m.saved_search_duplicate_of_text({ name: isolated(same.name) }),
        }
      : { title: m.toast_error(), text: m.saved_search_name_taken_text() },
  );
  return same !== undefined;
}

/** Saves a search under a name; returns whether it is saved. */
export async function keepSearch(search: SearchToSave): Promise<boolean> {
  const name = searchName(search.name);
  if (!name) return false;
  const kept = await owned().attempt((client, userId) => saveSearch(client, userId, { ...search, name }));
  if (!kept) return false;
  if (kept.kind === 'failed') return saySaveFailure(search, kept);
  const run = () => currentEnvironment().page.open(SAVED_SEARCHES_PATH);
  showToast({
    title: m.saved_search_saved_title(),
    text: name,
    action: { label: m.saved_search_view(), run },
  });
  return true;
}

/** Renames a saved search (optimistic update). */
export async function rename(search: SavedSearch, text: string): Promise<void> {
  const name = searchName(text);
  if (!name || name === search.name) return;
  const call = (to: string) =>
    $savedSearchesNow.set(shown().map((one) => (one.id === search.id ? { ...one, name: to } : one)));
  call(name);
  const renamed = await owned().attempt((client, userId) => renameSearch(client, userId, search.id, name));
  if (renamed?.kind !== 'failed') return;
  call(search.name);
  sayFailure(
    renamed,
    renamed.code === 'duplicate'
      ? { title: m.toast_error(), text: m.saved_search_name_taken_text() }
      : { title: m.toast_error(), text: m.saved_search_rename_failed_text() },
  );
}

const inOrder = (searches: readonly SavedSearch[]) =>
  searches.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

/** Removes a saved search; the toast offers an undo. */
export async function remove(search: SavedSearch): Promise<void> {
  const without = () => shown().filter(({ id }) => id !== search.id);
  $savedSearchesNow.set(without());
  const removed = await owned().attempt((client, userId) => removeSearch(client, userId, search.id));
  if (!removed) return;
  if (removed.kind === 'failed') {
    $savedSearchesNow.set(inOrder([...without(), search]));
    sayFailure(removed, { title: m.toast_error(), text: m.saved_search_remove_failed_text() });
    return;
  }
  const run = owned().offered(() => void putBack(search));
  showToast({
    title: m.saved_search_removed_title(),
    text: search.name,
    action: { label: m.undo_label(), run },
  });
}

async function putBack(search: SavedSearch): Promise<void> {
  const kept = await owned().attempt((client, userId) => saveSearch(client, userId, search));
  if (!kept) return;
  if (kept.kind === 'failed') return void saySaveFailure(search, kept);
  $savedSearchesNow.set(inOrder([...shown(), kept.value]));
  showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
}
