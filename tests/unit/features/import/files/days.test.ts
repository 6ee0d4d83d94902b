import { describe, expect, test } from 'vitest';
import {
  dayOfSeconds,
  dayOfTime,
  writtenCalendarDay,
} from '../../../../../src/features/import/files/days.ts';

const at = (zone: string) => ({ zone });

describe('the day of a moment', () => {
  test.each([
    ['1634953500', 'UTC', '2021-10-23'],
    ['1634953500', 'America/New_York', '2021-10-22'],
    ['1634953500.75', 'UTC', '2021-10-23'],
    ['1634953500.125', 'Asia/Tokyo', '2021-10-23'],
    ['1634953500000', 'UTC', '2021-10-23'],
    ['1634953500000.5', 'America/New_York', '2021-10-22'],
    // Exporters write the first two days for unknown ones.
    ['0', 'UTC', null],
    ['172799', 'UTC', null],
    ['172800', 'UTC', '1970-01-03'],
    // Seconds up to the latest valid day; larger numbers are milliseconds.
    ['7000000000', 'UTC', '2191-10-27'],
    ['7000000001', 'UTC', null],
    ['100000000000', 'UTC', null],
    ['100000000001', 'UTC', '1973-03-03'],
    ['7000000000000', 'UTC', '2191-10-27'],
    ['7000000000001', 'UTC', null],
    ['16349535000000000', 'UTC', null],
    ['', 'UTC', null],
    ['x1634953500', 'UTC', null],
    ['1634953500x', 'UTC', null],
    ['1634953500.x', 'UTC', null],
    ['-1634953500', 'UTC', null],
  ])('%s in %s is %s', (seconds, zone, day) => {
    expect(dayOfSeconds(seconds, at(zone))).toBe(day);
  });
});

describe('the day of a time', () => {
  test.each([
    ['2019-05-20 03:12:44', '2019-05-19'],
    ['2019-05-20T03:12:44', '2019-05-19'],
    ['2019-05-20T03:12:44Z', '2019-05-19'],
    ['2019-05-20T03:12:44.000Z', '2019-05-19'],
    ['2019-05-20T03:12:44.5', '2019-05-19'],
    ['2019-05-20 03:12:44 UTC', '2019-05-19'],
    ['2019-05-20T03:12Z', '2019-05-19'],
    ['2019-05-20 3:12', '2019-05-19'],
    ['2019-05-20T03:12:44+00:00', '2019-05-19'],
    ['2019-05-20T03:12:44-0000', '2019-05-19'],
    [' 2019-05-20T03:12:44Z ', '2019-05-19'],
    ['2019-05-20T04:12:44Z', '2019-05-20'],
  ])('in UTC is the day it was in New York: %s', (text, day) => {
    expect(dayOfTime(text, at('America/New_York'))).toBe(day);
  });

  test.each([
    ['2019-05-20', '2019-05-20'],
    ['2019-05-20T03:12:44+02:00', '2019-05-20'],
    ['2019-05-20T03:12:44-0800', '2019-05-20'],
    ['2019-05-20 03:12:44 +10:00', '2019-05-20'],
    ['1900-01-01', '1900-01-01'],
    ['2999-12-31', '2999-12-31'],
  ])('with another offset, or without a time, is the written day: %s', (text, day) => {
    expect(dayOfTime(text, at('Pacific/Kiritimati'))).toBe(day);
  });

  test.each([
    'unknown',
    '',
    '1899-12-31',
    '2019-02-30',
    '2019-02-30T10:00:00+02:00',
    '2019-02-30T10:00:00Z',
    '2019-02-30 10:00:00',
    '2019-05-20T99:12:44Z',
    '1970-01-01T00:00:00.000Z',
    '1970-01-01',
    '2019-05-20T',
    '2019-05-20T3',
    '2019-05-20T03:12:4Z',
    '2019-05-20T03:12:44.Z',
    '2019-05-20T003:12:44Z',
    '2019-05-20x03:12:44Z',
    '2019-05-20T03:12:44Z!',
    '2019-05-20T03:12:44  UTC',
    'x2019-05-20',
    '12019-05-20',
    '2019-5-20',
    20190520,
    null,
    undefined,
  ])('is null for %s', (text) => {
    expect(dayOfTime(text, at('UTC'))).toBe(null);
  });
});

describe('a day in a file', () => {
  test.each([
    ['2024-01-03', '2024-01-03'],
    ['2024-01-03T23:59:00Z', '2024-01-03'],
    ['2024-01-03 23:59', '2024-01-03'],
    ['03-01-2024', '2024-01-03'],
    ['03-01-2024 21:30', '2024-01-03'],
    ['Sat Jan  5 00:00:00 2013', '2013-01-05'],
    ['Sat Jan 15 00:00:00 2013', '2013-01-15'],
    ['Sat Jan 15 00:00:00 PST 2013', '2013-01-15'],
    ['Sat Jan 15 00:00:00 CEST 2013', '2013-01-15'],
    ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map((name, n) => [
      `Mon ${name} 1 0:00:00 2012`,
      `2012-${String(n + 1).padStart(2, '0')}-01`,
    ]),
  ])('%s is %s, without a zone', (text, day) => {
    expect(writtenCalendarDay(text)).toBe(day);
  });

  test.each([
    '',
    '2024-02-30',
    '2024-02-30 10:00',
    '1899-12-31',
    '2024-01-03x',
    'x2024-01-03',
    '2024-01-031',
    '02024-01-03',
    '32-01-2024',
    '03-01-2024x',
    'x03-01-2024',
    '3-1-2024',
    '03-01-24',
    'Sat Foo 15 00:00:00 2013',
    // Letters across two names of months.
    'Sat anF 15 00:00:00 2013',
    'Sat Feb 30 00:00:00 2013',
    'Sat Jan 115 00:00:00 2013',
    'Sat Jan 15 midnight 2013',
    'Sat Jan 15 00:00:00 CETST 2013',
    'Sat Jan 15 00:00:00 P 2013',
    'Sat Jan 15 00:00:00 13',
    'Sat Jan 15 00:00:00 20133',
    'Saturday Jan 15 00:00:00 2013',
    'on Sat Jan 15 00:00:00 2013',
    'Sat January 15 00:00:00 2013',
  ])('is null for "%s"', (text) => {
    expect(writtenCalendarDay(text)).toBe(null);
  });
});
