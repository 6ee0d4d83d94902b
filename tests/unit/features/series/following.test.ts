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

test('Keeps the order of Up Next, removes unfollowed series and adds new ones', () => {
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

test('Adds nothing to a paged or hidden section', () => {
  const changed = new Map([
    [3, series(3)],
    [4, series(4, 'paused')],
  ]);
  expect(idsIn(page([series(1)], 20), changed, 'next').map(([ids]) => ids)).toEqual([[1], [], [], []]);
  expect(idsIn(page([series(1)]), changed, 'next').map(([ids]) => ids)).toEqual([[1, 3], [], [], []]);
});

test('Stores a series’ display data only', () => {
  const seen = { id: 1399, title: 'Dark', posterPath: '/dark.jpg', overview: 'In Winden …' };
  expect(followedTitle(seen)).toEqual({ id: 1399, title: 'Dark', posterPath: '/dark.jpg' });
});

test('Keeps a changed series’ rendered name, even in another language than the saved one', () => {
  const initial = { ...series(1), title: 'Das Boot' };
  expect(seriesSince(initial, { ...series(1, 'caughtUp'), title: 'The Boat' })).toEqual({
    ...series(1, 'caughtUp'),
    title: 'Das Boot',
  });
  expect(seriesSince(initial, undefined)).toBe(initial);
});
