import type { RatingSummary } from '../../core/averages.ts';
import { isStars, type Stars } from '../../core/stars.ts';
import type { TitleId } from '../../core/title.ts';
import type { Logged } from '../diary/watches.ts';
import type { ListTitle } from '../../core/lists.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { titleColumns } from '../marks/title-columns.queries.ts';
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

/**
 * Sets or changes the user's rating of a movie. The first one marks it as watched, unless the user has switched that off;
 * returns how the lists changed, null if they did not.
 */
export async function rateMovie(client: Client, title: ListTitle, stars: Stars): Promise<Logged | null> {
  const { title_id: id, ...rest } = titleColumns(title);
  const rows = await answerOf(client.rpc('rate_movie', { p_title: { id, ...rest }, p_stars: stars }));
  // Generated types of functions lack null.
  const logged = rows[0] as { marked_at: string | null; wished_at: string | null } | undefined;
  return logged ? { markedAt: logged.marked_at, wishedAt: logged.wished_at } : null;
}

/** Removes the user's rating of a movie, and the mark as watched that it set; returns whether there was one. */
export function clearMovieRating(client: Client, id: number): Promise<boolean> {
  return answerOf(client.rpc('clear_movie_rating', { p_movie_id: id }));
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
