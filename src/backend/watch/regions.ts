import { answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

/** The country (ISO 3166-1) a person has said to watch in; null when they have not. Nobody else is told. */
export async function loadOwnRegion(client: Client): Promise<string | null> {
  return answerOrNone(client.rpc('own_region'));
}

/** Keeps the country a person watches in; null leaves it to their browser. */
export async function saveOwnRegion(client: Client, userId: string, region: string | null): Promise<void> {
  await answerOrNone(client.from('profiles').update({ region }).eq('id', userId));
}
