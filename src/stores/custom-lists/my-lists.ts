import { atom } from 'nanostores';
import { changeList, loadListsOf, makeList } from '../../backend/custom-lists/custom-lists.ts';
import { listName, type ListSummary, type ListWords } from '../../domain/custom-lists/custom-lists.ts';
import { MY_LISTS_MESSAGES as words, UNDO_MESSAGES } from '../../domain/messages.ts';
import { attemptWithBackend, sayFailure } from '../attempt.ts';
import { currentEnvironment, oncePerWorld } from '../environment.ts';
import { newId } from '../new-id.ts';
import { ownedStore } from '../owned.ts';
import { readable } from '../readable.ts';
import { showToast } from '../toasts.ts';
import { onListChange, tellListChange } from './news.ts';
import { changeShowing } from './showing.ts';

const $listsNow = atom<readonly ListSummary[] | null>(null);

/**
 * A person's lists as they are shown, the one changed last first: what is on its way counts (optimistic update). Null
 * until a page that shows them has said what they are.
 */
export const $myLists = readable($listsNow);

const owned = oncePerWorld((environment) => ownedStore(environment, { forget: () => $listsNow.set(null) }));

/** What is on its way says how it was before: it is asked for once more. */
const changed = () => owned().tell({});

/** Hears what other tabs change, once for the page. */
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

/** Takes over what the server has rendered for a person, and follows what other tabs change. */
export function followMyLists(userId: string, lists: readonly ListSummary[]): void {
  hear();
  if (owned().takeOver(userId)) $listsNow.set(lists);
}

/** Asks again for what another tab may have changed. What is shown stays when that fails. */
export async function refreshMyLists(): Promise<void> {
  const found = await owned().read((client, userId) => loadListsOf(client, userId));
  if (found?.kind === 'ok') $listsNow.set(found.value);
}

/** Makes a private list, and answers it; null when it was not made, which is said. */
export async function createList(said: ListWords): Promise<ListSummary | null> {
  const name = listName(said.name);
  if (!name) return null;
  const id = newId();
  const kept = { ...said, name };
  const made = await owned().attempt((client, userId) => makeList(client, userId, id, kept));
  if (made?.kind === 'failed') sayFailure(made, made.code === 'invalid' ? words.tooMany : words.createFailed);
  if (made?.kind !== 'ok') return null;
  const [address, updatedAt] = [made.value, currentEnvironment().clock().toISOString()];
  const list: ListSummary = {
    ...{ id, address, ...kept, visibility: 'private', items: 0, posters: [], updatedAt },
  };
  changed();
  show((lists) => [list, ...without(lists, id)]);
  tellListChange(address);
  return list;
}

/** Gives a list another name, shown at once and taken back when that fails. */
export async function renameList(list: ListSummary, text: string): Promise<void> {
  const name = listName(text);
  if (!name || name === list.name) return;
  call(list.id, name);
  const renamed = await attemptWithBackend((client) => changeList(client, list.id, { name }));
  changed();
  call(list.id, renamed.kind === 'ok' ? name : list.name);
  if (renamed.kind === 'ok') return tellListChange(list.address);
  sayFailure(renamed, words.renameFailed);
}

/** Removes a list, with its page at once; the toast offers to put it back. */
export async function removeMyList(list: ListSummary): Promise<void> {
  const at = $listsNow.get()?.findIndex(({ id }) => id === list.id) ?? 0;
  drop(list.id);
  const whose = owned().owner();
  const removed = await changeShowing(list, 'removed');
  if (owned().owner() !== whose) return;
  if (removed.kind === 'failed' && removed.code !== 'none') {
    show((lists) => without(lists, list.id).toSpliced(at, 0, list));
    return sayFailure(removed, words.removeFailed);
  }
  changed();
  drop(list.id);
  const run = owned().offered(() => void putBack(list));
  showToast({ ...words.removed(list.name), action: { label: UNDO_MESSAGES.label, run } });
}

async function putBack(list: ListSummary): Promise<void> {
  const back = await changeShowing(list, 'back');
  if (back.kind === 'failed') {
    return sayFailure(back, back.code === 'none' ? words.gone : words.createFailed);
  }
  showToast(UNDO_MESSAGES.done);
  changed();
  await refreshMyLists();
}
