import { describe, expect, test } from 'vitest';
import { latestLetter } from '../../../../src/features/notices/letter-schedule.ts';
import { dayIn, isTimeZone, timeZones } from '../../../../src/core/time-zones.ts';

const daily = (now: string, zone: string) => {
  const { day, at } = latestLetter(new Date(now), zone, 'daily');
  return [day, at.toISOString().slice(0, 16)];
};
const weekly = (now: string, zone: string) => {
  const { day, at } = latestLetter(new Date(now), zone, 'weekly');
  return [day, at.toISOString().slice(0, 16)];
};

describe('The daily mail is due at eight in the user’s morning', () => {
  test.each([
    ['UTC, a second before', '2030-01-10T07:59:59Z', 'UTC', '2030-01-09', '2030-01-09T08:00'],
    ['UTC, at eight', '2030-01-10T08:00:00Z', 'UTC', '2030-01-10', '2030-01-10T08:00'],
    ['Berlin in winter', '2030-01-10T07:00:00Z', 'Europe/Berlin', '2030-01-10', '2030-01-10T07:00'],
    ['Berlin in summer', '2030-07-10T06:00:00Z', 'Europe/Berlin', '2030-07-10', '2030-07-10T06:00'],
    [
      'Berlin, clocks set forward that night',
      '2030-03-31T06:00:00Z',
      'Europe/Berlin',
      '2030-03-31',
      '2030-03-31T06:00',
    ],
    [
      'Berlin, the day before that',
      '2030-03-31T05:59:00Z',
      'Europe/Berlin',
      '2030-03-30',
      '2030-03-30T07:00',
    ],
    [
      'Berlin, clocks set back that night',
      '2030-10-27T07:00:00Z',
      'Europe/Berlin',
      '2030-10-27',
      '2030-10-27T07:00',
    ],
    [
      'Berlin, the day before that too',
      '2030-10-27T06:59:00Z',
      'Europe/Berlin',
      '2030-10-26',
      '2030-10-26T06:00',
    ],
    [
      'New York, clocks set forward',
      '2030-03-10T12:00:00Z',
      'America/New_York',
      '2030-03-10',
      '2030-03-10T12:00',
    ],
    [
      'New York, clocks set back',
      '2030-11-03T13:00:00Z',
      'America/New_York',
      '2030-11-03',
      '2030-11-03T13:00',
    ],
    [
      'Adak, clocks set forward between eight by UTC and eight there',
      '2030-03-10T17:00:00Z',
      'America/Adak',
      '2030-03-10',
      '2030-03-10T17:00',
    ],
    [
      'Kathmandu, a quarter of an hour off',
      '2030-01-10T02:15:00Z',
      'Asia/Kathmandu',
      '2030-01-10',
      '2030-01-10T02:15',
    ],
    [
      'Lord Howe, half an hour of summer',
      '2030-01-09T21:00:00Z',
      'Australia/Lord_Howe',
      '2030-01-10',
      '2030-01-09T21:00',
    ],
    ['Apia, a day ahead', '2030-01-09T19:00:00Z', 'Pacific/Apia', '2030-01-10', '2030-01-09T19:00'],
    [
      'Kiritimati, further ahead',
      '2030-01-09T18:00:00Z',
      'Pacific/Kiritimati',
      '2030-01-10',
      '2030-01-09T18:00',
    ],
    [
      'Pago Pago, a day behind',
      '2030-01-10T18:59:00Z',
      'Pacific/Pago_Pago',
      '2030-01-09',
      '2030-01-09T19:00',
    ],
    [
      'Apia, where a day was left out',
      '2011-12-30T18:00:00Z',
      'Pacific/Apia',
      '2011-12-31',
      '2011-12-30T18:00',
    ],
    ['Apia, before that', '2011-12-30T09:00:00Z', 'Pacific/Apia', '2011-12-29', '2011-12-29T18:00'],
    ['a zone nobody knows, as UTC', '2030-01-10T08:00:00Z', 'Mars/Olympus', '2030-01-10', '2030-01-10T08:00'],
  ])('%s', (_where, now, zone, day, at) => {
    expect(daily(now, zone)).toEqual([day, at]);
  });
});

describe('The weekly mail is due on Monday', () => {
  test.each([
    ['on Sunday evening it is the last one', '2030-01-13T23:00:00Z', 'UTC', '2030-01-07', '2030-01-07T08:00'],
    ['on Monday at seven it still is', '2030-01-14T07:00:00Z', 'UTC', '2030-01-07', '2030-01-07T08:00'],
    ['on Monday at eight', '2030-01-14T08:00:00Z', 'UTC', '2030-01-14', '2030-01-14T08:00'],
    [
      'on Sunday in London, Monday in Auckland',
      '2030-01-13T19:00:00Z',
      'Pacific/Auckland',
      '2030-01-14',
      '2030-01-13T19:00',
    ],
    ['over the end of a year', '2030-01-02T00:00:00Z', 'Europe/Paris', '2029-12-31', '2029-12-31T07:00'],
    [
      'in the week in which clocks change',
      '2030-04-01T06:00:00Z',
      'Europe/Berlin',
      '2030-04-01',
      '2030-04-01T06:00',
    ],
  ])('%s', (_when, now, zone, day, at) => {
    expect(weekly(now, zone)).toEqual([day, at]);
  });
});

test.each([
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Cairo',
])('Has exactly one mail for each day of a year in %s', (zone) => {
  const days: string[] = [];
  for (let hour = 0; hour < 365 * 24; hour += 1) {
    const now = new Date(Date.UTC(2030, 0, 1) + hour * 3_600_000);
    const { day, at } = latestLetter(now, zone, 'daily');
    expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
    if (days.at(-1) !== day) days.push(day);
  }
  expect(days).toEqual([...new Set(days)].sort());
  expect(days.length).toBeGreaterThanOrEqual(365);
});

test('Accepts zones by name', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])
    expect(isTimeZone(zone)).toBe(true);
  for (const zone of ['', 'Mars/Olympus', '../etc', 'Europe / Berlin', '<script>', '+01:00', ':+01'])
    expect(isTimeZone(zone)).toBe(false);
  expect(timeZones().slice(0, 1)).toEqual(['UTC']);
  expect(timeZones()).toContain('Europe/Berlin');
  expect(dayIn('Pacific/Kiritimati', new Date('2030-01-09T12:00:00Z'))).toBe('2030-01-10');
});
