import type { Kind, TitleId } from '../../domain/title.ts';
import type { Client } from '../client.ts';

/** A title as the column that names it. */
export function titleIn({ kind, id }: TitleId) {
  return kind === 'movie' ? { movie_id: id } : { series_id: id };
}

/** The reviews of a kind. */
export function reviewsOf(client: Client, kind: Kind) {
  return client.from(kind === 'movie' ? 'movie_reviews' : 'series_reviews');
}

/** The ratings of a kind. */
export function ratingsOf(client: Client, kind: Kind) {
  return client.from(kind === 'movie' ? 'movie_ratings' : 'series_ratings');
}

/** Average and number of ratings of a kind, a row for each title that has any. */
export function ratingSummariesOf(client: Client, kind: Kind) {
  return client.from(kind === 'movie' ? 'movie_rating_summaries' : 'series_rating_summaries');
}
