import type { Client } from '../backend/client.ts';
import { toBackendError } from '../backend/errors.ts';
import { addToList, findListEntry, removeFromList } from '../backend/list-entries.ts';
import { LIST_MESSAGES } from '../domain/list-messages.ts';
import { LISTS, type ListMarks, type ListName, type ListTitle } from '../domain/lists.ts';
import { showError, showToast } from './toasts.ts';

/** What somebody wants of one list for one title. */
export interface ListWish {
  list: ListName;
  title: ListTitle;
  present: boolean;
  /** Asked for without knowing whether the list holds the title already. */
  blind?: boolean;
  /** Takes back a removal: the title enters with the time it had (ISO 8601). */
  restoredFrom?: string;
}

/** A title entered or left a list; `addedAt` (ISO 8601) is null for one that left, or whose time is not known. */
export interface ListChange {
  list: ListName;
  title: ListTitle;
  present: boolean;
  addedAt: string | null;
}

/** Says that the list holds the title already. */
export function sayDuplicate({ list, title }: ListWish): void {
  showToast(LIST_MESSAGES[list].duplicate(title.title));
}

/** Says that the wish could not be fulfilled. */
export function sayFailed({ list, title: { kind }, present, restoredFrom }: ListWish): void {
  const { addFailed, removeFailed } = LIST_MESSAGES[list];
  if (restoredFrom) showError(LIST_MESSAGES.undo.failed);
  else showError((present ? addFailed : removeFailed)[kind]);
}

/** Takes up another wish. */
type Wish = (next: ListWish) => void;

/** What a toast offers after a removal: back to the list, with the time it had. */
function undo(entry: (ListTitle & { addedAt: string }) | null, list: ListName, wish: Wish) {
  if (!entry) return {};
  const { addedAt, ...title } = entry;
  const run = () => {
    wish({ list, title, present: true, restoredFrom: addedAt });
  };
  return { action: { label: LIST_MESSAGES.undo.label, run } };
}

async function add(client: Client, userId: string, asked: ListWish, marks: ListMarks, wish: Wish) {
  const { list, title, restoredFrom } = asked;
  const { opposite } = LISTS[list][title.kind];
  const leaves = opposite && marks[opposite] ? opposite : null;
  // Entering one list takes the title from the other: a removal as well, so it can be undone as well.
  const left = leaves && !restoredFrom ? await findListEntry(client, userId, leaves, title) : null;
  const gone = leaves ? [{ list: leaves, title, present: false, addedAt: null }] : [];
  let addedAt: string | null = null;
  try {
    addedAt = await addToList(client, userId, list, {
      ...title,
      ...(restoredFrom ? { addedAt: restoredFrom } : {}),
    });
    if (restoredFrom) showToast(LIST_MESSAGES.undo.done);
    else showToast({ ...LIST_MESSAGES[list].added(title.title), ...(leaves && undo(left, leaves, wish)) });
  } catch (error) {
    if (toBackendError(error).kind !== 'duplicate') throw error;
    sayDuplicate(asked);
  }
  return [...gone, { list, title, present: true, addedAt }];
}

async function remove(client: Client, userId: string, { list, title }: ListWish, wish: Wish) {
  const removed = await removeFromList(client, userId, list, title);
  showToast({ ...LIST_MESSAGES[list].removed(title.title), ...undo(removed, list, wish) });
  return [{ list, title, present: false, addedAt: null }];
}

/**
 * Writes one wish, says how it went and answers what changed; rejects with a BackendError, having said nothing.
 * `marks` is what the lists hold before; `wish` takes an undo.
 */
export async function writeWish(
  client: Client,
  userId: string,
  asked: ListWish,
  marks: ListMarks,
  wish: Wish,
): Promise<ListChange[]> {
  return asked.present ? add(client, userId, asked, marks, wish) : remove(client, userId, asked, wish);
}
