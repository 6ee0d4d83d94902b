import type { RatingSummary } from '../../core/averages.ts';
import { isStars, type Stars } from '../../core/stars.ts';
import type { TitleId } from '../../core/title.ts';
import { answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { ratingsOf, ratingSummariesOf, titleIn } from './opinion-tables.queries.ts';

/** The user's own rating; null for none. */
export async function loadOwnRating(client: Client, userId: string, title: TitleId): Promise<Stars | null> {
  const call = ratingsOf(client, title.kind)
    .select('stars')
    .match({ user_id: userId, ...titleIn(title) })
    .maybeSingle();
  const stars = (await answerOrNone(call))?.stars;
  return stars !== undefined && isStars(stars) ? stars : null;
}

export async function loadRatingSummary(client: Client, title: TitleId): Promise<RatingSummary> {
  const call = ratingSummariesOf(client, title.kind)
    .select('average, rating_count')
    .match(titleIn(title))
    .maybeSingle();
  const row = await answerOrNone(call);
  return { average: row?.average ?? null, count: row?.rating_count ?? 0 };
}

/** Sets or changes the user's rating. */
export async function setRating(client: Client, userId: string, title: TitleId, stars: Stars): Promise<void> {
  const row = { user_id: userId, rating: Math.ceil(stars), stars };
  await answerOrNone(
    title.kind === 'movie'
      ? client
          .from('movie_ratings')
          .upsert({ ...row, movie_id: title.id }, { onConflict: 'user_id,movie_id' })
      : client
          .from('series_ratings')
          .upsert({ ...row, series_id: title.id }, { onConflict: 'user_id,series_id' }),
  );
}

/** Removes the user's rating; idempotent. */
export async function clearRating(client: Client, userId: string, title: TitleId): Promise<void> {
  const call = ratingsOf(client, title.kind)
    .delete()
    .match({ user_id: userId, ...titleIn(title) });
  await answerOrNone(call);
}

/** Whether the user gives half stars; false by default. */
export async function loadHalfStars(client: Client, userId: string): Promise<boolean> {
  const call = client.from('list_settings').select('half_stars').eq('user_id', userId).maybeSingle();
  return (await answerOrNone(call))?.half_stars ?? false;
}
