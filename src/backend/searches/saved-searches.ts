import {
  MOST_SAVED_SEARCHES,
  type SavedSearch,
  type SearchToSave,
} from '../../domain/searches/saved-searches.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';
import type { Database } from '../database.types.ts';

function toSavedSearch(row: Database['public']['Tables']['saved_searches']['Row']): SavedSearch {
  const { id, kind, name, query, created_at: createdAt } = row;
  return { id, kind: kind === 'tv' ? 'tv' : 'movie', name, query, createdAt };
}

/** A person's saved searches, the latest first: all, which are at most 30, or the first `most`. */
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
 * Saves a search, or puts one back as it was with `createdAt`. Refused as `duplicate` when the same filters are saved
 * already or another has the name, as `invalid` beyond the thirtieth.
 */
export async function saveSearch(
  client: Client,
  userId: string,
  { kind, name, query, createdAt }: SearchToSave & { createdAt?: string },
): Promise<SavedSearch> {
  const row = { user_id: userId, kind, name, query, ...(createdAt && { created_at: createdAt }) };
  return toSavedSearch(await answerOf(client.from('saved_searches').insert(row).select('*').single()));
}

/** Gives a saved search another name; `none` when it is gone, `duplicate` when another has the name. */
export async function renameSearch(client: Client, userId: string, id: string, name: string): Promise<void> {
  const call = client.from('saved_searches').update({ name }).eq('user_id', userId).eq('id', id);
  await answerOf(call.select('id').single());
}

/** Removes a saved search; nothing happens when it is gone. */
export async function removeSearch(client: Client, userId: string, id: string): Promise<void> {
  await answerOrNone(client.from('saved_searches').delete().eq('user_id', userId).eq('id', id));
}
