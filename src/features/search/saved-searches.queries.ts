import { MOST_SAVED_SEARCHES, type SavedSearch, type SearchToSave } from './saved-searches.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Database } from '../../core/backend/database.types.ts';

function toSavedSearch(row: Database['public']['Tables']['saved_searches']['Row']): SavedSearch {
  const { id, kind, name, query, created_at: createdAt } = row;
  return { id, kind: kind === 'tv' ? 'tv' : 'movie', name, query, createdAt };
}

/** The user's saved searches, latest first; at most 30 exist. */
export async function loadSavedSearches(
  client: Client,
  userId: string,
  most = MOST_SAVED_SEARCHES,
): Promise<SavedSearch[]> {
  const call = client.from('saved_searches').select('*').eq('user_id', userId);
  const sorted = call.order('created_at', { ascending: false }).order('id');
  return (await answerOf(sorted.limit(most))).map(toSavedSearch);
}

/**
 * Saves a search, or restores one with `createdAt`. Rejects with `duplicate` if the filters or the name are already
 * saved, `invalid` beyond the thirtieth.
 */
export async function saveSearch(
  client: Client,
  userId: string,
  { kind, name, query, createdAt }: SearchToSave & { createdAt?: string },
): Promise<SavedSearch> {
  const row = { user_id: userId, kind, name, query, ...(createdAt && { created_at: createdAt }) };
  return toSavedSearch(await answerOf(client.from('saved_searches').insert(row).select('*').single()));
}

/** Renames a saved search; rejects with `none` if it is gone, `duplicate` if the name is taken. */
export async function renameSearch(client: Client, userId: string, id: string, name: string): Promise<void> {
  const call = client.from('saved_searches').update({ name }).eq('user_id', userId).eq('id', id);
  await answerOf(call.select('id').single());
}

/** Removes a saved search; idempotent. */
export async function removeSearch(client: Client, userId: string, id: string): Promise<void> {
  await answerOrNone(client.from('saved_searches').delete().eq('user_id', userId).eq('id', id));
}
