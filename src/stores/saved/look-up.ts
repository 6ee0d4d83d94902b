import { OFFERS_PATH, type LookedUpAnswer } from '../../domain/watch/offers-asked.ts';
import type { SavedTitlesState } from '../../domain/saved/saved-entries.ts';
import { attempt } from '../attempt.ts';
import { ask } from '../own-server.ts';

/** The page whose titles are looked up. */
interface LookedUpPage {
  shown: () => SavedTitlesState | null;
  change: (next: (state: SavedTitlesState) => SavedTitlesState) => void;
  /** Asks for its first page anew. */
  reload: () => Promise<void>;
}

/**
 * Makes the function that looks up where titles of a list can be seen that have not been looked up yet, forty at a time.
 * It ends when none is left or nothing more could be found out, and shows what it found. Answers false when it failed.
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
        // What the cards of the page asked about meanwhile is not found again here, and none the less new to the page.
        news ||= answer.found > 0 || answer.left < before.services.unchecked;
        leave(answer.left);
      } while (answer.left > 0 && answer.found > 0 && page.shown());
      return answer.left === 0;
    });
    // What was found meanwhile is shown, however it ended.
    if (news) await attempt(page.reload);
    return done.kind === 'ok' && done.value;
  };
}
