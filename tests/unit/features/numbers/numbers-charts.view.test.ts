import { expect, test } from 'vitest';
import {
  barCharts,
  decadeChart,
  monthChart,
  yearChart,
} from '../../../../src/features/numbers/numbers-charts.view.ts';
import { inLanguage } from '../../../../src/contract/language.ts';
import type { Counted, Numbers } from '../../../../src/features/numbers/numbers.ts';

const counted = (key: string, titles: number): Counted => ({
  ...{ key, name: '', watches: titles, titles, minutes: 0 },
});
const numbers = (more: Partial<Numbers>) => more as Numbers;

test('Says how many titles the decades leave out, if any', () => {
  const decades = [counted('1980', 3), counted('2010', 2)];
  expect(decadeChart(numbers({ decades, titles: 5 }), null).note).toBe('By the first release.');
  expect(decadeChart(numbers({ decades, titles: 6 }), null).note).toContain('1 title of unknown release');
  expect(decadeChart(numbers({ decades, titles: 17 }), null).note).toContain('12 titles of unknown release');
});

test('Names a decade, in the chart and above it', () => {
  const { text, columns } = decadeChart(numbers({ decades: [counted('1990', 3)], titles: 3 }), null);
  expect(text).toBe('Most of all the 1990s, with 3 titles.');
  expect(columns.map(({ name }) => name)).toEqual(['1990s']);
});

test('Links a month with entries to its diary page', () => {
  const { columns } = monthChart(
    numbers({ months: [counted('3', 2), counted('12', 1)], monthsBefore: [] }),
    2025,
  );
  expect(columns.flatMap(({ href }) => href ?? [])).toEqual(['/diary?month=2025-03', '/diary?month=2025-12']);
  expect(columns[1]).toMatchObject({ name: 'February', short: 'Feb', wide: 'Feb' });
  const arabic = inLanguage('ar', () =>
    monthChart(numbers({ months: [counted('3', 2)], monthsBefore: [] }), 2025),
  );
  expect(arabic.columns[1]).toMatchObject({ short: 'ف', wide: 'فبراير' });
});

test('Links every other bar to its titles, in the shown year', () => {
  const decades = decadeChart(
    numbers({ decades: [counted('1980', 3), counted('2000', 2)], titles: 5 }),
    2025,
  );
  // The nineties have no titles.
  expect(decades.columns.map(({ href }) => href)).toEqual([
    '/numbers/titles?year=2025&decade=1980',
    undefined,
    '/numbers/titles?year=2025&decade=2000',
  ]);
  const one = (key: string) => [{ ...counted(key, 2), name: 'さくら' }];
  const charts = barCharts(
    numbers({ genres: one('18'), countries: one('JP'), actors: one('7'), directors: one('8') }),
    null,
  );
  expect(charts.flatMap(({ rows }) => rows.map(({ titlesPath }) => titlesPath))).toEqual([
    '/numbers/titles?genre=18',
    '/numbers/titles?director=8',
    '/numbers/titles?actor=7',
    '/numbers/titles?country=JP',
  ]);
  expect(yearChart(numbers({ years: [counted('2024', 9)] })).columns[0]?.href).toBe(
    '/diary?view=list&year=2024',
  );
});
