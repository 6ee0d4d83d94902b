import { atom } from 'nanostores';
import { changeList, loadListsOf, makeList } from '../../backend/custom-lists/custom-lists.ts';
import { listName, type ListSummary, type ListWords } from '../../domain/custom-lists/custom-lists.ts';
import { MY_LISTS_MESSAGES as words, UNDO_MESSAGES } from '../../domain/messages.ts';
import { attemptWithBackend, sayFailure } from '../attempt.ts';
import { currentEnvironment, oncePerWorld } from '../environment.ts';
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

/** Hears what other tabs change, once for the page. */
const hear = oncePerWorld(() => onListChange(() => void refreshMyLists()));

const shown = () => $listsNow.get() ?? [];
const put = (list: ListSummary) => {
  $listsNow.set(shown().map((one) => (one.id === list.id ? list : one)));
};

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
  owned().follow();
  const name = listName(said.name);
  if (!name) return null;
  const id = crypto.randomUUID();
  const list = { id, ...said, name, visibility: 'private', items: 0, posters: [] } as const;
  const made = await owned().attempt((client, userId) => makeList(client, userId, id, { ...said, name }));
  if (made?.kind === 'failed') sayFailure(made, made.code === 'invalid' ? words.tooMany : words.createFailed);
  if (made?.kind !== 'ok') return null;
  const whole = { ...list, address: made.value, updatedAt: currentEnvironment().clock().toISOString() };
  if ($listsNow.get()) $listsNow.set([{ ...whole, posters: [] }, ...shown()]);
  tellListChange(made.value);
  return { ...whole, posters: [] };
}

/** Gives a list another name, shown at once and taken back when that fails. */
export async function renameList(list: ListSummary, text: string): Promise<void> {
  const name = listName(text);
  if (!name || name === list.name) return;
  put({ ...list, name });
  const renamed = await attemptWithBackend((client) => changeList(client, list.id, { name }));
  if (renamed.kind === 'ok') return tellListChange(list.address);
  put(list);
  sayFailure(renamed, words.renameFailed);
}

/** Removes a list, with its page at once; the toast offers to put it back. */
export async function removeMyList(list: ListSummary): Promise<void> {
  const before = shown();
  $listsNow.set(before.filter(({ id }) => id !== list.id));
  const whose = owned().owner();
  const removed = await changeShowing(list, 'removed');
  if (owned().owner() !== whose) return;
  if (removed.kind === 'failed' && removed.code !== 'none') {
    $listsNow.set(before);
    return sayFailure(removed, words.removeFailed);
  }
  const run = owned().offered(() => void putBack(list));
  showToast({ ...words.removed(list.name), action: { label: UNDO_MESSAGES.label, run } });
}

async function putBack(list: ListSummary): Promise<void> {
  const back = await changeShowing(list, 'back');
  if (back.kind === 'failed') {
    return sayFailure(back, back.code === 'none' ? words.gone : words.createFailed);
  }
  showToast(UNDO_MESSAGES.done);
  await refreshMyLists();
}
