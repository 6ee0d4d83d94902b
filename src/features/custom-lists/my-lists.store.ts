import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { changeList, loadListsOf, makeList } from './custom-lists.queries.ts';
import { listName, type ListSummary, type ListWords } from './custom-lists.ts';
import { titleOf, type ListTitle } from '../../core/lists.ts';
import { attemptWithBackend, sayFailure, type Attempt } from '../../core/stores/attempt.ts';
import { currentEnvironment, oncePerWorld } from '../../core/stores/environment.ts';
import { sendMark } from '../marks/send-mark.store.ts';
import { newId } from '../../core/stores/new-id.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { readable } from '../../core/stores/readable.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { onListChange, tellListChange } from './news.store.ts';
import { changeShowing } from './showing.store.ts';

const $listsNow = atom<readonly ListSummary[] | null>(null);

/** The user's lists, last changed first, including optimistic updates. Null until hydrated. */
export const $myLists = readable($listsNow);

const owned = oncePerWorld((environment) => ownedStore(environment, { forget: () => $listsNow.set(null) }));

/** Marks requests in flight as stale, so that they are repeated. */
const changed = () => owned().tell({});

/** Subscribes to changes of other tabs, once per page. */
const hear = oncePerWorld(() =>
  onListChange(() => {
    changed();
    void refreshMyLists();
  }),
);

function show(change: (lists: readonly ListSummary[]) => readonly ListSummary[]): void {
  const now = $listsNow.get();
  if (now) $listsNow.set(change(now));
}
const call = (id: string, name: string) =>
  show((lists) => lists.map((list) => (list.id === id ? { ...list, name } : list)));
const without = (lists: readonly ListSummary[], id: string) => lists.filter((list) => list.id !== id);
const drop = (id: string) => show((lists) => without(lists, id));

/** Hydrates from the server's data and follows other tabs. */
export function followMyLists(userId: string, lists: readonly ListSummary[]): void {
  hear();
  if (owned().takeOver(userId)) $listsNow.set(lists);
}

/** Reloads the lists; on failure the visible ones stay. */
export async function refreshMyLists(): Promise<void> {
  const found = await owned().read((client, userId) => loadListsOf(client, userId));
  if (found?.kind === 'ok') $listsNow.set(found.value);
}

/** Creates a private list. On failure shows a toast and returns null. */
export async function createList(said: ListWords): Promise<ListSummary | null> {
  const name = listName(said.name);
  if (!name) return null;
  const id = newId();
  const kept = { ...said, name };
  const made = await owned().attempt((client, userId) => makeList(client, userId, id, kept));
  return showMade(made, { id, ...kept, items: 0 });
}

/**
 * Creates a private list with a title in it. The request is sent in the task of the click, so that leaving the page
 * cannot lose it.
 */
export async function createListWith(title: ListTitle, said: string): Promise<ListSummary | null> {
  const name = listName(said);
  if (!name) return null;
  const id = newId();
  const sent = await owned().sent(sendMark({ what: 'newList', id, name, title: titleOf(title) }));
  const made = sent?.kind === 'ok' ? { ...sent, value: sent.value.answer } : sent;
  return showMade(made, { id, name, description: '', ranked: false, items: 1 });
}

/** Shows a created list under the address from the answer, or an error toast. */
function showMade(
  made: Attempt<string> | null,
  said: ListWords & Pick<ListSummary, 'id' | 'items'>,
): ListSummary | null {
  if (made?.kind === 'failed')
    sayFailure(
      made,
      made.code === 'invalid'
        ? { title: m.toast_error(), text: m.my_lists_too_many_text() }
        : { title: m.toast_error(), text: m.my_lists_create_failed_text() },
    );
  if (made?.kind !== 'ok') return null;
  const [address, updatedAt] = [made.value, currentEnvironment().clock().toISOString()];
  const list: ListSummary = {
    ...{ ...said, address, visibility: 'private', posters: [], updatedAt },
  };
  changed();
  show((lists) => [list, ...without(lists, said.id)]);
  tellListChange(address);
  return list;
}

/** Renames a list (optimistic update). */
export async function renameList(list: ListSummary, text: string): Promise<void> {
  const name = listName(text);
  if (!name || name === list.name) return;
  call(list.id, name);
  const renamed = await attemptWithBackend((client) => changeList(client, list.id, { name }));
  changed();
  call(list.id, renamed.kind === 'ok' ? name : list.name);
  if (renamed.kind === 'ok') return tellListChange(list.address);
  sayFailure(renamed, { title: m.toast_error(), text: m.my_lists_rename_failed_text() });
}

/** Removes or restores a list; null if another user has signed in meanwhile. */
async function changeOwn(list: ListSummary, to: 'removed' | 'back') {
  const whose = owned().owner();
  const done = await changeShowing(list, to);
  return owned().owner() === whose ? done : null;
}

/** Removes a list and its public page; the toast offers an undo. */
export async function removeMyList(list: ListSummary): Promise<void> {
  const at = $listsNow.get()?.findIndex(({ id }) => id === list.id) ?? 0;
  drop(list.id);
  const removed = await changeOwn(list, 'removed');
  if (!removed) return;
  if (removed.kind === 'failed' && removed.code !== 'none') {
    show((lists) => without(lists, list.id).toSpliced(at, 0, list));
    return sayFailure(removed, { title: m.toast_error(), text: m.my_lists_remove_failed_text() });
  }
  changed();
  drop(list.id);
  const run = owned().offered(() => void putBack(list));
  showToast({ title: m.my_lists_removed_title(), text: list.name, action: { label: m.undo_label(), run } });
}

async function putBack(list: ListSummary): Promise<void> {
  const back = await changeOwn(list, 'back');
  if (!back) return;
  if (back.kind === 'failed') {
    return sayFailure(
      back,
      back.code === 'none'
        ? { title: m.toast_error(), text: m.my_lists_gone_text() }
        : { title: m.toast_error(), text: m.my_lists_create_failed_text() },
    );
  }
  showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
  changed();
  await refreshMyLists();
}
