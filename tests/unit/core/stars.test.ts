import { starsCount } from '../../../src/core/stars-count.ts';
import { describe, expect, test } from 'vitest';
import { steppedStars } from '../../../src/features/reviews/star-keys.ts';
import {
  isStars,
  isWholeStars,
  litStar,
  starSigns,
  starsToGive,
  WHOLE_STARS,
  type Stars,
} from '../../../src/core/stars.ts';

describe('stars', () => {
  test('are halves from half a star to five', () => {
    expect([0.5, 1, 2.5, 5].every(isStars)).toBe(true);
    expect([0, 0.25, 2.3, 5.5, 6, Number.NaN].some(isStars)).toBe(false);
  });

  test('are whole from 1 to 5 only', () => {
    expect([0, 0.5, 1, 2.5, 5, 6].map(isWholeStars)).toEqual([false, false, true, false, true, false]);
  });

  test.each([
    [0.5, '½ star', '½'],
    [1, '1 star', '★'],
    [1.5, '1½ stars', '★½'],
    [3.5, '3½ stars', '★★★½'],
    [5, '5 stars', '★★★★★'],
  ])('%d are read as %s, in signs %s', (stars, text, signs) => {
    expect([starsCount(stars), starSigns(stars)]).toEqual([text, signs]);
  });

  test('are lit up to the half', () => {
    const lit = (given: number | null) => WHOLE_STARS.map((star) => litStar(star, given) ?? '-').join(' ');
    expect([null, 0.5, 3, 3.5, 5].map(lit)).toEqual([
      '- - - - -',
      'half - - - -',
      'full full full - -',
      'full full full half -',
      'full full full full full',
    ]);
  });

  test('are given whole, with an existing half as an option, unless the user chose halves', () => {
    expect(starsToGive(false, null)).toEqual([1, 2, 3, 4, 5]);
    expect(starsToGive(false, 3.5)).toEqual([1, 2, 3, 3.5, 4, 5]);
    expect(starsToGive(true, null)).toHaveLength(10);
  });

  test.each<[string, Stars | null, boolean, Stars | null]>([
    ['ArrowRight', 3, false, 4],
    ['ArrowRight', 3, true, 3.5],
    ['ArrowUp', 3.5, false, 4],
    ['ArrowLeft', 3.5, false, 3],
    ['ArrowDown', 1, true, 0.5],
    ['ArrowDown', 1, false, 1],
    ['ArrowRight', 5, true, 5],
    ['ArrowRight', null, true, 0.5],
    ['ArrowLeft', null, false, 1],
    ['Home', 4, true, 0.5],
    ['Home', 4, false, 1],
    ['End', null, false, 5],
    ['Enter', 4, true, null],
  ])('move by %s from %s (halves: %s) to %s', (key, own, halves, next) => {
    expect(steppedStars(key, own, { halves, leftward: false })).toBe(next);
  });

  test('grow to the left in right-to-left languages', () => {
    expect(steppedStars('ArrowLeft', 3, { halves: true, leftward: true })).toBe(3.5);
    expect(steppedStars('ArrowRight', 3, { halves: true, leftward: true })).toBe(2.5);
    expect(steppedStars('ArrowUp', 3, { halves: true, leftward: true })).toBe(3.5);
  });
});
