import { STARS } from '../../domain/reviews/stars.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

/** Chooses whether the person gives half stars. */
export async function saveHalfStars(client: Client, userId: string, halfStars: boolean): Promise<void> {
  await answerOrNone(
    client
      .from('list_settings')
      .upsert({ user_id: userId, half_stars: halfStars }, { onConflict: 'user_id' }),
  );
}

/** Whether an import of the person's holds half stars. */
export async function loadBroughtHalves(client: Client, importId: string): Promise<boolean> {
  const halves = STARS.filter((stars) => !Number.isInteger(stars));
  const call = client
    .from('import_rows')
    .select('position')
    .eq('import_id', importId)
    .in('stars', halves)
    .limit(1);
  return (await answerOf(call)).length > 0;
}

/** Whether the person gives half stars; nobody does before they have chosen. */
export async function loadHalfStars(client: Client, userId: string): Promise<boolean> {
  const call = client.from('list_settings').select('half_stars').eq('user_id', userId).maybeSingle();
  return (await answerOrNone(call))?.half_stars ?? false;
}
