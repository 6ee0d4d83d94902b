import { expect, test } from 'vitest';
import { averageOf, ratedEpisodes } from '../../../src/core/season-stars.ts';
import { episodePages, inOrder } from '../../../src/core/seasons.ts';
import type { Stars } from '../../../src/core/stars.ts';

test('Sorts episodes’ stars by episode, without the season’s', () => {
  const stars = new Map<number | null, Stars>([
    [10, 4],
    [null, 5],
    [2, 3.5],
  ]);
  expect(ratedEpisodes(stars)).toEqual([
    { number: 2, stars: 3.5 },
    { number: 10, stars: 4 },
  ]);
});

test.each([
  [[], null],
  [[4], 4],
  [[4, 5], 4.5],
  [[3, 4, 4], 3.67],
  [[5, 5, 4.5], 4.83],
] as const)('Averages %j to %s, in hundredths', (stars, average) => {
  expect(averageOf(stars)).toBe(average);
});

test('Names seasons by number, specials last, and gives an empty one a page', () => {
  expect(inOrder([3, 0, 10, 1].map((number) => ({ number }))).map(({ number }) => number)).toEqual([
    1, 3, 10, 0,
  ]);
  expect(episodePages([])).toBe(1);
});
