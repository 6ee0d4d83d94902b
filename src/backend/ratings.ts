import { isStars, type RatingSummary, type Stars } from '../domain/reviews.ts';
import type { TitleId } from '../domain/title.ts';
import { answerOrNone } from './answers.ts';
import type { Client } from './client.ts';
import { ratingsOf, ratingSummariesOf, TITLE_COLUMN } from './opinion-tables.ts';

/** A person's own rating; null when they gave none. */
export async function loadOwnRating(client: Client, userId: string, title: TitleId): Promise<Stars | null> {
  const call = ratingsOf(client, title.kind)
    .select('rating')
    .eq('user_id', userId)
    .eq(TITLE_COLUMN[title.kind], title.id)
    .maybeSingle();
  const rating = (await answerOrNone(call))?.rating;
  return rating !== undefined && isStars(rating) ? rating : null;
}

/** Average and number of ratings. */
export async function loadRatingSummary(client: Client, title: TitleId): Promise<RatingSummary> {
  const call = ratingSummariesOf(client, title.kind)
    .select('average, rating_count')
    .eq(TITLE_COLUMN[title.kind], title.id)
    .maybeSingle();
  const row = await answerOrNone(call);
  return { average: row?.average ?? null, count: row?.rating_count ?? 0 };
}

/** Gives a rating or changes the one given before (docs/behaviour.md, People). */
export async function setRating(client: Client, userId: string, title: TitleId, stars: Stars): Promise<void> {
  const id = TITLE_COLUMN[title.kind];
  const row = { user_id: userId, [id]: title.id, rating: stars };
  await answerOrNone(ratingsOf(client, title.kind).upsert(row as never, { onConflict: `user_id,${id}` }));
}

/** Takes one's rating back; nothing happens when there is none. */
export async function clearRating(client: Client, userId: string, title: TitleId): Promise<void> {
  const call = ratingsOf(client, title.kind)
    .delete()
    .eq('user_id', userId)
    .eq(TITLE_COLUMN[title.kind], title.id);
  await answerOrNone(call);
}
