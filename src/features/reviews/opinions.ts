import { parsePage } from '../../core/paging.ts';
import type { InitialRatings, RatingSummary } from '../../core/averages.ts';
import type { ReviewPage, ReviewQuery } from './reviews.ts';
import { isWholeStars, type Stars } from '../../core/stars.ts';
import { titlePath, withParameters } from '../../core/routes.ts';
import type { TitleId } from '../../core/title.ts';

/** Ratings and reviews on a title's page, or the loading error. */
export type Opinions =
  | { kind: 'ok'; query: ReviewQuery; ratings: InitialRatings; page: ReviewPage }
  | { kind: 'error'; query: ReviewQuery; message: string };

/** Posted without script and rejected. */
export interface RefusedReview {
  text: string;
  tellsEnd: boolean;
  problem: string;
}

const REVIEW_PARAMETERS = { order: 'reviews', stars: 'stars', page: 'reviewPage' } as const;

/** Parses the parameters; ignores invalid ones. */
export function parseReviewQuery(parameters: URLSearchParams): ReviewQuery {
  const stars = parameters.get(REVIEW_PARAMETERS.stars);
  const rating = stars?.length === 1 ? Number(stars) : NaN;
  return {
    order: parameters.get(REVIEW_PARAMETERS.order) === 'oldest' ? 'oldest' : 'newest',
    rating: isWholeStars(rating) ? rating : null,
    page: parsePage(parameters.get(REVIEW_PARAMETERS.page)),
  };
}

/** Address of a title's reviews, without default parameters. */
export function reviewsPath(title: TitleId, { order, rating, page }: ReviewQuery): string {
  const path = withParameters(titlePath(title), {
    [REVIEW_PARAMETERS.order]: order === 'oldest' ? order : null,
    [REVIEW_PARAMETERS.stars]: rating ?? null,
    [REVIEW_PARAMETERS.page]: page > 1 ? page : null,
  });
  return `${path}#reviews`;
}

/** The rating summary after one user's rating changes from `before` to `after`; null is no rating. */
export function summaryAfter(
  { average, count }: RatingSummary,
  before: Stars | null,
  after: Stars | null,
): RatingSummary {
  const people = Math.max(0, count - Number(before !== null) + Number(after !== null));
  if (people === 0) return { average: null, count: 0 };
  const sum = (average ?? 0) * count - (before ?? 0) + (after ?? 0);
  return { average: Math.min(5, Math.max(0.5, Math.round((sum / people) * 100) / 100)), count: people };
}

const INVISIBLE = /[\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The author's name; null if it has only invisible characters such as zero-width ones. */
export function visibleName(name: string | null): string | null {
  return name?.replace(INVISIBLE, '') ? name : null;
}

/** Maximum line breaks shown, so that a review does not push others away. */
const LINES = 12;

/** Whether a text keeps its line breaks; otherwise it is shown as one paragraph. */
export function keepsLines(text: string): boolean {
  return text.split('\n').length <= LINES;
}
