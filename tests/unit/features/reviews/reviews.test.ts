import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageText, halfStars } from '../../../../src/core/averages.ts';
import { reportReason } from '../../../../src/core/review-report.ts';
import { exactTime, writtenDay } from '../../../../src/features/reviews/times.ts';
import {
  authorMark,
  isReviewPostable,
  limitChange,
  limitReview,
  ratingsShownOnce,
  REVIEW_LIMIT,
  reviewLength,
  reviewLetters,
  reviewText,
  sortReviews,
} from '../../../../src/features/reviews/reviews.ts';

describe('the text of a review', () => {
  test.each([
    ['  Great.\n', 'Great.'],
    ['\u200B\u2060 Great.\uFEFF\u00A0', 'Great.'],
    ['a  b', 'a  b'],
    ['\u200D\u200C \t', ''],
    ['half \uD83D', 'half \uFFFD'],
    ['nul\0l', 'null'],
  ])('%j is stored as %j', (input, kept) => {
    expect(reviewText(input)).toBe(kept);
  });

  test('counts an emoji as one character, like the database', () => {
    expect(reviewLength('🎬🎬')).toBe(2);
    expect(reviewLength('  é  ')).toBe(1);
  });

  test('can have 500 characters, but not 501, nor only blanks', () => {
    expect(isReviewPostable('🎬'.repeat(500))).toBe(true);
    expect(isReviewPostable(` ${'a'.repeat(500)} `)).toBe(true);
    expect(isReviewPostable('a'.repeat(501))).toBe(false);
    expect(isReviewPostable(' \u200B ')).toBe(false);
  });

  test('is cut when too long, never within a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.integer({ min: 0, max: 600 }),
        (text, n) => {
          const input = text + '🎬'.repeat(n);
          const cut = limitReview(input);
          expect(reviewLength(cut)).toBeLessThanOrEqual(REVIEW_LIMIT);
          if (reviewLength(input) <= REVIEW_LIMIT) expect(cut).toBe(input);
          else expect(cut.isWellFormed()).toBe(true);
        },
      ),
    );
    expect(reviewLength(limitReview(`   ${'🎬'.repeat(600)}`))).toBe(500);
  });
});

describe('typing into a full field', () => {
  const full = `head ${'a'.repeat(490)} tail`;

  test('is blocked at the cursor, and keeps the existing text', () => {
    expect(reviewLength(full)).toBe(500);
    expect(limitChange(full, `X${full}`)).toEqual({ text: full, caret: 0 });
    expect(limitChange(full, `${full}🎬`)).toEqual({ text: full, caret: full.length });
  });

  test('accepts as much of a pasted replacement as fits', () => {
    const { text, caret } = limitChange(full, full.replace('head', '🎬'.repeat(600)));
    expect(text).toBe(full.replace('head', '🎬'.repeat(4)));
    expect(caret).toBe(8);
  });

  test('does not cut within a visible character', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(limitReview('a'.repeat(496) + family)).toBe('a'.repeat(496));
    const full = 'a'.repeat(490);
    expect(limitChange(full, full + family + family)).toEqual({
      text: full + family,
      caret: 490 + family.length,
    });
    expect(limitReview(`${'a'.repeat(499)}e\u0301`)).toBe('a'.repeat(499));
  });

  test('allows text that fits or gets shorter', () => {
    expect(limitChange('abc', 'abXc')).toEqual({ text: 'abXc', caret: 3 });
    expect(limitChange(full, 'head')).toEqual({ text: 'head', caret: 4 });
    expect(limitChange(full, `${full}   `).text).toBe(`${full}   `);
    expect(limitChange('', 'b'.repeat(100_000)).text).toBe('b'.repeat(500));
  });

  test('never exceeds the limit', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(text, text, text, fc.integer({ min: 480, max: 520 }), (a, b, c, n) => {
        const before = limitReview(a + '🎬'.repeat(n) + b);
        expect(
          reviewLength(limitChange(before, a + c.repeat(9) + before.slice(a.length)).text),
        ).toBeLessThanOrEqual(REVIEW_LIMIT);
      }),
    );
  });
});

describe('a list of reviews', () => {
  const review = (id: string, createdAt: string, isOwn = false, isFollowed = false) => ({
    ...{ id, createdAt, isOwn, isFollowed },
  });

  test('has the user’s own first, others by time in the requested order', () => {
    const reviews = [
      review('a', '2026-01-01T00:00:00+00:00'),
      review('b', '2026-01-03T00:00:00+00:00'),
      review('c', '2026-01-02T00:00:00+00:00', true),
      review('d', '2026-01-02T01:00:00.5+01:00', true),
    ];
    const ids = (order: 'newest' | 'oldest') => sortReviews(reviews, order).map(({ id }) => id);
    expect(ids('newest')).toEqual(['d', 'c', 'b', 'a']);
    expect(ids('oldest')).toEqual(['c', 'd', 'a', 'b']);
  });

  test('has those of followed users between the own and others', () => {
    const day = (number: number) => `2026-01-0${number}T00:00:00+00:00`;
    const reviews = [review('a', day(4)), review('b', day(1), false, true), review('c', day(2), true)];
    expect(sortReviews(reviews, 'newest').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(sortReviews(reviews, 'oldest').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  test('keeps the database’s order by id for equal times', () => {
    const at = '2026-01-01T00:00:00+00:00';
    expect(sortReviews([review('b', at), review('a', at)], 'newest').map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('shows an author’s rating at their first review only', () => {
    const shown = ratingsShownOnce([
      { author: 'x', rating: 4 as const },
      { author: 'y', rating: 2 as const },
      { author: 'x', rating: 4 as const },
    ]);
    expect(shown.map(({ rating }) => rating)).toEqual([4, 2, null]);
  });
});

describe('ratings', () => {
  test.each([
    [4.24, 4],
    [4.25, 4.5],
    [4.74, 4.5],
    [4.75, 5],
    [1, 1],
  ])('show %d as %d stars', (average, stars) => {
    expect(halfStars(average)).toBe(stars);
  });

  test.each([
    [4.25, '4.3'],
    [4.35, '4.4'],
    [3, '3.0'],
  ])('show an average of %d as %s', (average, text) => {
    expect(averageText(average)).toBe(text);
  });
});

describe('reviews of one time', () => {
  const at = (id: string, createdAt: string) => ({ id, createdAt, isOwn: false, isFollowed: false });
  const [early, a, b, late] = [
    at('z', '2026-01-01T00:00:00Z'),
    at('a', '2026-01-02T00:00:00Z'),
    at('b', '2026-01-02T00:00:00Z'),
    at('y', '2026-01-03T00:00:00Z'),
  ] as const;

  test.each([[[early, a, b, late]], [[late, b, a, early]], [[b, early, late, a]]])(
    'are sorted by id, between earlier and later ones',
    (reviews) => {
      expect(sortReviews(reviews, 'newest')).toEqual([late, a, b, early]);
      expect(sortReviews(reviews, 'oldest')).toEqual([early, a, b, late]);
    },
  );
});

test('Counts a visible character as one', () => {
  expect(reviewLetters(' 👩‍👩‍👧 e\u0301 ')).toBe(3);
});

test.each([
  ['Spoiler', '', 'Spoiler'],
  ['Spoiler', '  ', 'Spoiler'],
  ['Spoiler', ' of the end ', 'Spoiler: of the end'],
])('Describes the report %j with %j as %j', (reason, details, said) => {
  expect(reportReason(reason, details)).toBe(said);
});

test('Shows times in UTC, and authors without names', () => {
  expect(exactTime('1999-03-30T23:05:09.5-01:00')).toBe('March 31, 1999, 00:05 UTC');
  expect(writtenDay('1999-03-30T23:05:09.5-01:00')).toBe('March 31, 1999');
  expect(authorMark('00000000-0000-4000-8000-00000000000a')).toBe('00000000');
});

test.each([
  ['abcdefgh', 'abXcdefgh', 'abcde', 2],
  ['abcdefgh', 'Xabcdefgh', 'abcde', 0],
  ['abcd', 'abXYcd', 'abXcd', 3],
  ['abcd', 'abcdXY', 'abcdX', 5],
  ['abcde', 'abXcde', 'abcde', 2],
  ['abcde', 'abXYZ', 'abXYZ', 5],
  ['aaaa', 'aaaaaa', 'aaaaa', 5],
  ['ab', 'ab👩‍👩‍👧', 'ab', 2],
])('Accepts from %j to %j only what fits, without losing earlier text: %j', (before, after, text, caret) => {
  expect(limitChange(before, after, 5)).toEqual({ text, caret });
});
