import type { Stars, WholeStars } from '../../core/stars.ts';

/**
 * Longest review in code points after trimming, as the database counts (docs/behaviour.md, People). Imported ones may
 * be longer.
 */
export const REVIEW_LIMIT = 500;

export type ReviewOrder = 'newest' | 'oldest';

export const REVIEW_PAGE_SIZE = 10;

export interface Review {
  id: string;
  /** Equal for all reviews of an author ({@link authorMark}). */
  author: string;
  /** Null if the author has no name. */
  authorName: string | null;
  avatarUrl: string | null;
  text: string;
  /** ISO 8601. */
  createdAt: string;
  /** Null if never edited. */
  editedAt: string | null;
  /** The author's current rating of the title, on each of their reviews. */
  rating: Stars | null;
  isOwn: boolean;
  /** The viewer follows the author. */
  isFollowed: boolean;
  /** Handle of the author's profile, if the viewer can see it. */
  handle: string | null;
  /** Its author marked it as a spoiler. */
  tellsEnd: boolean;
}

/** A page of reviews, the viewer's first; `total` counts all pages with the same filter. */
export interface ReviewPage {
  reviews: Review[];
  total: number;
}

export interface ReviewQuery {
  /** From 1, {@link REVIEW_PAGE_SIZE} reviews each. */
  page: number;
  order: ReviewOrder;
  /** Only reviews whose author gave this many stars, halves rounded up; null for all. */
  rating?: WholeStars | null;
}

/** Whitespace as the database trims it: that of String.prototype.trim(), and zero-width characters. */
const BLANK = '[\\s\\u200B-\\u200D\\u2060]+';
const LEADING = new RegExp(`^${BLANK}`, 'u');
const TRAILING = new RegExp(`${BLANK}$`, 'u');

/**
 * Normalises a text as the database stores it: trims it, and removes characters PostgreSQL cannot store (NUL, lone
 * surrogates).
 */
export function reviewText(input: string): string {
  return input.toWellFormed().replaceAll('\0', '').replace(LEADING, '').replace(TRAILING, '');
}

/** Code points that count against REVIEW_LIMIT. */
export function reviewLength(input: string): number {
  return [...reviewText(input)].length;
}

/** Length limit of an edited review: an imported one may be longer and is not cut. */
export const editLimit = (review: string) => Math.max(REVIEW_LIMIT, reviewLength(review));

/** Whether a text can be posted: not blank, and not too long (docs/behaviour.md, People). */
export function isReviewPostable(input: string, limit = REVIEW_LIMIT): boolean {
  const length = reviewLength(input);
  return length > 0 && length <= limit;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Number of graphemes in the stored text, at most its code points. */
export function reviewLetters(input: string): number {
  return [...letters.segment(reviewText(input))].length;
}

/** Cuts a text to `end` UTF-16 units, never within a grapheme. */
function wholeLetters(text: string, end: number): string {
  const cut = letters.segment(text).containing(end);
  return text.slice(0, cut ? cut.index : end);
}

/** Cuts the input so that its stored text has at most `limit` code points, never within a grapheme. */
export function limitReview(input: string, limit = REVIEW_LIMIT): string {
  if (reviewLength(input) <= limit) return input;
  const wellFormed = input.toWellFormed().replaceAll('\0', '');
  const lead = wellFormed.length - wellFormed.replace(LEADING, '').length;
  return wholeLetters(wellFormed, [...wellFormed].slice(0, lead + limit).join('').length);
}

/**
 * The value of a field after an edit from `before` to `after`. Cuts the inserted text to what fits, so that earlier
 * text is never lost. Returns text and caret position.
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

/**
 * Sorts reviews: the viewer's own, then those of followed users, then by time (docs/behaviour.md, People). Equal times
 * sort by id, as in the database.
 */
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

/** Removes the rating from all but an author's first review (docs/behaviour.md, People). */
export function ratingsShownOnce<T extends Pick<Review, 'author' | 'rating'>>(reviews: readonly T[]): T[] {
  const seen = new Set<string>();
  return reviews.map((review) => {
    const repeated = seen.has(review.author);
    seen.add(review.author);
    return repeated ? { ...review, rating: null } : review;
  });
}

/** A short prefix of the user id that groups an author's reviews. The page's HTML never contains the whole id. */
export function authorMark(userId: string): string {
  return userId.slice(0, 8);
}
