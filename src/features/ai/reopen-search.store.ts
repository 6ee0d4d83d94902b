import { m } from '../../paraglide/messages.js';
import type { KeptSearch, KeptSearchLine } from './ai-search.ts';
import { attempt, sayFailure } from '../../core/stores/attempt.ts';
import { ask } from '../../core/stores/own-server.ts';
import { loadAiHistory } from './ai-history.store.ts';
import { $aiSearch, cancelAiSearch, showKeptSearch } from './ai-search.store.ts';

let asked = 0;

/**
 * Shows a saved search without asking a model again. Its answer is dropped if the user started something else
 * meanwhile.
 */
export async function reopenAiSearch({ id }: Pick<KeptSearchLine, 'id'>): Promise<void> {
  const turn = (asked += 1);
  cancelAiSearch();
  const before = $aiSearch.get();
  const found = await attempt(() => ask<KeptSearch>('GET', `/api/ai/searches/${id}`));
  if (turn !== asked || $aiSearch.get() !== before) return;
  if (found.kind === 'ok') return showKeptSearch(found.value);
  sayFailure(found, { title: m.toast_error(), text: found.message });
  // Another tab has cleared the history.
  if (found.code === 'notFound') void loadAiHistory();
}
