import { answerOrNone } from './answers.ts';
import type { Client } from './client.ts';

/** The user's time zone (IANA); null until known. */
export async function loadTimeZone(client: Client, userId: string): Promise<string | null> {
  const query = client.from('time_zones').select('time_zone').eq('user_id', userId).maybeSingle();
  return (await answerOrNone(query))?.time_zone ?? null;
}

/** Saves the time zone the user chose. */
export async function saveTimeZone(client: Client, userId: string, timeZone: string): Promise<void> {
  const row = { user_id: userId, time_zone: timeZone };
  await answerOrNone(client.from('time_zones').upsert(row, { onConflict: 'user_id' }));
}

/** Saves the browser's time zone unless one is saved. */
export async function learnTimeZone(client: Client, userId: string, timeZone: string): Promise<void> {
  const row = { user_id: userId, time_zone: timeZone };
  const once = { onConflict: 'user_id', ignoreDuplicates: true };
  await answerOrNone(client.from('time_zones').upsert(row, once));
}
