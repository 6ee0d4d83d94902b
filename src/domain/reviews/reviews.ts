import type { Stars, WholeStars } from './stars.ts';

/** Longest review that is typed, in code points, after trimming; an imported one may be longer: the database counts the same (docs/behaviour.md, People). */
export const REVIEW_LIMIT = 500;

export type ReviewOrder = 'newest' | 'oldest';

/** Reviews on one page of a reviews section. */
export const REVIEW_PAGE_SIZE = 10;

export interface Review {
  id: string;
  /** What its author's reviews have in common ({@link authorMark}). */
  author: string;
  /** Null when the author gave no name. */
  authorName: string | null;
  avatarUrl: string | null;
  text: string;
  /** ISO 8601. */
  createdAt: string;
  /** Null when the text was never edited. */
  editedAt: string | null;
  /** The author's rating of the title now, on each of their reviews. */
  rating: Stars | null;
  isOwn: boolean;
  /** Whoever looks follows the author. */
  isFollowed: boolean;
  /** The name of the author's page, where there is one to see. */
  handle: string | null;
  /** Its author says that it tells the end. */
  tellsEnd: boolean;
}

/** A page of reviews, one's own first; `total` counts all pages with the same filter. */
export interface ReviewPage {
  reviews: Review[];
  total: number;
}

export interface ReviewQuery {
  /** From 1, 20 reviews each. */
  page: number;
  order: ReviewOrder;
  /** Only reviews whose author gave so many whole stars, a half rounded up; null for all. */
  rating?: WholeStars | null;
}

/** What String.prototype.trim() removes and the zero-width characters, as the database trims. */
const BLANK = '[\\s\\u200B-\\u200D\\u2060]+';
const LEADING = new RegExp(`^${BLANK}`, 'u');
const TRAILING = new RegExp(`${BLANK}$`, 'u');

/**
 * The text the database would keep: without blanks at both ends, and without what no database text can hold
 * (NUL, half of a surrogate pair).
 */
export function reviewText(input: string): string {
  return input.toWellFormed().replaceAll('\0', '').replace(LEADING, '').replace(TRAILING, '');
}

/** Code points that count against REVIEW_LIMIT. */
export function reviewLength(input: string): number {
  return [...reviewText(input)].length;
}

/** How long a review may be while it is edited: an imported one stays as long as it is. */
export const editLimit = (review: string) => Math.max(REVIEW_LIMIT, reviewLength(review));

/** Whether a text may be posted: not blank and not too long (docs/behaviour.md, People). */
export function isReviewPostable(input: string, limit = REVIEW_LIMIT): boolean {
  const length = reviewLength(input);
  return length > 0 && length <= limit;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What people see as letters of the text that would be kept: at most as many as it has code points. */
export function reviewLetters(input: string): number {
  return [...letters.segment(reviewText(input))].length;
}

/** The beginning of a text up to this many code units, never cut inside what people see as one letter. */
function wholeLetters(text: string, end: number): string {
  const cut = letters.segment(text).containing(end);
  return text.slice(0, cut ? cut.index : end);
}

/** The input cut, never inside what people see as one letter, so that what is kept of it has at most so many code points. */
export function limitReview(input: string, limit = REVIEW_LIMIT): string {
  if (reviewLength(input) <= limit) return input;
  const wellFormed = input.toWellFormed().replaceAll('\0', '');
  const lead = wellFormed.length - wellFormed.replace(LEADING, '').length;
  return wholeLetters(wellFormed, [...wellFormed].slice(0, lead + limit).join('').length);
}

/**
 * What a field holds after its text was changed from `before` to `after`: of what was typed or pasted only as
 * much as fits, so that nothing written earlier is cut off. Answers the text and where the caret belongs.
 */
export function limitChange(
  before: string,
  after: string,
  limit = REVIEW_LIMIT,
): { text: string; caret: number } {
  let excess = reviewLength(after) - limit;
  const [old, now] = [[...before], [...after]];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1;
  const room = Math.min(old.length, now.length) - head;
  let tail = 0;
  while (tail < room && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  const end = now.slice(now.length - tail).join('');
  let kept = now.length - tail;
  let start = now.slice(0, kept).join('');
  while (excess > 0 && kept > head) {
    kept = Math.max(head, kept - excess);
    start = now.slice(0, kept).join('');
    excess = reviewLength(start + end) - limit;
  }
  if (kept < now.length - tail) {
    const whole = wholeLetters(after, start.length);
    start = whole.length < now.slice(0, head).join('').length ? now.slice(0, head).join('') : whole;
  }
  return { text: limitReview(start + end, limit), caret: start.length };
}

/** One's own reviews first, then those of people one follows, then by time (docs/behaviour.md, People); equal times by id, as the database orders. */
export function sortReviews<T extends Pick<Review, 'id' | 'isOwn' | 'isFollowed' | 'createdAt'>>(
  reviews: readonly T[],
  order: ReviewOrder,
): T[] {
  const direction = order === 'newest' ? -1 : 1;
  return [...reviews].sort(
    (a, b) =>
      Number(b.isOwn) - Number(a.isOwn) ||
      Number(b.isFollowed) - Number(a.isFollowed) ||
      direction * (Date.parse(a.createdAt) - Date.parse(b.createdAt)) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** The reviews with each author's rating on the first of theirs only (docs/behaviour.md, People). */
export function ratingsShownOnce<T extends Pick<Review, 'author' | 'rating'>>(reviews: readonly T[]): T[] {
  const seen = new Set<string>();
  return reviews.map((review) => {
    const repeated = seen.has(review.author);
    seen.add(review.author);
    return repeated ? { ...review, rating: null } : review;
  });
}

/** What tells an account from others among a title's reviews without naming it: whoever reads a page's HTML learns no id. */
export function authorMark(userId: string): string {
  return userId.slice(0, 8);
}
