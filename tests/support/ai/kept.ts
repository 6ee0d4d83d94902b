import { loadAiSearch, loadOwnAiPage } from '../../../src/features/ai/ai-searches.queries.ts';
import type { Client } from '../../../src/core/backend/client.ts';
import type { KeptSearch } from '../../../src/features/ai/ai-search.ts';

/** A user's saved searches with their answers, newest first. */
export async function keptSearches(client: Client, userId: string): Promise<KeptSearch[]> {
  const { searches } = await loadOwnAiPage(client);
  const kept = await Promise.all(searches.map(({ id }) => loadAiSearch(client, userId, id)));
  return kept.filter((search) => search !== null);
}
