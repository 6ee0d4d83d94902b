import type { CalendarDate } from '../../domain/dates.ts';
import type { MovieReleases } from '../../domain/calendar/releases.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

// What the server's jobs ask of the backend about releases, with the secret key.

/**
 * Movies people wish or are reminded of (their ids) whose days of release were last compared with the catalogue before a moment, those never
 * compared first: what is to come on a day, undated, or half a year old at most.
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

/** Keeps when a movie comes out, in place of what was known before. */
export async function saveReleases(client: Client, movieId: number, days: MovieReleases): Promise<void> {
  const countries = Object.entries(days).map(([code, day]) => [code, { ...day }] as const);
  await answerOrNone(
    client.rpc('save_movie_releases', { p_movie: movieId, p_days: Object.fromEntries(countries) }),
  );
}

/** Forgets the days of movies that nobody wishes any more; answers how many. */
export async function dropUnkeptReleases(client: Client): Promise<number> {
  return answerOf(client.rpc('drop_unkept_releases'));
}

/**
 * Moves open reminders to the days of the country their person has said, else of the one they were set in, else of this
 * one, where these are known; answers how many that changed.
 */
export async function followReleases(client: Client, region: string): Promise<number> {
  return answerOf(client.rpc('follow_releases', { p_region: region }));
}
