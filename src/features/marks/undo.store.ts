import { counted } from '../../core/format.ts';
import { listSeveralEnteredBy, listSeveralRemoved, listSeveralTakenBack } from '../cards/lists-words.ts';
import { m } from '../../paraglide/messages.js';
import { titleOf, type ExchangedList, type ListEntry, type ListName } from '../../core/lists.ts';
import { titleKey } from '../../core/title.ts';
import { failureToast, type Failure } from '../../core/stores/attempt.ts';
import type { ToastContent, Toasts } from '../../core/stores/toasts.ts';
import type { Marks } from './marks.store.ts';
import type { ListEdit } from './edit.store.ts';

interface Removal {
  list: ListName;
  entry: ListEntry;
  /** The list that it was moved to (an exchange or a dismissal); null otherwise. */
  entered: ExchangedList | 'dismissed' | null;
}

/** A title marked as watched; `entry` is the one that the mark replaced, else the new one in the watched list. */
interface Marked extends Removal {
  markedAt: string;
}

type Act = Removal & Partial<Marked>;

export interface Undo {
  /**
   * Shows a removal. While a toast for removals of its kind is open, they are combined and one Undo restores them all.
   * Null: nothing to undo.
   */
  offer: (words: ToastContent, removal: Removal | Marked | null) => void;
}

const isKin = (one: Removal | undefined, other: Removal) =>
  one?.entered === other.entered && (one.list === 'dismissed') === (other.list === 'dismissed');

/** The text for combined removals; of a single title the last one's. */
function wordsFor(removals: readonly Act[], words: ToastContent): ToastContent {
  const names = new Map(removals.map(({ entry }) => [titleKey(entry), entry.title]));
  const titles = [...names.values()].reverse();
  if (titles.length === 1) return words;
  const [first] = removals;
  if (first?.entered) return listSeveralEnteredBy[first.entered](titles);
  return (first?.list === 'dismissed' ? listSeveralTakenBack : listSeveralRemoved)(titles);
}

/** Creates the undo: one toast, whose Undo restores everything it names. */
export function createUndo(toasts: Toasts, marks: Marks, want: (edit: ListEdit) => Promise<unknown>): Undo {
  let offered: { toast: number; removals: readonly Act[] } | null = null;

  async function takeBack(removals: readonly Act[]): Promise<void> {
    const failures: Failure[] = [];
    let done = 0;
    const told = (failure: Failure | null) => {
      if (failure) failures.push(failure);
      else done += 1;
    };
    const edits = removals.map(({ list, entry, entered, markedAt = null }) => {
      // A title that was in no list before goes back to none.
      const present = entered !== 'dismissed' && (markedAt === null || list !== 'watched');
      return want({ list, title: titleOf(entry), present, undo: { addedAt: entry.addedAt, markedAt, told } });
    });
    await Promise.all(edits);
    const [failure] = failures;
    if (failure) toasts.show(failureToast(failure, { title: m.toast_error(), text: m.undo_failed_text() }));
    else if (done > 0)
      toasts.show(
        done === 1
          ? { title: m.undo_done_title(), text: m.undo_done_text() }
          : { title: m.undo_all_done_title(), text: m.undo_all_done_text(counted(done)) },
      );
  }

  return {
    offer(words, removal) {
      const before = offered && toasts.$toast.get()?.id === offered.toast ? offered.removals : [];
      if (!removal) {
        // Another tab removed it first. This tab's toast with an undo stays.
        if (before.length === 0) toasts.show(words);
        return;
      }
      const kin = isKin(before[0], removal) ? before : [];
      const removals = [...kin, removal];
      const run = marks.offered(() => void takeBack(removals));
      const action = { label: m.undo_label(), run };
      const toast = toasts.show({ ...wordsFor(removals, words), action });
      offered = { toast, removals };
    },
  };
}
