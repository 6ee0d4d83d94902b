import { isStars, STARS, type Stars } from '../domain/reviews.ts';
import { answerOrNone, countOf } from './answers.ts';
import type { Client } from './client.ts';
import { OPINION_TABLES, type TitleId } from './opinion-tables.ts';

/** What everybody thinks of a title. `average` has two decimals and is null while `count` is 0. */
export interface RatingSummary {
  average: number | null;
  count: number;
}

/** The type of one of two tables that differ in names only. */
const ratings = (client: Client, { kind }: TitleId) =>
  client.from(OPINION_TABLES[kind].ratings as 'movie_ratings');

/** A person's own rating; null when they gave none. */
export async function loadOwnRating(client: Client, userId: string, title: TitleId): Promise<Stars | null> {
  const call = ratings(client, title)
    .select('rating')
    .eq('user_id', userId)
    .eq(OPINION_TABLES[title.kind].id as string, title.id)
    .maybeSingle();
  const rating = (await answerOrNone(call))?.rating;
  return rating !== undefined && isStars(rating) ? rating : null;
}

/** Average and number of ratings. */
export async function loadRatingSummary(client: Client, title: TitleId): Promise<RatingSummary> {
  const { summaries, id } = OPINION_TABLES[title.kind];
  const call = client
    .from(summaries as 'movie_rating_summaries')
    .select('average, rating_count')
    .eq(id as string, title.id)
    .maybeSingle();
  const row = await answerOrNone(call);
  return { average: row?.average ?? null, count: row?.rating_count ?? 0 };
}

/** How many people gave each number of stars. */
export async function loadRatingDistribution(client: Client, title: TitleId): Promise<Record<Stars, number>> {
  const counts = await Promise.all(
    STARS.map((stars) =>
      countOf(
        ratings(client, title)
          .select('rating', { count: 'exact', head: true })
          .eq(OPINION_TABLES[title.kind].id as string, title.id)
          .eq('rating', stars),
      ),
    ),
  );
  return Object.fromEntries(STARS.map((stars, index) => [stars, counts[index] ?? 0])) as Record<
    Stars,
    number
  >;
}

/** Gives a rating or changes the one given before (spec point 4). */
export async function setRating(client: Client, userId: string, title: TitleId, stars: Stars): Promise<void> {
  const { id } = OPINION_TABLES[title.kind];
  const row = { user_id: userId, [id]: title.id, rating: stars };
  await answerOrNone(ratings(client, title).upsert(row as never, { onConflict: `user_id,${id}` }));
}

/** Takes one's rating back; nothing happens when there is none. */
export async function clearRating(client: Client, userId: string, title: TitleId): Promise<void> {
  const { id } = OPINION_TABLES[title.kind];
  const call = ratings(client, title)
    .delete()
    .eq('user_id', userId)
    .eq(id, title.id);
  await answerOrNone(call);
}
