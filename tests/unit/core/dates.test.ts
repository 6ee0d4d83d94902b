import { describe, expect, test, vi } from 'vitest';
import { inLanguage } from '../../../src/contract/language.ts';
import {
  addDays,
  dateFormat,
  dayOf,
  formatDate,
  formatDayOfMonth,
  isCalendarDate,
  isUpcoming,
  today,
  yearOf,
} from '../../../src/core/dates.ts';
import { formatMoment } from '../../../src/core/moments.ts';
import { hasEnded, seriesBadge, seriesDateLine } from '../../../src/features/series/series-dates.ts';
import { filterYears, parseYear } from '../../../src/features/title-lists/years.ts';

const ZONES = ['Pacific/Auckland', 'UTC', 'America/Los_Angeles'];

test('Accepts only existing days with four, two and two digits', () => {
  const days = ['2026-02-28', '2024-02-29', '2026-02-29', '+012026-01', '2026-1-1', '2026-01-011', ''];
  expect(days.filter(isCalendarDate)).toEqual(['2026-02-28', '2024-02-29']);
});

test('Writes the first of a month differently only in French and Portuguese', () => {
  const first = (language: 'es' | 'fr' | 'pt-br') => inLanguage(language, () => formatDate('2026-01-01'));
  expect([first('es'), first('fr'), first('pt-br')]).toEqual([
    ...['1 de enero de 2026', '1er janvier 2026', '1º de janeiro de 2026'],
  ]);
});

test('Writes the weekday in brackets in Japanese', () => {
  const days = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });
  const thursday = Date.UTC(2026, 11, 3);
  expect(inLanguage('ja', () => days().format(thursday))).toBe('12月3日(木)');
  expect(inLanguage('de', () => days().format(thursday))).toBe('Donnerstag, 3. Dezember');
});

describe.each(ZONES)('dates in %s', (zone) => {
  const late = () => {
    vi.stubEnv('TZ', zone);
    return new Date('2026-11-21T23:30:00Z');
  };

  test('uses UTC for today', () => {
    expect(today(late)).toBe('2026-11-21');
    expect(today(() => new Date('2026-11-21T00:10:00Z'))).toBe('2026-11-21');
  });

  test('shows a date as its own day', () => {
    late();
    expect(formatDate('1999-03-30')).toBe('March 30, 1999');
    expect(yearOf('2027-01-01')).toBe(2027);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  test('shows the same day of a watch on server and browser', () => {
    late();
    expect(formatDate(dayOf('2026-11-21T23:30:00.123456+00:00'))).toBe('November 21, 2026');
    expect(formatDate(dayOf('2026-11-22T00:10:00+00:00'))).toBe('November 22, 2026');
  });

  test('counts only later days as upcoming, and no missing date', () => {
    const day = today(late);
    expect(isUpcoming('2026-11-21', day)).toBe(false);
    expect(isUpcoming('2026-11-22', day)).toBe(true);
    expect(isUpcoming(null, day)).toBe(false);
  });

  test('offers years from this one down to 1900', () => {
    const years = filterYears(today(late));
    expect(years[0]).toBe(2026);
    expect(years.at(-1)).toBe(1900);
    expect(parseYear('1899', today(late))).toBeNull();
    expect(parseYear('2027', today(late))).toBeNull();
    expect(parseYear('1994', today(late))).toBe(1994);
  });
});

describe('a calendar date', () => {
  test.each(['2026-02-30', '2026-13-01', '', '2026-1-1', '2026-01-01T00:00'])('is invalid: %j', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });
});

describe('the date line of a series', () => {
  const series = { date: '2008-01-20', lastAirDate: '2013-09-29', nextEpisodeDate: null, status: 'Ended' };

  test.each([
    ['an ended series shows both years', {}, '2008 - 2013'],
    ['a returning series shows both years', { status: 'Returning Series' }, '2008 - 2013'],
    ['a canceled series shows the first year', { status: 'Canceled' }, '2008'],
    ['without a last date only the first year is left', { lastAirDate: null }, '2008'],
    ['without a first date it says N/A', { date: null }, 'N/A'],
  ])('%s', (_title, change, expected) => {
    expect(seriesDateLine({ ...series, ...change })).toBe(expected);
  });
});

test.each([
  ['Ended', true],
  ['Canceled', true],
  ['Returning Series', false],
  [null, false],
])('Shows nothing more for a series that is %s: %s', (status, ended) => {
  expect(hasEnded(status)).toBe(ended);
});

describe('the badge of a series', () => {
  const day = '2026-11-21';
  const series = { date: '2020-01-01', lastAirDate: '2026-11-14', nextEpisodeDate: '2026-11-28', status: '' };

  test.each([
    ['a coming episode after a past one', {}, 'upcoming'],
    ['the last episode airs today', { lastAirDate: day }, 'now'],
    ['the last episode is still to come', { lastAirDate: '2026-12-01', nextEpisodeDate: null }, 'now'],
    ['nothing announced', { nextEpisodeDate: null }, null],
    ['the next episode is today, not after it', { nextEpisodeDate: day }, null],
    ['no dates at all', { lastAirDate: null, nextEpisodeDate: null, date: null }, null],
    ['never aired but announced', { lastAirDate: null }, null],
  ])('%s', (_title, change, expected) => {
    expect(seriesBadge({ ...series, ...change }, day)).toBe(expected);
  });
});

test.each([
  ['fr', '1er janvier 2026', '21 janvier 2026', '11 avr.', '1er août 2026, 01:05'],
  ['pt-br', '1º de janeiro de 2026', '21 de janeiro de 2026', '11 de abr.', '1º de ago. de 2026, 01:05'],
  ['it', '1 gennaio 2026', '21 gennaio 2026', '11 apr', '1 ago 2026, 01:05'],
  ['en', 'January 1, 2026', 'January 21, 2026', 'Apr 11', 'Aug 1, 2026, 01:05'],
] as const)(
  'Writes the first of a month as %s does, and other days as usual',
  (language, first, other, short, moment) => {
    inLanguage(language, () => {
      expect(formatDate('2026-01-01')).toBe(first);
      expect(formatDate('2026-01-21')).toBe(other);
      expect(formatDayOfMonth('2026-04-11')).toBe(short);
      expect(formatMoment('2026-08-01T01:05:00Z')).toBe(moment);
    });
  },
);
