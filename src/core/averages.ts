import { formatTenths, roundVote } from './format.ts';
import type { InitialHalves, InitialStars } from './stars.ts';

// Separate from reviews.ts, which loads only where reviews are written.

/** The rating of all users. `average` has two decimals; it is null if `count` is 0. */
export interface RatingSummary {
  average: number | null;
  count: number;
}

/** Ratings as rendered by the server, with the signed-in user's own. */
export type InitialRatings = RatingSummary & Partial<InitialStars>;

/** The signed-in user's setting for half stars; null for a visitor. */
export function halvesOf(ratings: InitialRatings | null): InitialHalves | null {
  const { userId, halves } = ratings ?? {};
  return userId === undefined || halves === undefined ? null : { userId, halves };
}

/** Rounds an average to half stars, halves up: 4.25 becomes 4.5. */
export function halfStars(average: number): number {
  return Math.round(average * 2) / 2;
}

/** An average with one decimal, `4.3`. */
export function averageText(average: number): string {
  return formatTenths(roundVote(average));
}
