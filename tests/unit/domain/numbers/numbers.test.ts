import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUMBERS_MESSAGES } from '../../../../src/domain/messages.ts';
import {
  decadesOf,
  hoursOf,
  inARow,
  isUnderWay,
  MONTHS,
  mostOf,
} from '../../../../src/domain/numbers/numbers.ts';

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
  test('are twelve of a year, whatever was watched when, and lose and invent nothing', () => {
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

  test('of decades reach from the first to the last, the empty ones between them', () => {
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

test('the most of something come first, equal ones by name, and no more of them than asked for', () => {
  const rows = [counted(1, 2, 'Drama'), counted(2, 5, '喜劇'), counted(3, 2, 'Comedy')];
  expect(mostOf(rows, 2).map(({ name }) => name)).toEqual(['喜劇', 'Comedy']);
});

test('hours are whole', () => {
  expect([0, 29, 30, 90, 61_000].map(hoursOf)).toEqual([0, 0, 1, 2, 1017]);
});

test('a year is not over until its last day is', () => {
  expect(isUnderWay(2024, '2024-12-31')).toBe(true);
  expect(isUnderWay(2024, '2025-01-01')).toBe(false);
  // Where the new year has begun already.
  expect(isUnderWay(2025, '2024-12-31')).toBe(true);
});

describe('a year is compared with the one before', () => {
  const { compared } = NUMBERS_MESSAGES;
  test.each([
    [compared(12, 10, 2024, false), '2 more than in 2024'],
    [compared(10, 1012, 2024, false), '1,002 fewer than in 2024'],
    [compared(3, 3, 2024, false), 'As many as in 2024'],
    [compared(3, 2, 2024, true), '1 more than in 2024 up to this day'],
  ])('%s', (said, expected) => expect(said).toBe(expected));
});
