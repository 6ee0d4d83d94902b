import { expect, test } from 'vitest';
import { airDays } from '../../../src/components/seasons/season-meta.ts';

const TODAY = '2026-11-25';
const lines = (dates: readonly (string | null)[]) => {
  const saysDay = airDays(
    dates.map((date) => ({ date })),
    TODAY,
  );
  return dates.map(saysDay);
};

test('an episode of a season under way says when it airs, and that no day is known yet', () => {
  expect(lines(['2026-11-18', '2026-11-25', '2026-11-26', '2026-12-02', null])).toEqual([
    'November 18, 2026',
    'Today',
    'Tomorrow',
    expect.stringContaining('December 2, 2026'),
    'No date yet',
  ]);
});

test('an episode without a day says nothing of it where its season ended long ago, or nothing is known', () => {
  expect(lines(['2010-01-05', null])).toEqual(['January 5, 2010', null]);
  expect(lines([null, null])).toEqual([null, null]);
});
