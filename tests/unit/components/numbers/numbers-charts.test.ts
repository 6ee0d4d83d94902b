import { expect, test } from 'vitest';
import { decadeChart, monthChart } from '../../../../src/components/numbers/numbers-charts.ts';
import type { Counted, Numbers } from '../../../../src/domain/numbers/numbers.ts';

const counted = (key: string, titles: number): Counted => ({
  ...{ key, name: '', watches: titles, titles, minutes: 0 },
});
const numbers = (more: Partial<Numbers>) => more as Numbers;

test('the decades say how many titles they leave out, and nothing where they leave out none', () => {
  const decades = [counted('1980', 3), counted('2010', 2)];
  expect(decadeChart(numbers({ decades, titles: 5 })).note).toBe('By the first release.');
  expect(decadeChart(numbers({ decades, titles: 6 })).note).toContain('1 title of unknown release');
  expect(decadeChart(numbers({ decades, titles: 17 })).note).toContain('12 titles of unknown release');
});

test('a month with something in it leads to that month of the diary', () => {
  const { columns } = monthChart(
    numbers({ months: [counted('3', 2), counted('12', 1)], monthsBefore: [] }),
    2025,
  );
  expect(columns.flatMap(({ href }) => href ?? [])).toEqual(['/diary?month=2025-03', '/diary?month=2025-12']);
});
