import { describe, expect, test } from 'vitest';
import { byDate, partsAround } from '../../../src/core/collections.ts';
import {
  inOrder,
  listedSeasons,
  neighbours,
  paddedSeasonNumber,
  pageSpans,
  parseSeasonNumber,
  type Episode,
} from '../../../src/core/seasons.ts';

const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);
const numbers = (found: readonly { number: number }[]) => found.map(({ number }) => number);
const season = (number: number) => ({ number, name: '', date: null, episodeCount: 3 });
const upTo = (last: number, first = 0) =>
  Array.from({ length: last - first + 1 }, (_, index) => season(first + index));

describe('the parts of a collection', () => {
  test('are sorted by date, undated last, else in the given order', () => {
    const parts = [
      { id: 1, date: null },
      { id: 2, date: '2020-05-05' },
      { id: 3, date: '1999-01-01' },
      { id: 4, date: '2020-05-05' },
      { id: 5, date: null },
    ];
    expect(ids(byDate(parts))).toEqual([3, 2, 4, 1, 5]);
  });

  const movies = Array.from({ length: 20 }, (_, index) => ({ kind: 'movie' as const, id: index + 1 }));

  test.each([
    [1, [1, 2, 3, 4]],
    [10, [8, 9, 10, 11]],
    [20, [17, 18, 19, 20]],
    [99, [1, 2, 3, 4]],
  ])('next to part %i are its neighbours', (own, shown) => {
    expect(ids(partsAround(movies, own))).toEqual(shown);
  });

  test('are all shown if few', () => {
    expect(ids(partsAround(movies.slice(0, 3), 2))).toEqual([1, 2, 3]);
  });
});

describe('the seasons of a series', () => {
  test('are sorted by number, specials last', () => {
    expect(numbers(inOrder([season(2), season(0), season(10), season(1)]))).toEqual([1, 2, 10, 0]);
  });

  test('link to the previous and next one, across gaps, except for specials', () => {
    const seasons = [season(0), season(1), season(4)];
    const around = (number: number) => {
      const { previous, next } = neighbours(seasons, number);
      return [previous?.number, next?.number];
    };
    expect([0, 1, 2, 4].map(around)).toEqual([
      [undefined, undefined],
      [undefined, 4],
      [1, 4],
      [1, undefined],
    ]);
  });

  test('are all listed if few, else the latest with the number of others', () => {
    expect(numbers(listedSeasons(upTo(6)).listed)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    const { listed, more } = listedSeasons(upTo(60));
    expect(numbers(listed)).toEqual(numbers(upTo(60, 54)));
    expect(more).toBe(54);
  });

  test.each([
    ['0', 0],
    ['12', 12],
    ['2019', 2019],
    ['01', null],
    ['-1', null],
    ['1.5', null],
    ['12345', null],
    ['', null],
    [undefined, null],
  ])('with the segment %s is number %s', (segment, number) => {
    expect(parseSeasonNumber(segment)).toBe(number);
  });
});

test.each([
  ['01', 1],
  ['00', 0],
  ['0012', 12],
  ['1', null],
  ['0', null],
  ['0x', null],
  ['000001', null],
  [undefined, null],
])('Redirects the season "%s" with leading zeros to %s', (segment, number) => {
  expect(paddedSeasonNumber(segment)).toBe(number);
});

test('Indexes a season of a thousand episodes by each page’s numbers', () => {
  const episodes = Array.from({ length: 1000 }, (_, index) => ({ number: index + 101 }) as Episode);
  const spans = pageSpans(episodes);
  expect(spans[0]).toEqual({ first: 101, last: 116 });
  expect(spans.at(-1)).toEqual({ first: 1093, last: 1100 });
  expect(spans).toHaveLength(63);
});

test('Shows no neighbours of a collection’s only title', () => {
  const one = [{ kind: 'movie', id: 1 } as const];
  expect(partsAround(one, 1)).toEqual([]);
});

test('Shows a title with the only other of its collection', () => {
  const two = [1, 2].map((id) => ({ kind: 'movie', id }) as const);
  expect(partsAround(two, 2)).toEqual(two);
});
