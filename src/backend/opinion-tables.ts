import type { Kind } from '../domain/title.ts';
import type { Client } from './client.ts';

/** The column that names the title in the tables of a kind. */
export const TITLE_COLUMN: Record<Kind, string> = { movie: 'movie_id', tv: 'series_id' };

// The tables of series differ in names only, so that the types of the movie tables stand for both.

/** The reviews of a kind. */
export function reviewsOf(client: Client, kind: Kind) {
  return client.from((kind === 'movie' ? 'movie_reviews' : 'series_reviews') as 'movie_reviews');
}

/** The ratings of a kind. */
export function ratingsOf(client: Client, kind: Kind) {
  return client.from((kind === 'movie' ? 'movie_ratings' : 'series_ratings') as 'movie_ratings');
}

/** Average and number of ratings of a kind, a row for each title that has any. */
export function ratingSummariesOf(client: Client, kind: Kind) {
  const name = kind === 'movie' ? 'movie_rating_summaries' : 'series_rating_summaries';
  return client.from(name as 'movie_rating_summaries');
}
