import { numbersCompared } from '../../../../src/features/numbers/numbers-words.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decadesOf,
  hoursOf,
  inARow,
  isUnderWay,
  MONTHS,
  mostOf,
  numberedPath,
  numbersPath,
  parseNumberedView,
} from '../../../../src/features/numbers/numbers.ts';
import {
  isSameYear,
  parseYearSecret,
  sharedYearOf,
  sharedYearPath,
} from '../../../../src/features/numbers/shared-years.ts';

const counted = (key: number, titles = 1, name = String(key)) => ({
  ...{ key: String(key), name, titles },
  watches: titles,
  minutes: titles * 90,
});

const someOf = (keys: readonly number[]) =>
  fc.uniqueArray(fc.record({ key: fc.constantFrom(...keys), titles: fc.integer({ min: 1, max: 500 }) }), {
    selector: ({ key }) => key,
  });

describe('columns', () => {
  test('are twelve a year, for any watches, without losing or adding any', () => {
    fc.assert(
      fc.property(someOf(MONTHS), (months) => {
        const columns = inARow(
          months.map(({ key, titles }) => counted(key, titles)),
          MONTHS,
        );
        expect(columns.map(({ key }) => Number(key))).toEqual(MONTHS);
        const sum = (all: { titles: number }[]) => all.reduce((total, { titles }) => total + titles, 0);
        expect(sum(columns)).toBe(sum(months));
      }),
    );
  });

  test('of decades range from the first to the last, with empty ones', () => {
    const decades = Array.from({ length: 16 }, (_, index) => 1870 + index * 10);
    fc.assert(
      fc.property(someOf(decades), (found) => {
        const row = decadesOf(found.map(({ key, titles }) => counted(key, titles)));
        expect(row).toEqual([...row].sort((a, b) => a - b));
        for (const { key } of found) expect(row).toContain(key);
        expect(row).toHaveLength(found.length === 0 ? 0 : ((row.at(-1) ?? 0) - (row[0] ?? 0)) / 10 + 1);
      }),
    );
  });
});

test('Sorts the most frequent first, ties by name, up to the limit', () => {
  const rows = [counted(1, 2, 'Drama'), counted(2, 5, '喜劇'), counted(3, 2, 'Comedy')];
  expect(mostOf(rows, 2).map(({ name }) => name)).toEqual(['喜劇', 'Comedy']);
});

test('Sorts ties of titles by number of watches', () => {
  const rows = [
    { ...counted(1, 2, 'Comedy'), watches: 2 },
    { ...counted(2, 2, 'Drama'), watches: 3 },
  ];
  expect(mostOf(rows, 2).map(({ name }) => name)).toEqual(['Drama', 'Comedy']);
  expect(
    mostOf([counted(1, 1, 'B'), counted(2, 1, 'A'), counted(3, 1, 'C')], 3).map(({ name }) => name),
  ).toEqual(['A', 'B', 'C']);
});

test('Has an unlinked column for a month without entries', () => {
  expect(inARow([], [3])).toEqual([{ key: '3', name: '', watches: 0, titles: 0, minutes: 0 }]);
});

describe('the address of a bar’s titles', () => {
  const read = (query: string) => parseNumberedView(new URLSearchParams(query));

  test.each([
    ['decade=1990', '/numbers/titles?decade=1990'],
    ['genre=18&year=2025', '/numbers/titles?year=2025&genre=18'],
    ['country=JP&tag=noir&page=2', '/numbers/titles?country=JP&tag=noir&page=2'],
    ['actor=1234567890', '/numbers/titles?actor=1234567890'],
    ['director=7&year=12025', '/numbers/titles?director=7'],
    ['director=7&year=2025x', '/numbers/titles?director=7'],
    ['stars=4.5&page=1', '/numbers/titles?stars=4.5'],
  ])('?%s is normalized to %s', (query, path) => {
    const view = read(query);
    expect(view && numberedPath(view)).toBe(path);
  });

  test.each([
    '',
    'genre=',
    'year=2025',
    'actor=12345678901',
    'stars=5.5',
    'stars=4.55',
    'stars=14.5',
    'country=J',
    'country=jp',
    'country=JPN',
    'decade=1990x',
    'decade=x1990',
  ])('?%s is invalid', (query) => {
    expect(read(query)).toBeNull();
  });

  test('starts on the first page; statistics have one for each year and tag', () => {
    expect(numberedPath({ by: 'genre', key: '18', year: null, tag: null })).toBe('/numbers/titles?genre=18');
    expect(numbersPath(null)).toBe('/numbers');
    expect(numbersPath(2025, 'noir')).toBe('/numbers/2025?tag=noir');
  });
});

describe('a shared year', () => {
  const year = { year: 2025, watches: 9, titles: 8, movies: 5, series: 3, minutes: 700, days: 6 };

  test('contains numbers without titles', () => {
    const { year: _of, ...amounts } = year;
    const numbers = { ...amounts, genres: [counted(18)], undated: 1 };
    expect(sharedYearOf(numbers as never, 2025)).toEqual(year);
  });

  test('differs once a number differs', () => {
    expect(isSameYear(year, { ...year })).toBe(true);
    for (const field of Object.keys(year))
      expect(isSameYear(year, { ...year, [field]: 1 }), field).toBe(false);
  });

  test('has an unguessable address', () => {
    const secret = '0123456789abcdef'.repeat(4);
    expect(sharedYearPath(secret)).toBe(`/year/${secret}`);
    expect(parseYearSecret(secret)).toBe(secret);
    for (const other of [undefined, '', secret.slice(1), `${secret}0`, secret.toUpperCase(), ` ${secret}`])
      expect(parseYearSecret(other)).toBeNull();
  });
});

test('Rounds hours', () => {
  expect([0, 29, 30, 90, 61_000].map(hoursOf)).toEqual([0, 0, 1, 2, 1017]);
});

test('Counts a year as running until its last day', () => {
  expect(isUnderWay(2024, '2024-12-31')).toBe(true);
  expect(isUnderWay(2024, '2025-01-01')).toBe(false);
  // In time zones where the new year has begun.
  expect(isUnderWay(2025, '2024-12-31')).toBe(true);
});

describe('a year is compared with the one before', () => {
  test.each([
    [numbersCompared(12, 10, 2024, false), '2 more than in 2024'],
    [numbersCompared(10, 1012, 2024, false), '1,002 fewer than in 2024'],
    [numbersCompared(3, 3, 2024, false), 'As many as in 2024'],
    [numbersCompared(3, 2, 2024, true), '1 more than in 2024 up to this day'],
  ])('%s', (said, expected) => expect(said).toBe(expected));
});
