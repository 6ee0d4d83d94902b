import { describe, expect, test } from 'vitest';
import { endsScreen, splitAtScreen } from '../../../../src/domain/title-lists/first-screen.ts';
import { largestPosters } from '../../../../src/domain/images.ts';

describe('where the first screen of a list ends', () => {
  const ends = (length: number) =>
    Array.from({ length }, (_, index) => index).filter((index) => endsScreen(index, { length }));

  test('after the sixth card, or the last where there are fewer', () => {
    expect(ends(20)).toEqual([5]);
    expect(ends(6)).toEqual([5]);
    expect(ends(2)).toEqual([1]);
    expect(ends(1)).toEqual([0]);
    expect(ends(0)).toEqual([]);
  });

  test('parts a list there, and loses none', () => {
    expect(splitAtScreen([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({
      before: [1, 2, 3, 4, 5],
      last: 6,
      after: [7, 8],
    });
    expect(splitAtScreen([1])).toEqual({ before: [], last: 1, after: [] });
    expect(splitAtScreen([])).toEqual({ before: [], last: undefined, after: [] });
  });
});

describe('the largest poster of a first screen', () => {
  const BASE = 'https://image.tmdb.org/t/p';

  test('is the smallest on phones where it stands in a list, and no window asks for two', () => {
    expect(largestPosters(BASE, '/a.jpg', 'grid')).toEqual([
      { url: `${BASE}/w185/a.jpg`, media: '(min-width:410px) and (max-width:459px)' },
      { url: `${BASE}/w342/a.jpg`, media: '(max-width:409px), (min-width:460px)' },
    ]);
  });

  test('is the smallest on phones where it stands by itself, too', () => {
    expect(largestPosters(BASE, '/a.jpg', 'hero')).toEqual([
      { url: `${BASE}/w185/a.jpg`, media: '(max-width:479px)' },
      { url: `${BASE}/w342/a.jpg`, media: '(min-width:480px)' },
    ]);
  });

  test('is none where there is none, or its path is not that of a picture', () => {
    expect(largestPosters(BASE, null, 'grid')).toEqual([]);
    expect(largestPosters(BASE, '/../a.jpg>; rel=x', 'hero')).toEqual([]);
  });
});
