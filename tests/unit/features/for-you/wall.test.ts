import { expect, test } from 'vitest';
import { dealt, wallDecades } from '../../../../src/features/for-you/wall.ts';
import { movieOf } from '../../../support/tmdb/known-titles.ts';

test('Draws from the current decade and the four before at the start', () => {
  const decades = [2020, 2010, 2000, 1990, 1980].map((from) => ({ from, to: from + 9 }));
  expect(wallDecades(2026)).toEqual(decades);
  expect(wallDecades(2020)).toEqual(decades);
});

test('Interleaves titles of several lists, once each', () => {
  const list = (...ids: number[]) => ids.map((id) => movieOf({ id }));
  expect(dealt([list(1, 2, 3), list(), list(4, 1), list(5)]).map(({ id }) => id)).toEqual([1, 4, 5, 2, 3]);
  expect(dealt([])).toEqual([]);
});
