import { answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** Sets whether the user's lists hide seen titles. */
export async function saveHideSeen(client: Client, userId: string, hideSeen: boolean): Promise<void> {
  await answerOrNone(
    client.from('list_settings').upsert({ user_id: userId, hide_seen: hideSeen }, { onConflict: 'user_id' }),
  );
}

/** Whether the user's lists hide seen titles; false by default. */
export async function loadHideSeen(client: Client, userId: string): Promise<boolean> {
  const call = client.from('list_settings').select('hide_seen').eq('user_id', userId).maybeSingle();
  return (await answerOrNone(call))?.hide_seen ?? false;
}
