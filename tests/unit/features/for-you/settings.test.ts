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
  'Scores a title with %j points of %d votes at %d: half confidence at 200, full fame from 40,000',
  (points, votes, standing) => {
    expect(standingOf({ voteAverage: points, votes })).toBeCloseTo(standing, 9);
  },
);
