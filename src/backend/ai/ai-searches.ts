import {
  eachSearchOnce,
  isAiResults,
  type AiResults,
  type AiSearchRequest,
  type KeptSearch,
} from '../../domain/ai/ai-search.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';
import type { Json } from '../database.types.ts';
import { BackendError } from '../errors.ts';

/** A person's kept searches, at most 30, newest first, each once. */
export async function loadAiSearches(client: Client, userId: string): Promise<KeptSearch[]> {
  const columns = 'id, kind, description, results, created_at';
  const call = client.from('ai_searches').select(columns).eq('user_id', userId);
  const rows = await answerOf(call.order('created_at', { ascending: false }).order('id').limit(30));
  const searches = rows.flatMap(({ id, kind, description, results, created_at }): KeptSearch[] =>
    isAiResults(results)
      ? [{ id, kind: kind === 'tv' ? 'tv' : 'movie', description, results, createdAt: created_at }]
      : [],
  );
  return eachSearchOnce(searches);
}

/** Keeps a search and answers its id; null when the person wants none kept, which the database decides. */
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

/** Forgets all of a person's searches. */
export async function clearAiSearches(client: Client, userId: string): Promise<void> {
  await answerOrNone(client.from('ai_searches').delete().eq('user_id', userId));
}

/** Whether a person's searches are kept; they are unless the person said otherwise. */
export async function loadKeepsSearches(client: Client, userId: string): Promise<boolean> {
  const call = client.from('ai_preferences').select('keep_searches').eq('user_id', userId).maybeSingle();
  return (await answerOrNone(call))?.keep_searches ?? true;
}

/** Sets whether a person's searches are kept from now on; those kept stay until they are cleared. */
export async function setKeepsSearches(client: Client, userId: string, keep: boolean): Promise<void> {
  const row = { user_id: userId, keep_searches: keep };
  await answerOrNone(client.from('ai_preferences').upsert(row, { onConflict: 'user_id' }));
}
