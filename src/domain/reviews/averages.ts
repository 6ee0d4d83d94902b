import { formatTenths, roundVote } from '../format.ts';
import type { InitialHalves, InitialStars } from './stars.ts';

// Apart from the rules of texts, which come only where a review is written.

/** What everybody thinks of a title. `average` has two decimals and is null while `count` is 0. */
export interface RatingSummary {
  average: number | null;
  count: number;
}

/** The same as a page was rendered with; for the signed-in user with what they gave. */
export type InitialRatings = RatingSummary & Partial<InitialStars>;

/** Whether the user of the page gives half stars; null for a visitor. */
export function halvesOf(ratings: InitialRatings | null): InitialHalves | null {
  const { userId, halves } = ratings ?? {};
  return userId === undefined || halves === undefined ? null : { userId, halves };
}

/** An average rounded to the nearest half star, halves up: 4.25 is 4.5. */
export function halfStars(average: number): number {
  return Math.round(average * 2) / 2;
}

/** An average with one decimal, `4.3`. */
export function averageText(average: number): string {
  return formatTenths(roundVote(average));
}
