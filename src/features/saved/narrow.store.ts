import { listLoadFailedTextBy } from '../cards/lists-words.ts';
import { m } from '../../paraglide/messages.js';
import type { SavedTitlesState } from './saved-entries.ts';
import { savedPath, type SavedView } from './saved-titles.ts';
import { attempt, failureToast } from '../../core/stores/attempt.ts';
import type { Environment } from '../../core/stores/environment.ts';
import type { Toasts } from '../../core/stores/toasts.ts';

/** Debounce of the filter, in milliseconds. */
const SETTLE_MS = 250;

interface NarrowedPage {
  shown: () => SavedTitlesState | null;
  /** Loads the first page of a view; null if no page is shown. */
  read: (view: SavedView) => Promise<SavedTitlesState | null>;
  show: (state: SavedTitlesState) => void;
}

/**
 * Returns the debounced function that filters a list while the user types. The latest call wins and updates the URL.
 */
export function createNarrow(
  environment: Environment,
  toasts: Toasts,
  page: NarrowedPage,
): (view: SavedView) => Promise<void> {
  let asked = 0;
  return async (view) => {
    asked += 1;
    const mine = asked;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const before = page.shown();
    if (mine !== asked || !before || savedPath(before.view) === savedPath(view)) return;
    const read = await attempt(() => page.read(view));
    if (mine !== asked || !page.shown()) return;
    if (read.kind === 'failed') {
      const text = listLoadFailedTextBy[view.list][view.kind]();
      toasts.show(failureToast(read, { title: m.toast_error(), text }));
    } else if (read.value) {
      page.show(read.value);
      environment.page.rename(savedPath(view));
    }
  };
}
