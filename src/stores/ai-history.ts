import { atom } from 'nanostores';
import { AI_MESSAGES } from '../domain/ai-messages.ts';
import type { AiSearchesAnswer, KeptSearch } from '../domain/ai-search.ts';
import { ask } from './own-server.ts';
import { showError, showToast } from './toasts.ts';

/** The searches kept for the person. */
export type AiHistory =
  | { kind: 'unknown' }
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | ({ kind: 'ready' } & AiSearchesAnswer);

/** One's last searches, newest first. */
export const $aiHistory = atom<AiHistory>({ kind: 'unknown' });

/** Asks which searches are kept. */
export async function loadAiHistory(): Promise<void> {
  $aiHistory.set({ kind: 'loading' });
  const answer = await ask<AiSearchesAnswer>('GET', '/api/ai/searches');
  $aiHistory.set(answer.kind === 'ok' ? { kind: 'ready', ...answer.body } : answer);
}

/** Puts a search the server has just kept in front. */
export function addKeptSearch(search: KeptSearch): void {
  const history = $aiHistory.get();
  if (history.kind === 'ready') $aiHistory.set({ ...history, searches: [search, ...history.searches] });
}

/** Forgets all kept searches. False when they could not be deleted. */
export async function clearAiHistory(): Promise<boolean> {
  const answer = await ask<null>('DELETE', '/api/ai/searches');
  if (answer.kind === 'failed') {
    showError(AI_MESSAGES.historyFailed(answer.message));
    return false;
  }
  const history = $aiHistory.get();
  if (history.kind === 'ready') $aiHistory.set({ ...history, searches: [] });
  showToast(AI_MESSAGES.historyCleared);
  return true;
}

/** Lets searches be kept from now on, or not; shown at once and taken back when it could not be saved. */
export async function keepAiSearches(keepSearches: boolean): Promise<void> {
  const set = (keep: boolean) => {
    const history = $aiHistory.get();
    if (history.kind === 'ready') $aiHistory.set({ ...history, keepSearches: keep });
  };
  set(keepSearches);
  const answer = await ask<unknown>('PUT', '/api/ai/preferences', { keepSearches });
  if (answer.kind === 'ok') return;
  set(!keepSearches);
  showError(AI_MESSAGES.historyFailed(answer.message));
}
