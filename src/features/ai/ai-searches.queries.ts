import {
  eachSearchOnce,
  isAiResults,
  type AiResults,
  type AiSearchesAnswer,
  type AiSearchRequest,
  type KeptSearch,
  type KeptSearchLine,
} from './ai-search.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Json } from '../../core/backend/database.types.ts';
import { BackendError } from '../../core/backend/errors.ts';

export interface OwnAiPage extends AiSearchesAnswer {
  hasKey: boolean;
  hasServices: boolean;
}

/** Loads the caller's AI Search page in one call; its searches are at most 30, newest first, without duplicates. */
export async function loadOwnAiPage(client: Client): Promise<OwnAiPage> {
  const row = await answerOf(client.rpc('own_ai_page').single());
  return {
    hasKey: row.has_key,
    hasServices: row.has_services,
    keepSearches: row.keep_searches,
    searches: eachSearchOnce(row.searches as unknown as KeptSearchLine[]),
  };
}

/** A saved search with its results; null if it does not exist or is another user's. */
export async function loadAiSearch(client: Client, userId: string, id: string): Promise<KeptSearch | null> {
  const columns = 'kind, description, results, created_at';
  const call = client.from('ai_searches').select(columns).match({ user_id: userId, id }).maybeSingle();
  const row = await answerOrNone(call);
  if (!row || !isAiResults(row.results)) return null;
  const { kind, description, results, created_at: createdAt } = row;
  return { id, kind: kind === 'tv' ? 'tv' : 'movie', description, results, createdAt };
}

/** Saves a search and returns its id; null if the user turned saving off, which the database enforces. */
export async function keepAiSearch(
  client: Client,
  userId: string,
  { kind, description, results }: AiSearchRequest & { results: AiResults },
): Promise<string | null> {
  const row = { user_id: userId, kind, description, results: results as unknown as Json };
  try {
    const { id } = await answerOf(client.from('ai_searches').insert(row).select('id').single());
    return id;
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'forbidden') return null;
    throw error;
  }
}

/** Deletes all of the user's searches. */
export async function clearAiSearches(client: Client, userId: string): Promise<void> {
  await answerOrNone(client.from('ai_searches').delete().eq('user_id', userId));
}

/** Turns saving of searches on or off; saved ones stay until cleared. */
export async function setKeepsSearches(client: Client, userId: string, keep: boolean): Promise<void> {
  const row = { user_id: userId, keep_searches: keep };
  await answerOrNone(client.from('ai_preferences').upsert(row, { onConflict: 'user_id' }));
}
