import type { Client } from '../backend/client.ts';
import { removeAllFromList, restoreToList, takeAllFromList } from '../backend/list-entries.ts';
import { LIST_MESSAGES } from '../domain/list-messages.ts';
import type { ListEntry } from '../domain/lists.ts';
import type { SavedTitlesState } from '../domain/saved-entries.ts';
import { currentEnvironment } from './environment.ts';
import { tellChanges } from './list-marks.ts';
import { $savedTitles, changeState, reloadSaved } from './saved-titles.ts';
import { showError, showToast } from './toasts.ts';

/** Entries that are kept for an undo at most; more of them are gone for good, as the question says. */
const UNDONE_AT_MOST = 500;

/** Whether removing so many can be undone. */
export function canUndoRemoval(count: number): boolean {
  return count <= UNDONE_AT_MOST;
}

/** Empties the list of the tab's kind. False when it could not, or when something is under way already. */
export async function removeAllSaved(): Promise<boolean> {
  const state = $savedTitles.get();
  if (state?.work !== 'idle') return false;
  const { userId, view } = state;
  const { done, failed } = LIST_MESSAGES.removeAll;
  $savedTitles.set({ ...state, work: 'removing' });
  try {
    const client = await currentEnvironment().backend();
    const { count, entries } = await remove(client, state);
    tell(state, entries ?? state.entries, false);
    const toast = done[view.kind](count);
    const run = () => void restore(state, entries ?? []);
    showToast(entries ? { ...toast, action: { label: LIST_MESSAGES.undo.label, run } } : toast);
    changeState((now) => emptied(now));
    return true;
  } catch {
    showError(failed[view.kind]);
    return false;
  } finally {
    changeState((now) => ({ ...now, work: 'idle' }));
  }

  async function remove(client: Client, { counts }: SavedTitlesState) {
    if (canUndoRemoval(counts[view.kind])) return takeAllFromList(client, userId, view.list, view.kind);
    const count = await removeAllFromList(client, userId, view.list, view.kind);
    return { count, entries: null };
  }
}

function emptied(state: SavedTitlesState): SavedTitlesState {
  const counts = { ...state.counts, [state.view.kind]: 0 };
  return { ...state, entries: [], gone: new Set(), full: false, total: 0, counts };
}

/** Tells the other tabs, and the marks; this page is drawn anew as a whole. */
function tell({ userId, view }: SavedTitlesState, entries: readonly ListEntry[], present: boolean): void {
  const changes = entries.map(({ addedAt, ...title }) => {
    return { list: view.list, title, present, addedAt: present ? addedAt : null };
  });
  // The page takes no part in it: it could only follow title by title.
  const shown = $savedTitles.get();
  $savedTitles.set(null);
  tellChanges(userId, changes);
  $savedTitles.set(shown);
}

async function restore(state: SavedTitlesState, entries: readonly ListEntry[]): Promise<void> {
  const { undo } = LIST_MESSAGES;
  try {
    const client = await currentEnvironment().backend();
    await restoreToList(client, state.userId, state.view.list, state.view.kind, entries);
    tell(state, entries, true);
    await reloadSaved();
    showToast(undo.done);
  } catch {
    showError(undo.failed);
  }
}
