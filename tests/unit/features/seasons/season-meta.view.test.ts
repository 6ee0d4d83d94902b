import { expect, test } from 'vitest';
import { airDays, episodeRange } from '../../../../src/features/seasons/season-meta.view.ts';

const TODAY = '2026-11-25';
const lines = (dates: readonly (string | null)[]) => {
  const saysDay = airDays(
    dates.map((date) => ({ date })),
    TODAY,
  );
  return dates.map(saysDay);
};

test('Shows an episode’s air date in a running season, or that it is unknown', () => {
  expect(lines(['2026-11-18', '2026-11-25', '2026-11-26', '2026-12-02', null])).toEqual([
    'November 18, 2026',
    'Today',
    'Tomorrow',
    expect.stringContaining('December 2, 2026'),
    'No date yet',
  ]);
});

test('Omits a missing day in a season that ended long ago, or without data', () => {
  expect(lines(['2010-01-05', null])).toEqual(['January 5, 2010', null]);
  expect(lines([null, null])).toEqual([null, null]);
});

test('Counts a page’s episodes if numbering starts with the season, else states the count separately', () => {
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at }));
  expect(episodeRange(numbered(17, 26), numbered(1, 26))).toBe('Episodes 17 to 26 of 26');
  expect(episodeRange(numbered(1145, 1160), numbered(1145, 1170))).toBe(
    'Episodes 1145 to 1160 (26 in this season)',
  );
});
