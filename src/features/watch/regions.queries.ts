import { answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** The caller's region (ISO 3166-1); null if not chosen. Other users cannot read it. */
export async function loadOwnRegion(client: Client): Promise<string | null> {
  return answerOrNone(client.rpc('own_region'));
}

/** Saves the user's region; null follows the browser. */
export async function saveOwnRegion(client: Client, userId: string, region: string | null): Promise<void> {
  await answerOrNone(client.from('profiles').update({ region }).eq('id', userId));
}
