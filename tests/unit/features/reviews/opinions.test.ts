import { describe, expect, test } from 'vitest';
import {
  keepsLines,
  parseReviewQuery,
  reviewsPath,
  summaryAfter,
  visibleName,
} from '../../../../src/features/reviews/opinions.ts';
import { exactTime, writtenDay } from '../../../../src/features/reviews/times.ts';

const movie = { kind: 'movie', id: 603 } as const;

describe('the address of reviews', () => {
  test.each([
    ['', '/movie/603#reviews'],
    ['reviews=oldest&stars=4&reviewPage=2', '/movie/603?reviews=oldest&stars=4&reviewPage=2#reviews'],
    ['reviews=newest&stars=6&reviewPage=0', '/movie/603#reviews'],
    ['reviews=constructor&stars=04&reviewPage=1e3', '/movie/603#reviews'],
    ['stars=&reviewPage=999', '/movie/603?reviewPage=500#reviews'],
  ])('?%s leads to %s', (search, path) => {
    expect(reviewsPath(movie, parseReviewQuery(new URLSearchParams(search)))).toBe(path);
  });
});

describe('the average', () => {
  test.each([
    [{ average: null, count: 0 }, null, 4, { average: 4, count: 1 }],
    [{ average: 4, count: 1 }, 4, 5, { average: 5, count: 1 }],
    [{ average: 4, count: 1 }, 4, null, { average: null, count: 0 }],
    [{ average: 3.33, count: 3 }, null, 5, { average: 3.75, count: 4 }],
    [{ average: 3.75, count: 4 }, 5, null, { average: 3.33, count: 3 }],
    [{ average: null, count: 0 }, 3, null, { average: null, count: 0 }],
  ] as const)('of %o becomes, when a rating of %s turns into %s, %o', (summary, before, after, expected) => {
    expect(summaryAfter(summary, before, after)).toEqual(expected);
  });
});

describe('an author', () => {
  test.each(['Ada', '李', 'مرحبا', '🎬', '·', 'a\u200Bb'])('called %j is shown by that name', (name) => {
    expect(visibleName(name)).toBe(name);
  });

  test.each([null, '', '\u200B\u200D', '\u202E', '\u3164', '\u2800\u00AD', '\u0301'])(
    'called %j has no name to show',
    (name) => {
      expect(visibleName(name)).toBeNull();
    },
  );
});

test('Keeps a few lines, and joins a long sequence', () => {
  expect(keepsLines('one\ntwo')).toBe(true);
  expect(keepsLines('one line of many letters')).toBe(true);
  expect([11, 12].map((breaks) => keepsLines('\n'.repeat(breaks)))).toEqual([true, false]);
  expect(keepsLines('\n'.repeat(498))).toBe(false);
});

describe('times', () => {
  test('are days in one format, in the dates’ zone', () => {
    expect(writtenDay('2026-03-30T23:05:00.123456+00:00')).toBe('March 30, 2026');
    expect(writtenDay('2026-03-30T23:05:00-03:00')).toBe('March 31, 2026');
  });

  test('are exact to the minute, in every zone', () => {
    expect(exactTime('2026-03-30T23:05:00.123456+00:00')).toBe('March 30, 2026, 23:05 UTC');
  });
});
