import type { CalendarDate } from '../../core/dates.ts';
import type { MovieReleases } from '../../core/releases.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

// Queries of the server's release jobs. Needs the secret key.

/**
 * Ids of wished or reminded movies whose release dates were last synced before `olderThan`, never synced ones first.
 * Only upcoming, undated or at most half a year old ones.
 */
export async function staleReleases(
  client: Client,
  day: CalendarDate,
  olderThan: Date,
  limit: number,
): Promise<number[]> {
  const query = { p_today: day, p_older_than: olderThan.toISOString(), p_limit: limit };
  return answerOf(client.rpc('stale_releases', query));
}

/** Replaces a movie's release dates. */
export async function saveReleases(client: Client, movieId: number, days: MovieReleases): Promise<void> {
  const countries = Object.entries(days).map(([code, day]) => [code, { ...day }] as const);
  await answerOrNone(
    client.rpc('save_movie_releases', { p_movie: movieId, p_days: Object.fromEntries(countries) }),
  );
}

/** Deletes release dates of movies on no wishlist; returns how many. */
export async function dropUnkeptReleases(client: Client): Promise<number> {
  return answerOf(client.rpc('drop_unkept_releases'));
}

/**
 * Moves open reminders to the release dates of the user's region, else of the region they were set in, else of this
 * one, where known; returns how many changed.
 */
export async function followReleases(client: Client, region: string): Promise<number> {
  return answerOf(client.rpc('follow_releases', { p_region: region }));
}
