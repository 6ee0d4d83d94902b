import { answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

/** Whether the person gives half stars; nobody does before they have chosen. */
export async function loadHalfStars(client: Client, userId: string): Promise<boolean> {
  const call = client.from('list_settings').select('half_stars').eq('user_id', userId).maybeSingle();
  return (await answerOrNone(call))?.half_stars ?? false;
}
