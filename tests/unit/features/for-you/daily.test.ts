import { expect, test } from 'vitest';
import { dailyOrder } from '../../../../src/features/for-you/daily.ts';
import type { Scored } from '../../../../src/features/for-you/score.ts';

const ranked = Array.from({ length: 8 }, (_, id) => ({ title: { kind: 'movie', id } }) as Scored);
const order = (day: string) => dailyOrder(ranked, day).map(({ title }) => title.id);

test('Orders a day the same on every server, and differently another day', () => {
  expect(order('2026-11-22')).toEqual([0, 1, 2, 4, 7, 5, 6, 3]);
  expect(order('2026-11-23')).toEqual([0, 1, 2, 4, 6, 3, 7, 5]);
});
