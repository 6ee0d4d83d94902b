import { expect, test } from 'vitest';
import {
  followedTitle,
  partsSince,
  seriesSince,
  type UpNextSection,
  type UpNextSeries,
} from '../../../../src/features/series/following.ts';

const series = (id: number, section: UpNextSection = 'next') => ({ id, section }) as UpNextSeries;
const page = (next: UpNextSeries[], total = next.length) => ({
  next: { series: next, total },
  caughtUp: { series: [], total: 0 },
  paused: { series: [], total: 0 },
  dropped: { series: [], total: 0 },
});
const idsIn = (...args: Parameters<typeof partsSince>) =>
  Object.values(partsSince(...args)).map(({ series: shown, total }) => [shown.map(({ id }) => id), total]);

test('Up Next keeps its rows where they were, loses what is followed no more and gains what is new', () => {
  const changed = new Map([
    [1, null],
    [2, series(2, 'caughtUp')],
    [3, series(3)],
    [4, series(4, 'paused')],
  ]);
  expect(idsIn(page([series(1), series(2)]), changed, null)).toEqual([
    [[2, 3], 2],
    [[], 0],
    [[4], 1],
    [[], 0],
  ]);
});

test('a section that goes on elsewhere, or is not shown, gains nothing', () => {
  const changed = new Map([
    [3, series(3)],
    [4, series(4, 'paused')],
  ]);
  expect(idsIn(page([series(1)], 20), changed, 'next').map(([ids]) => ids)).toEqual([[1], [], [], []]);
  expect(idsIn(page([series(1)]), changed, 'next').map(([ids]) => ids)).toEqual([[1, 3], [], [], []]);
});

test('following keeps of a series what shows it, and nothing else a page knows', () => {
  const seen = { id: 1399, title: 'Dark', posterPath: '/dark.jpg', overview: 'In Winden …' };
  expect(followedTitle(seen)).toEqual({ id: 1399, title: 'Dark', posterPath: '/dark.jpg' });
});

test('a series that changed keeps the name it was rendered with, which may be another language’s than the one saved', () => {
  const initial = { ...series(1), title: 'Das Boot' };
  expect(seriesSince(initial, { ...series(1, 'caughtUp'), title: 'The Boat' })).toEqual({
    ...series(1, 'caughtUp'),
    title: 'Das Boot',
  });
  expect(seriesSince(initial, undefined)).toBe(initial);
});
