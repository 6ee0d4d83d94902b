import { expect, test } from 'vitest';
import { standingOf } from '../../../../src/features/for-you/settings.ts';

test.each([
  [8.5, 200, 0.05 - (0.02 * Math.log(201)) / Math.log(40_001)],
  [4.5, 200, -0.05 - (0.02 * Math.log(201)) / Math.log(40_001)],
  [null, 200, (-0.02 * Math.log(201)) / Math.log(40_001)],
  [6.5, 40_000, -0.02],
  [6.5, 4_000_000, -0.02],
  [10, 0, 0],
])(
  'a title with %j points of %d votes stands at %d: half as sure at 200, known by all from 40,000 on',
  (points, votes, standing) => {
    expect(standingOf({ voteAverage: points, votes })).toBeCloseTo(standing, 9);
  },
);
