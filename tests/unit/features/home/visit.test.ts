import { describe, expect, test } from 'vitest';
import { firstSteps, leavesOutUnasked, type HomeVisit } from '../../../../src/features/home/visit.ts';

const visit = (more: Partial<HomeVisit> = {}): HomeVisit => ({
  ...{ awaySince: null, stepsHidden: false, hideSeen: null, seen: 0 },
  ...{ services: false, imported: false, stars: 0, following: 0 },
  ...more,
});

test.each([
  [null, 49, false],
  [null, 50, true],
  [false, 500, false],
  [true, 500, false],
])('Hides seen titles by default for a choice of %s and %i seen ones: %s', (hideSeen, seen, unasked) => {
  expect(leavesOutUnasked(visit({ hideSeen, seen }))).toBe(unasked);
});

describe('The first steps', () => {
  const none = { services: false, import: false, stars: false, series: false };

  test.each([
    [{}, none],
    [{ services: true }, { ...none, services: true }],
    [{ imported: true }, { ...none, import: true }],
    [{ stars: 4 }, none],
    [{ stars: 5 }, { ...none, stars: true }],
    [{ following: 2 }, none],
    [{ following: 3 }, { ...none, series: true }],
  ])('with %j count as %j', (more, taken) => {
    expect(firstSteps(visit(more))).toEqual(taken);
  });

  test.each([
    ['put away', { stepsHidden: true }],
    ['all taken', { services: true, imported: true, stars: 5, following: 3 }],
    ['not needed by who has seen much', { seen: 50 }],
  ])('are hidden once they are %s', (_what, more) => {
    expect(firstSteps(visit(more))).toBeNull();
    expect(firstSteps(visit({ seen: 49 }))).not.toBeNull();
  });
});
