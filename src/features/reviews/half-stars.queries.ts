import { STARS } from '../../core/stars.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** How the user gives stars: half ones, and whether they mark a movie as watched. */
export async function loadStarSettings(
  client: Client,
  userId: string,
): Promise<{ halfStars: boolean; ratedIsSeen: boolean }> {
  const call = client
    .from('list_settings')
    .select('half_stars, rated_is_seen')
    .eq('user_id', userId)
    .maybeSingle();
  const row = await answerOrNone(call);
  return { halfStars: row?.half_stars ?? false, ratedIsSeen: row?.rated_is_seen ?? true };
}

/** Sets whether the user gives half stars. */
export async function saveHalfStars(client: Client, userId: string, halfStars: boolean): Promise<void> {
  await answerOrNone(
    client
      .from('list_settings')
      .upsert({ user_id: userId, half_stars: halfStars }, { onConflict: 'user_id' }),
  );
}

/** Sets whether the user's stars mark a movie as watched. */
export async function saveRatedIsSeen(client: Client, userId: string, ratedIsSeen: boolean): Promise<void> {
  await answerOrNone(
    client
      .from('list_settings')
      .upsert({ user_id: userId, rated_is_seen: ratedIsSeen }, { onConflict: 'user_id' }),
  );
}

/** Whether the caller's import contains half stars. */
export async function loadBroughtHalves(client: Client, importId: string): Promise<boolean> {
  const halves = STARS.filter((stars) => !Number.isInteger(stars));
  const call = client.from('import_rows').select('position').eq('import_id', importId).in('stars', halves);
  return (await answerOf(call.limit(1))).length > 0;
}
