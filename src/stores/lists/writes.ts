import { addToList, findListEntry, removeFromList } from '../../backend/list-entries.ts';
import type { Client } from '../../backend/client.ts';
import { BackendError } from '../../backend/errors.ts';
import { localDay } from '../../domain/dates.ts';
import { LATE_MESSAGES, LIST_MESSAGES } from '../../domain/messages.ts';
import {
  LISTS,
  titleOf,
  type ListChange,
  type ListEntry,
  type ListMarks,
  type ListName,
  type ListTitle,
} from '../../domain/lists.ts';
import { attempt, because, failureToast, type Failure } from '../attempt.ts';
import type { Environment } from '../environment.ts';
import type { ToastContent, Toasts } from '../toasts.ts';
import type { Undo } from './undo.ts';
import type { ListWish } from './wish.ts';

/** Writes wishes to the backend, and says how it went. */
export interface Writes {
  /** Writes one wish and answers what changed: nothing when it failed. `before` is what the lists held. */
  write: (userId: string, wish: ListWish, before: ListMarks) => Promise<ListChange[]>;
  /** Says that a wish was fulfilled before it was written. */
  sayFulfilled: (wish: ListWish) => void;
  /** Says that nothing was written, because nobody could tell what the list holds. */
  sayUnknown: (wish: ListWish, failure: Failure) => void;
}

const now = () => new Date();

function failedWords({ list, title: { kind }, present }: ListWish): ToastContent {
  const { addFailed, removeFailed } = LIST_MESSAGES[list];
  return (present ? addFailed : removeFailed)[kind];
}

/** Makes what writes wishes. */
export function createWrites(environment: Environment, toasts: Toasts, undo: Undo): Writes {
  async function add(client: Client, userId: string, wish: ListWish, before: ListMarks) {
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
    let addedAt: string | null = null;
    try {
      addedAt = await addToList(client, userId, list, { ...title, ...time });
      const words = LIST_MESSAGES[list].added(title.title);
      const change = leaves && left && { list: leaves, entry: left };
      if (wish.undo) wish.undo.told(null);
      else if (list === 'watched')
        sayMarked(words, change ?? { list, entry: { ...title, addedAt } }, addedAt);
      else if (change && list === 'wishlist') undo.offer(words, { ...change, entered: list });
      else if (list === 'dismissed')
        undo.offer(words, { list, entry: { ...title, addedAt }, entered: 'dismissed' });
      // The button shows it.
      else toasts.show({ ...words, quiet: !wish.elsewhere });
    } catch (error) {
      if (!(error instanceof BackendError && error.kind === 'duplicate')) throw error;
      sayDuplicate(wish);
    }
    return [...gone, { list, title, present: true, addedAt }];
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
  async function unmark(client: Client, { title, present, undo: taken }: ListWish): Promise<ListChange[]> {
    if (!taken?.markedAt) return [];
    const { takeBackMark } = await import('../../backend/watches.ts');
    const { addedAt, markedAt, told } = taken;
    if (!(await takeBackMark(client, title, markedAt, present ? addedAt : null)))
      throw new BackendError('none');
    told(null);
    const wished: ListChange = { list: 'wishlist', title, present, addedAt };
    return [{ list: 'watched', title, present: false, addedAt: null }, ...(present ? [wished] : [])];
  }

  async function remove(client: Client, userId: string, { list, title, undo: taken }: ListWish) {
    const entry = await removeFromList(client, userId, list, title);
    if (taken) taken.told(null);
    else undo.offer(LIST_MESSAGES[list].removed(title.title), entry && { list, entry, entered: null });
    return [{ list, title, present: false, addedAt: null }];
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
    async write(userId, wish, before) {
      const written = await attempt(async () => {
        const client = await environment.backend();
        if (wish.undo?.markedAt) return unmark(client, wish);
        return wish.present ? add(client, userId, wish, before) : remove(client, userId, wish);
      });
      if (written.kind === 'ok') return written.value;
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
