import { describe, expect, test } from 'vitest';
import { isReason, recencyOf, scaleOf, weightOf } from '../../../../src/features/for-you/history.ts';
import { historyOf } from '../../../support/for-you/learning.ts';

type Done = Parameters<typeof historyOf>[1];

describe('A title’s weight for the user’s taste', () => {
  test.each<[Done, number, number]>([
    [{ stars: 5 }, 3, 2 / 3],
    [{ stars: 3.5 }, 3, 1 / 6],
    [{ stars: 2.5 }, 3, -1 / 6],
    [{ stars: 1 }, 3, -2 / 3],
    [{ stars: 2 }, 1, -0.3],
    [{ stars: 4 }, 4.5, 0.3],
    [{ stars: 3.5 }, 4.5, -1 / 3],
    [{ stars: 5, favorite: true }, 3, 2 / 3 + 0.3],
    [{ stars: 3, favorite: true }, 4.5, 0.6],
    [{ stars: 2, favorite: true }, 3, -1 / 3],
    [{ favorite: true, watched: true }, 3, 0.6],
    [{ wished: true, watched: true }, 3, 0.2],
    [{ watched: true }, 3, 0.1],
    [{}, 3, 0],
    [{ dropped: true, favorite: true }, 3, -0.3],
    [{ dismissed: true, wished: true }, 3, -0.3],
  ])('of %j with the mean %d is %d', (done, mean, weight) => {
    expect(weightOf(historyOf(1, done), { mean, given: [] })).toBeCloseTo(weight, 9);
  });

  test('loses half of its decay after ten later ratings, and half of the rest after ten more', () => {
    const at = Date.parse('2026-01-01T00:00:00Z');
    const later = (count: number) => Array.from({ length: count }, (_, index) => at + 1 + index);
    const left = (count: number) =>
      weightOf(historyOf(1, { stars: 5, at: '2026-01-01T00:00:00Z' }), {
        mean: 3,
        given: [at, ...later(count)],
      });
    expect([0, 10, 20].map((count) => (left(count) * 3) / 2)).toEqual(
      [1, 0.65, 0.475].map((share) => expect.closeTo(share, 9) as number),
    );
    expect(recencyOf('2026-01-01T00:00:00Z', { given: [at - 1, at] })).toBe(1);
  });

  test('decays by ratings, in the order of their times', () => {
    const history = [
      historyOf(1, { stars: 5, at: '2026-01-03T00:00:00Z' }),
      historyOf(2, { at: '2026-01-04T00:00:00Z' }),
      historyOf(3, { stars: 2, at: '2026-01-01T00:00:00Z' }),
    ];
    const given = ['2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z'].map((at) => Date.parse(at));
    expect(scaleOf(history)).toEqual({ mean: 3.5, given });
  });
});

test.each([
  [{ stars: 2.5, favorite: false }, 0.1, true],
  [{ stars: 2, favorite: true }, 0.1, false],
  [{ stars: 3, favorite: true }, 0, false],
  [{ stars: 3, favorite: false }, -0.1, false],
  [{ stars: null, favorite: true }, 0.1, true],
  [{ stars: null, favorite: true }, -0.3, false],
  [{ stars: null, favorite: false }, 0.2, false],
])('Allows %j with a weight of %d as a reason: %j', (done, weight, may) => {
  expect(isReason(done, weight)).toBe(may);
});
