import type { Kind } from '../domain/title.ts';

/**
 * Tables of reviews and ratings of a kind. Those of series differ in names only, so that the types of the
 * movie tables stand for both.
 */
export const OPINION_TABLES = {
  movie: {
    id: 'movie_id',
    reviews: 'movie_reviews',
    ratings: 'movie_ratings',
    summaries: 'movie_rating_summaries',
  },
  tv: {
    id: 'series_id',
    reviews: 'series_reviews',
    ratings: 'series_ratings',
    summaries: 'series_rating_summaries',
  },
} as const satisfies Record<Kind, object>;

/** A title as reviews and ratings know it. */
export interface TitleId {
  kind: Kind;
  id: number;
}
