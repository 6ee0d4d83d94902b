import type { Kind, TitleId } from '../../core/title.ts';
import type { Client } from '../../core/backend/client.ts';

/** The filter for a title's id column. */
export function titleIn({ kind, id }: TitleId) {
  return kind === 'movie' ? { movie_id: id } : { series_id: id };
}

export function reviewsOf(client: Client, kind: Kind) {
  return client.from(kind === 'movie' ? 'movie_reviews' : 'series_reviews');
}

export function ratingsOf(client: Client, kind: Kind) {
  return client.from(kind === 'movie' ? 'movie_ratings' : 'series_ratings');
}

/** Average and number of ratings, a row per rated title. */
export function ratingSummariesOf(client: Client, kind: Kind) {
  return client.from(kind === 'movie' ? 'movie_rating_summaries' : 'series_rating_summaries');
}
