import { listRemoveAllDoneBy, listRemoveAllFailedBy } from '../cards/lists-words.ts';
import { m } from '../../paraglide/messages.js';
import type { Client } from '../../core/backend/client.ts';
import { removeAllFromList, restoreToList, takeAllFromList } from '../marks/list-entries.queries.ts';
import type { ListChange, ListEntry } from '../../core/lists.ts';
import type { SavedTitlesState } from './saved-entries.ts';
import { attempt, failureToast } from '../../core/stores/attempt.ts';
import type { Environment } from '../../core/stores/environment.ts';
import { offeredToPerson } from '../../core/stores/as-person.ts';
import type { Toasts } from '../../core/stores/toasts.ts';

/** Most entries an undo restores. Larger removals are final, as the confirmation says. */
const UNDONE_AT_MOST = 500;

/** Whether a removal of so many entries can be undone. */
export function canUndoRemoval(count: number): boolean {
  return count <= UNDONE_AT_MOST;
}

interface EmptiedPage {
  shown: () => SavedTitlesState | null;
  change: (next: (state: SavedTitlesState) => SavedTitlesState) => void;
  reload: () => Promise<void>;
  tell: (userId: string, changes: readonly ListChange[]) => void;
}

function changesOf({ view: { list } }: SavedTitlesState, entries: readonly ListEntry[], present: boolean) {
  return entries.map(({ addedAt, ...title }) => {
    return { list, title, present, addedAt: present ? addedAt : null };
  });
}

function emptied(state: SavedTitlesState): SavedTitlesState {
  const counts = { ...state.counts, [state.view.kind]: 0 };
  return { ...state, entries: [], gone: new Set(), full: false, total: 0, counts };
}

/** Removes all entries; returns the count, and the entries if they can be restored. */
async function remove(client: Client, { userId, view, counts }: SavedTitlesState) {
  if (canUndoRemoval(counts[view.kind])) return takeAllFromList(client, userId, view.list, view.kind);
  const count = await removeAllFromList(client, userId, view.list, view.kind);
  return { count, entries: null };
}

/** Creates the action that clears a page's list, with an undo. */
export function createRemoveAll(
  environment: Environment,
  toasts: Toasts,
  page: EmptiedPage,
): () => Promise<boolean> {
  async function restore(state: SavedTitlesState, entries: readonly ListEntry[]): Promise<void> {
    const { userId, view } = state;
    const restored = await attempt(async () => {
      await restoreToList(await environment.backend(), userId, view.list, view.kind, entries);
      page.tell(userId, changesOf(state, entries, true));
      await page.reload();
    });
    toasts.show(
      restored.kind === 'ok'
        ? { title: m.undo_done_title(), text: m.undo_done_text() }
        : failureToast(restored, { title: m.toast_error(), text: m.undo_failed_text() }),
    );
  }

  return async () => {
    const state = page.shown();
    if (state?.work !== 'idle') return false;
    page.change((now) => ({ ...now, work: 'removing' }));
    const removed = await attempt(async () => remove(await environment.backend(), state));
    page.change((now) => ({ ...now, work: 'idle' }));
    if (removed.kind === 'failed') {
      toasts.show(failureToast(removed, listRemoveAllFailedBy[state.view.kind]()));
      return false;
    }
    const { count, entries } = removed.value;
    page.tell(state.userId, changesOf(state, entries ?? state.entries, false));
    const toast = listRemoveAllDoneBy[state.view.kind](count);
    const action = entries && {
      label: m.undo_label(),
      run: offeredToPerson(() => void restore(state, entries)),
    };
    toasts.show({ ...toast, ...(action && { action }) });
    page.change(emptied);
    return true;
  };
}
