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
  test('stand by date, those without one last, and else as they came', () => {
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
  ])('shown beside part %i are its neighbours', (own, shown) => {
    expect(ids(partsAround(movies, own))).toEqual(shown);
  });

  test('are all shown where there are few', () => {
    expect(ids(partsAround(movies.slice(0, 3), 2))).toEqual([1, 2, 3]);
  });
});

describe('the seasons of a series', () => {
  test('stand by number, the specials last', () => {
    expect(numbers(inOrder([season(2), season(0), season(10), season(1)]))).toEqual([1, 2, 10, 0]);
  });

  test('lead to those before and after, over gaps, and neither to nor from the specials', () => {
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

  test('are all listed where there are few, else the latest with how many there are besides', () => {
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
  ])('the segment %s is the number %s', (segment, number) => {
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
])('the season of the address "%s" with zeros before it is %s', (segment, number) => {
  expect(paddedSeasonNumber(segment)).toBe(number);
});

test('a season of a thousand episodes is indexed by the numbers on each of its pages', () => {
  const episodes = Array.from({ length: 1000 }, (_, index) => ({ number: index + 101 }) as Episode);
  const spans = pageSpans(episodes);
  expect(spans[0]).toEqual({ first: 101, last: 116 });
  expect(spans.at(-1)).toEqual({ first: 1093, last: 1100 });
  expect(spans).toHaveLength(63);
});

test('a title that is all there is of its collection has no neighbours in it', () => {
  const one = [{ kind: 'movie', id: 1 } as const];
  expect(partsAround(one, 1)).toEqual([]);
});

test('a title and the only other of its collection stand together', () => {
  const two = [1, 2].map((id) => ({ kind: 'movie', id }) as const);
  expect(partsAround(two, 2)).toEqual(two);
});
