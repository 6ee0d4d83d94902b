import { OFFERS_PATH, type LookedUpAnswer } from '../watch/offers-asked.ts';
import type { SavedTitlesState } from './saved-entries.ts';
import { attempt } from '../../core/stores/attempt.ts';
import { ask } from '../../core/stores/own-server.ts';

interface LookedUpPage {
  shown: () => SavedTitlesState | null;
  change: (next: (state: SavedTitlesState) => SavedTitlesState) => void;
  reload: () => Promise<void>;
}

/**
 * Creates the function that looks up offers of a list's titles, forty at a time, until none is left or a call finds
 * nothing more. Then shows the results. It returns false on failure.
 */
export function createLookUp(page: LookedUpPage): () => Promise<boolean> {
  const leave = (unchecked: number) =>
    page.change((state) => ({ ...state, services: { ...state.services, unchecked } }));

  return async () => {
    const before = page.shown();
    if (!before || before.services.unchecked === 0) return true;
    const { list, kind } = before.view;
    let news = false;
    const done = await attempt(async () => {
      let answer: LookedUpAnswer;
      do {
        answer = await ask<LookedUpAnswer>('POST', OFFERS_PATH, { list, kind });
        // Titles that the page's cards looked up meanwhile are not found again here, but are also new to the page.
        news ||= answer.found > 0 || answer.left < before.services.unchecked;
        leave(answer.left);
      } while (answer.left > 0 && answer.found > 0 && page.shown());
      return answer.left === 0;
    });
    // Partial results are shown even after a failure.
    if (news) await attempt(page.reload);
    return done.kind === 'ok' && done.value;
  };
}
