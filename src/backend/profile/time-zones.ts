import { answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

/** A person's time zone, an IANA name; null until one is known. */
export async function loadTimeZone(client: Client, userId: string): Promise<string | null> {
  const query = client.from('time_zones').select('time_zone').eq('user_id', userId).maybeSingle();
  return (await answerOrNone(query))?.time_zone ?? null;
}

/** Keeps the time zone a person chose. */
export async function saveTimeZone(client: Client, userId: string, timeZone: string): Promise<void> {
  const row = { user_id: userId, time_zone: timeZone };
  await answerOrNone(client.from('time_zones').upsert(row, { onConflict: 'user_id' }));
}

/** Keeps the time zone of a person's browser, unless one is known. */
export async function learnTimeZone(client: Client, userId: string, timeZone: string): Promise<void> {
  const row = { user_id: userId, time_zone: timeZone };
  const once = { onConflict: 'user_id', ignoreDuplicates: true };
  await answerOrNone(client.from('time_zones').upsert(row, once));
}
