import { addToList, findListEntry, removeFromList } from '../../backend/list-entries.ts';
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
} from '../../domain/lists.ts';
import { attempt, because, failureToast, type Failure } from '../attempt.ts';
import type { ToastContent, Toasts } from '../toasts.ts';
import type { Marks } from './marks.ts';
import type { Undo } from './undo.ts';
import type { ListWish } from './wish.ts';

/** Writes wishes to the backend, and says how it went. */
export interface Writes {
  /**
   * Writes one wish of the owner and answers what changed: nothing when it failed, null when the lists belong to somebody
   * else by then. `before` is what the lists held.
   */
  write: (wish: ListWish, before: ListMarks) => Promise<ListChange[] | null>;
  /** Says that a wish was fulfilled before it was written. */
  sayFulfilled: (wish: ListWish) => void;
  /** Says that nothing was written, because nobody could tell what the list holds. */
  sayUnknown: (wish: ListWish, failure: Failure) => void;
}

const now = () => new Date();

/** What was written, and how it is said. */
interface Written {
  changes: ListChange[];
  say: () => void;
}

function failedWords({ list, title: { kind }, present }: ListWish): ToastContent {
  const { addFailed, removeFailed } = LIST_MESSAGES[list];
  return (present ? addFailed : removeFailed)[kind];
}

/** Makes what writes wishes. */
export function createWrites(marks: Marks, toasts: Toasts, undo: Undo): Writes {
  async function add(client: Client, userId: string, wish: ListWish, before: ListMarks): Promise<Written> {
    const { list, title } = wish;
    const { opposite } = LISTS[list][title.kind];
    const leaves = opposite && before[opposite] ? opposite : null;
    // Entering one list takes the title from the other: a removal as well, so it can be undone as well.
    const left = leaves && !wish.undo ? await findListEntry(client, userId, leaves, title) : null;
    const gone = leaves ? [{ list: leaves, title, present: false, addedAt: null }] : [];
    const time = wish.undo
      ? { addedAt: wish.undo.addedAt }
      : list === 'watched'
        ? { day: localDay(now) }
        : {};
    const changes = (addedAt: string | null) => [...gone, { list, title, present: true, addedAt }];
    try {
      const addedAt = await addToList(client, userId, list, { ...title, ...time });
      const change = leaves && left && { list: leaves, entry: left };
      return { changes: changes(addedAt), say: () => sayAdded(wish, addedAt, change) };
    } catch (error) {
      if (!(error instanceof BackendError && error.kind === 'duplicate')) throw error;
      return { changes: changes(null), say: () => sayDuplicate(wish) };
    }
  }

  /** `left` is what it left by that. */
  function sayAdded(
    { list, title, undo: taken, elsewhere }: ListWish,
    addedAt: string,
    left: { list: ExchangedList; entry: ListEntry } | null,
  ): void {
    const words = LIST_MESSAGES[list].added(title.title);
    const entry = { ...title, addedAt };
    if (taken) taken.told(null);
    else if (list === 'watched') sayMarked(words, left ?? { list, entry }, addedAt);
    else if (left && list === 'wishlist') undo.offer(words, { ...left, entered: list });
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
    const loaded = await attempt(() => import('../log-watch.ts'));
    if (loaded.kind === 'ok') await loaded.value.openMarked(title, markedAt);
    else toasts.show(failureToast(loaded, LATE_MESSAGES.missing));
  }

  /** Takes a mark back with its watch. What has left the list since, or was marked anew, is no more to be taken back. */
  async function unmark(client: Client, { title, present, undo: taken }: ListWish): Promise<Written> {
    if (!taken?.markedAt) return { changes: [], say: () => {} };
    const { takeBackMark } = await import('../../backend/watches.ts');
    const { addedAt, markedAt, told } = taken;
    if (!(await takeBackMark(client, title, markedAt, present ? addedAt : null)))
      throw new BackendError('none');
    const wished: ListChange = { list: 'wishlist', title, present, addedAt };
    const unwatched: ListChange = { list: 'watched', title, present: false, addedAt: null };
    return { changes: [unwatched, ...(present ? [wished] : [])], say: () => told(null) };
  }

  async function remove(client: Client, userId: string, wish: ListWish): Promise<Written> {
    const { list, title, undo: taken } = wish;
    const entry = await removeFromList(client, userId, list, title);
    const words = LIST_MESSAGES[list].removed(title.title);
    const say = () => (taken ? taken.told(null) : undo.offer(words, entry && { list, entry, entered: null }));
    return { changes: [{ list, title, present: false, addedAt: null }], say };
  }

  function sayDuplicate({ list, title, undo: taken, elsewhere }: ListWish): void {
    const { added, duplicate } = LIST_MESSAGES[list];
    if (taken) taken.told(null);
    // Whoever has just signed up for it has it from another tab: the one in which they waited for the mail.
    else toasts.show((elsewhere ? added : duplicate)(title.title));
  }

  function sayFailure(wish: ListWish, failure: Failure, words: ToastContent): void {
    if (wish.undo) wish.undo.told(failure);
    else toasts.show(failureToast(failure, words));
  }

  function sayFailed(wish: ListWish, failure: Failure): void {
    const words = failedWords(wish);
    sayFailure(wish, failure, failure.code === 'bound' ? because(failure, words) : words);
  }

  return {
    async write(wish, before) {
      const written = await marks.attempt((client, userId) => {
        if (wish.undo?.markedAt) return unmark(client, wish);
        return wish.present ? add(client, userId, wish, before) : remove(client, userId, wish);
      });
      if (!written) return null;
      if (written.kind === 'ok') {
        written.value.say();
        return written.value.changes;
      }
      sayFailed(wish, written);
      return [];
    },
    sayFulfilled: (wish) => {
      if (wish.undo || (wish.present && wish.blind)) sayDuplicate(wish);
    },
    sayUnknown: (wish, failure) => {
      const words = LIST_MESSAGES[wish.list].unknown(wish.title.title);
      sayFailure(wish, failure, wish.blind ? words : failedWords(wish));
    },
  };
}
