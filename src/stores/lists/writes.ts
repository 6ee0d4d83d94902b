import { addToList, findListEntry, removeFromList } from '../../backend/lists/list-entries.ts';
import type { Client } from '../../backend/client.ts';
import { BackendError } from '../../backend/errors.ts';
import { localDay } from '../../domain/dates.ts';
import { LATE_MESSAGES, LIST_MESSAGES } from '../../domain/messages.ts';
import {
  LISTS,
  titleOf,
  type ExchangedList,
  type ListChange,
  type ListEntry,
  type ListMarks,
  type ListName,
  type ListTitle,
} from '../../domain/lists/lists.ts';
import { attempt, because, failureToast, type Failure, type FailureWords } from '../attempt.ts';
import type { ToastContent, Toasts } from '../toasts.ts';
import type { Marks } from './marks.ts';
import type { Undo } from './undo.ts';
import type { ListEdit } from './edit.ts';

/** Writes edits to the backend, and says how it went. */
export interface Writes {
  /**
   * Writes one edit of the owner and answers what changed: nothing when it failed, null when the lists belong to somebody
   * else by then. `before` is what the lists held.
   */
  write: (edit: ListEdit, before: ListMarks) => Promise<ListChange[] | null>;
  /** Says that an edit was fulfilled before it was written. */
  sayFulfilled: (edit: ListEdit) => void;
  /** Says that nothing was written, because nobody could tell what the list holds. */
  sayUnknown: (edit: ListEdit, failure: Failure) => void;
}

const now = () => new Date();

/** What was written, and how it is said. */
interface Written {
  changes: ListChange[];
  say: () => void;
}

function failedWords({ list, title: { kind }, present }: ListEdit): FailureWords {
  const { addFailed, removeFailed } = LIST_MESSAGES[list];
  return (present ? addFailed : removeFailed)[kind];
}

/** Makes what writes edits. */
export function createWrites(marks: Marks, toasts: Toasts, undo: Undo): Writes {
  async function add(client: Client, userId: string, edit: ListEdit, before: ListMarks): Promise<Written> {
    const { list, title } = edit;
    const { opposite } = LISTS[list][title.kind];
    const leaves = opposite && before[opposite] ? opposite : null;
    // Entering one list takes the title from the other: a removal as well, so it can be undone as well.
    const left = leaves && !edit.undo ? await findListEntry(client, userId, leaves, title) : null;
    const gone = leaves ? [{ list: leaves, title, present: false, addedAt: null }] : [];
    const time = edit.undo
      ? { addedAt: edit.undo.addedAt }
      : list === 'watched'
        ? { day: localDay(now) }
        : {};
    const changes = (addedAt: string | null) => [...gone, { list, title, present: true, addedAt }];
    try {
      const addedAt = await addToList(client, userId, list, { ...title, ...time });
      const change = leaves && left && { list: leaves, entry: left };
      return { changes: changes(addedAt), say: () => sayAdded(edit, addedAt, change) };
    } catch (error) {
      if (!(error instanceof BackendError && error.kind === 'duplicate')) throw error;
      return { changes: changes(null), say: () => sayDuplicate(edit) };
    }
  }

  /** `left` is what it left by that. */
  function sayAdded(
    { list, title, undo: taken, elsewhere }: ListEdit,
    addedAt: string,
    left: { list: ExchangedList; entry: ListEntry } | null,
  ): void {
    const words = LIST_MESSAGES[list].added(title.title);
    const entry = { ...title, addedAt };
    if (taken) taken.told(null);
    else if (list === 'watched') sayMarked(words, left ?? { list, entry }, addedAt);
    else if (left) undo.offer(words, { ...left, entered: 'wishlist' });
    else if (list === 'dismissed') undo.offer(words, { list, entry, entered: 'dismissed' });
    // The button shows it.
    else toasts.show({ ...words, quiet: !elsewhere });
  }

  /** Offers to take a mark back with its watch, and to say more of that. */
  function sayMarked(
    words: ToastContent,
    left: { list: ListName; entry: ListEntry },
    markedAt: string,
  ): void {
    const run = () => void openSheet(titleOf(left.entry), markedAt);
    undo.offer(
      { ...words, more: { label: LIST_MESSAGES.details, run } },
      { ...left, entered: 'watched', markedAt },
    );
  }

  async function openSheet(title: ListTitle, markedAt: string): Promise<void> {
    const loaded = await attempt(() => import('../diary/log-watch.ts'));
    if (loaded.kind === 'ok') await loaded.value.openMarked(title, markedAt);
    else toasts.show(failureToast(loaded, LATE_MESSAGES.missing));
  }

  /** Takes a mark back with its watch. What has left the list since, or was marked anew, is no more to be taken back. */
  async function unmark(
    client: Client,
    { title, present }: ListEdit,
    { addedAt, told }: NonNullable<ListEdit['undo']>,
    markedAt: string,
  ): Promise<Written> {
    const { takeBackMark } = await import('../../backend/diary/watches.ts');
    if (!(await takeBackMark(client, title, markedAt, present ? addedAt : null)))
      throw new BackendError('none');
    const wished: ListChange = { list: 'wishlist', title, present, addedAt };
    const unwatched: ListChange = { list: 'watched', title, present: false, addedAt: null };
    return { changes: [unwatched, ...(present ? [wished] : [])], say: () => told(null) };
  }

  async function remove(client: Client, userId: string, edit: ListEdit): Promise<Written> {
    const { list, title, undo: taken } = edit;
    const entry = await removeFromList(client, userId, list, title);
    const words = LIST_MESSAGES[list].removed(title.title);
    const say = () => (taken ? taken.told(null) : undo.offer(words, entry && { list, entry, entered: null }));
    return { changes: [{ list, title, present: false, addedAt: null }], say };
  }

  function sayDuplicate({ list, title, undo: taken, elsewhere }: ListEdit): void {
    const { added, duplicate } = LIST_MESSAGES[list];
    if (taken) taken.told(null);
    // Whoever has just signed up for it has it from another tab: the one in which they waited for the mail.
    else toasts.show((elsewhere ? added : duplicate)(title.title));
  }

  function sayFailure(edit: ListEdit, failure: Failure, words: ToastContent): void {
    if (edit.undo) edit.undo.told(failure);
    else toasts.show(failureToast(failure, words));
  }

  function sayFailed(edit: ListEdit, failure: Failure): void {
    const words = failedWords(edit);
    sayFailure(edit, failure, failure.code === 'bound' ? because(failure, words) : words);
  }

  return {
    async write(edit, before) {
      const written = await marks.attempt((client, userId) => {
        const { undo: taken } = edit;
        if (taken?.markedAt) return unmark(client, edit, taken, taken.markedAt);
        return edit.present ? add(client, userId, edit, before) : remove(client, userId, edit);
      });
      if (!written) return null;
      if (written.kind === 'ok') {
        written.value.say();
        return written.value.changes;
      }
      sayFailed(edit, written);
      return [];
    },
    sayFulfilled: (edit) => {
      if (edit.undo || (edit.present && edit.blind)) sayDuplicate(edit);
    },
    sayUnknown: (edit, failure) => {
      const words = LIST_MESSAGES[edit.list].unknown(edit.title.title);
      sayFailure(edit, failure, edit.blind ? words : failedWords(edit));
    },
  };
}
