import { STARS } from '../../core/stars.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** Sets whether the user gives half stars. */
export async function saveHalfStars(client: Client, userId: string, halfStars: boolean): Promise<void> {
  await answerOrNone(
    client
      .from('list_settings')
      .upsert({ user_id: userId, half_stars: halfStars }, { onConflict: 'user_id' }),
  );
}

/** Whether the caller's import contains half stars. */
export async function loadBroughtHalves(client: Client, importId: string): Promise<boolean> {
  const halves = STARS.filter((stars) => !Number.isInteger(stars));
  const call = client.from('import_rows').select('position').eq('import_id', importId).in('stars', halves);
  return (await answerOf(call.limit(1))).length > 0;
}
