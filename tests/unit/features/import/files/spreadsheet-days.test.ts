import { describe, expect, test } from 'vitest';
import {
  isSerial,
  needsOrder,
  orderIn,
  spreadsheetDay,
} from '../../../../../src/features/import/files/spreadsheet-days.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');

describe('a spreadsheet’s date', () => {
  test.each([
    ['26/01/2023', '2023-01-26'],
    ['1/26/2023', '2023-01-26'],
    ['26/1/23', '2023-01-26'],
    ['26.1.2023', '2023-01-26'],
    ['3.4.23', '2023-04-03'],
    ['03-04-2023', '2023-04-03'],
    ['26-1-2023', '2023-01-26'],
    ['26-01-23', '2023-01-26'],
    ['2023/1/6', '2023-01-06'],
    ['2023.01.26', '2023-01-26'],
    ['26 Jan 2023', '2023-01-26'],
    ['6-Jan-23', '2023-01-06'],
    ['26. January 2023', '2023-01-26'],
    ['26.Jan.2023', '2023-01-26'],
    ['January 26, 2023', '2023-01-26'],
    ['Jan 26 2023', '2023-01-26'],
    ['JAN-6, 69', '2069-01-06'],
    ['6 jan 70', '1970-01-06'],
    ['26/1/69', '2069-01-26'],
    ['26/1/70', '1970-01-26'],
    ['26/01/2023 21:30', '2023-01-26'],
    ['26/01/2023T21:30:59', '2023-01-26'],
    ['1/26/2023 9:30 PM', '2023-01-26'],
    ['1/26/2023 9:30:00am', '2023-01-26'],
    ['26 Jan 2023 9:30', '2023-01-26'],
    ['2023/01/26 09:30:00', '2023-01-26'],
    ['44952', '2023-01-26'],
    ['44952.99', '2023-01-26'],
    ['20000', '1954-10-03'],
    ['80000', '2119-01-11'],
    ...MONTHS.map((name, n) => [`1 ${name} 2020`, `2020-${two(n + 1)}-01`]),
  ])('is clear: %s is %s', (cell, day) => {
    expect(spreadsheetDay(cell, null)).toBe(day);
  });

  test.each([
    ['3/4/2023', '2023-04-03', '2023-03-04'],
    ['3-4-23', '2023-04-03', '2023-03-04'],
    ['03-04-23', '2023-04-03', '2023-03-04'],
    ['3-04-2023', '2023-04-03', '2023-03-04'],
    ['12/12/2023 9:30 PM', '2023-12-12', '2023-12-12'],
    ['3.4.2023', '2023-04-03', '2023-04-03'],
    // The user's answer takes precedence over what would fit.
    ['26/1/2023', '2023-01-26', null],
    ['1/26/2023', null, '2023-01-26'],
  ])('is read by the answer: %s', (cell, dayFirst, monthFirst) => {
    expect([spreadsheetDay(cell, 'dayFirst'), spreadsheetDay(cell, 'monthFirst')]).toEqual([
      dayFirst,
      monthFirst,
    ]);
  });

  test.each([
    '',
    'last week',
    '3/4/2023',
    '31/31/2023',
    '30/2/2023',
    '30.2.2023',
    '2023/02/30',
    '2023/123/1',
    '12023/1/1',
    '2023/1/123',
    '30 Feb 2023',
    '1 Foo 2020',
    // Letters across two names of months.
    '1 anf 2020',
    'Jan 2020',
    '1 Ja 2020',
    '1 Jan',
    '1 Jan 202',
    '123 Jan 2020',
    'on 1 Jan 2020',
    '1 Jan 2020 or so',
    '1   Jan 2020',
    '26/1/202',
    '26/1/20233',
    '126/1/2023',
    '26/1.2023',
    'x26/1/2023',
    '19999',
    '80001',
    '144952',
    '44952.',
    '44952 9:30',
    '26/1/2023 9',
    '26/1/2023 9:3',
    '26/1/2023 9:30 XM',
    ' 26/1/2023',
  ])('is null for "%s" without an answer', (cell) => {
    expect(spreadsheetDay(cell, null)).toBe(null);
  });
});

describe('a date’s order', () => {
  test.each([
    ['26/1/2023', 'dayFirst', true],
    ['13/1/23 21:30', 'dayFirst', true],
    ['1/13/2023', 'monthFirst', true],
    ['12/12/2023', null, true],
    ['3/4/2023 9:30 AM', null, true],
    ['13-1-23', 'dayFirst', true],
    // With points, and in Simkl's format, the day comes first everywhere.
    ['13.1.2023', null, false],
    ['3.4.23', null, false],
    ['13-01-2023', null, false],
    ['1 Jan 2023', null, false],
    ['2023-01-03', null, false],
    ['44952', null, false],
    ['', null, false],
  ])('%s shows %s', (cell, order, needed) => {
    expect([orderIn(cell), needsOrder(cell)]).toEqual([order, needed]);
  });

  test('is unknown for a serial day, from 1954 to 2119', () => {
    const cells = [
      '19999',
      '20000',
      '44952.5',
      '80000',
      '80000.5',
      '80001',
      '44952x',
      'x44952',
      '444952',
      '',
    ];
    expect(cells.filter(isSerial)).toEqual(['20000', '44952.5', '80000', '80000.5']);
  });
});
