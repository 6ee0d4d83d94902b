import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { eachSearchOnce, lineOf, type AiSearchesAnswer, type KeptSearch } from './ai-search.ts';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { ask } from '../../core/stores/own-server.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { readable } from '../../core/stores/readable.ts';

export type AiHistory =
  | { kind: 'unknown' }
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | ({ kind: 'ready' } & AiSearchesAnswer);

const $aiHistoryNow = atom<AiHistory>({ kind: 'unknown' });

/** Newest first. */
export const $aiHistory = readable($aiHistoryNow);

/** Hydrates from the server's data; loads the history if there is none. */
export function openAiHistory(initial: AiSearchesAnswer | null): void {
  if (initial)
    $aiHistoryNow.set({ kind: 'ready', searches: initial.searches, keepSearches: initial.keepSearches });
  else void loadAiHistory();
}

/** Loads the search history. */
export async function loadAiHistory(): Promise<void> {
  $aiHistoryNow.set({ kind: 'loading' });
  const answer = await attempt(() => ask<AiSearchesAnswer>('GET', '/api/ai/searches'));
  if (answer.kind === 'ok') $aiHistoryNow.set({ kind: 'ready', ...answer.value });
  else $aiHistoryNow.set({ kind: 'failed', message: answer.message });
}

/** Prepends a search the server just saved and drops its duplicate. */
export function addKeptSearch(search: KeptSearch): void {
  const history = $aiHistory.get();
  if (history.kind !== 'ready') return;
  $aiHistoryNow.set({ ...history, searches: eachSearchOnce([lineOf(search), ...history.searches]) });
}

/** Clears the search history. Returns false on failure. */
export async function clearAiHistory(): Promise<boolean> {
  const answer = await attempt(() => ask<null>('DELETE', '/api/ai/searches'));
  if (answer.kind === 'failed') {
    sayFailure(answer, { title: m.toast_error(), text: answer.message });
    return false;
  }
  const history = $aiHistory.get();
  if (history.kind === 'ready') $aiHistoryNow.set({ ...history, searches: [] });
  showToast({ title: m.ai_history_cleared_title(), text: m.ai_history_cleared_text() });
  return true;
}

/** Turns saving of searches on or off (optimistic update). */
export async function keepAiSearches(keepSearches: boolean): Promise<void> {
  const set = (keep: boolean) => {
    const history = $aiHistory.get();
    if (history.kind === 'ready') $aiHistoryNow.set({ ...history, keepSearches: keep });
  };
  set(keepSearches);
  const answer = await attempt(() => ask<unknown>('PUT', '/api/ai/preferences', { keepSearches }));
  if (answer.kind === 'ok') return;
  set(!keepSearches);
  sayFailure(answer, { title: m.toast_error(), text: answer.message });
}
