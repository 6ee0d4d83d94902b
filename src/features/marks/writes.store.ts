import {
  listAddFailedBy,
  listAddedBy,
  listDuplicateBy,
  listRemoveFailedBy,
  listRemovedBy,
} from '../cards/lists-words.ts';
import { m } from '../../paraglide/messages.js';
import type { MarkAnswer } from './marks.ts';
import { titleOf, type ListChange, type ListEntry, type ListName, type ListTitle } from '../../core/lists.ts';
import { titleKey } from '../../core/title.ts';
import {
  attempt,
  because,
  failureToast,
  type Failure,
  type FailureWords,
} from '../../core/stores/attempt.ts';
import { forgetOffers, sayMarkFailed } from './offer-again.store.ts';
import { sendMark, type KeptMark } from './send-mark.store.ts';
import type { ToastContent, Toasts } from '../../core/stores/toasts.ts';
import type { Marks } from './marks.store.ts';
import type { Undo } from './undo.store.ts';
import type { ListEdit } from './edit.store.ts';

export interface Writes {
  send: (edit: ListEdit) => Promise<KeptMark<'list'>>;
  /**
   * Shows the result of an edit and returns what changed: nothing if it failed, null if another user has signed in
   * meanwhile.
   */
  finish: (edit: ListEdit, sent: Promise<KeptMark<'list'>>) => Promise<ListChange[] | null>;
}

type Left = MarkAnswer<'list'>['left'];

function failedWords({ list, title: { kind }, present }: ListEdit): FailureWords {
  return (present ? listAddFailedBy : listRemoveFailedBy)[list][kind]();
}

function changesOf(
  { list, title, present, undo }: ListEdit,
  { addedAt, left }: MarkAnswer<'list'>,
): ListChange[] {
  if (undo?.markedAt) {
    const wished: ListChange = { list: 'wishlist', title, present, addedAt: undo.addedAt };
    const unwatched: ListChange = { list: 'watched', title, present: false, addedAt: null };
    return [unwatched, ...(present ? [wished] : [])];
  }
  const gone = present && left ? [{ list: left.list, title, present: false, addedAt: null }] : [];
  return [...gone, { list, title, present, addedAt }];
}

export function createWrites(
  marks: Marks,
  toasts: Toasts,
  undo: Undo,
  want: (edit: ListEdit) => Promise<unknown>,
): Writes {
  function say(edit: ListEdit, { addedAt, left }: MarkAnswer<'list'>): void {
    if (edit.undo) edit.undo.told(null);
    else if (!edit.present)
      undo.offer(listRemovedBy[edit.list](edit.title.title), left && { ...left, entered: null });
    else if (addedAt === null) sayDuplicate(edit);
    else sayAdded(edit, addedAt, left);
  }

  /** `left` is the entry that the addition replaced. */
  function sayAdded({ list, title, elsewhere }: ListEdit, addedAt: string, left: Left): void {
    const words = listAddedBy[list](title.title);
    const entry = { ...title, addedAt };
    if (list === 'watched') sayMarked(words, left ?? { list, entry }, addedAt);
    else if (left) undo.offer(words, { ...left, entered: 'wishlist' });
    else if (list === 'dismissed') undo.offer(words, { list, entry, entered: 'dismissed' });
    // The button shows it.
    else toasts.show({ ...words, quiet: !elsewhere });
  }

  /** Offers to undo the mark with its watch, and to edit that watch. */
  function sayMarked(
    words: ToastContent,
    left: { list: ListName; entry: ListEntry },
    markedAt: string,
  ): void {
    const run = () => void openSheet(titleOf(left.entry), markedAt);
    undo.offer(
      { ...words, more: { label: m.list_details(), run } },
      { ...left, entered: 'watched', markedAt },
    );
  }

  async function openSheet(title: ListTitle, markedAt: string): Promise<void> {
    const loaded = await attempt(() => import('../diary/log-watch.store.ts'));
    if (loaded.kind === 'ok') await loaded.value.openMarked(title, markedAt);
    else toasts.show(failureToast(loaded, { title: m.toast_error(), text: m.loading_missing_text() }));
  }

  function sayDuplicate({ list, title, elsewhere }: ListEdit): void {
    // After a sign-up, another tab has already added it: the one that waited for the mail.
    toasts.show((elsewhere ? listAddedBy[list] : listDuplicateBy[list])(title.title));
  }

  function sayFailed(edit: ListEdit, failure: Failure): void {
    const words = failedWords(edit);
    if (edit.undo) return edit.undo.told(failure);
    const { sent: _sent, ...again } = edit;
    sayMarkFailed(failure, failure.code === 'bound' ? because(failure, words) : words, {
      ...{ about: titleKey(edit.title), toasts },
      again: marks.offered(() => void want(again)),
    });
  }

  return {
    send: ({ list, title, present, undo: taken }) =>
      sendMark({
        ...{ what: 'list', list, title: titleOf(title), present },
        ...(taken && { undo: { addedAt: taken.addedAt, markedAt: taken.markedAt } }),
      }),
    async finish(edit, sent) {
      const kept = await marks.sent(sent);
      if (!kept) return null;
      if (kept.kind === 'ok') {
        forgetOffers(titleKey(edit.title));
        say(edit, kept.value.answer);
        return changesOf(edit, kept.value.answer);
      }
      sayFailed(edit, kept);
      return [];
    },
  };
}
