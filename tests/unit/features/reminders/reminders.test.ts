import { movedNote, releaseWords } from '../../../../src/features/reminders/reminder-words.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dueDay, isDue, unsubscribePath } from '../../../../src/features/reminders/reminders.ts';
import { latestSeason } from '../../../../src/features/reminders/series-reminders.ts';

const ZONES = ['Pacific/Auckland', 'UTC', 'America/Los_Angeles'];

describe.each(ZONES)('reminders on a server in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));

  test.each([
    ['2026-11-21T09:59:59Z', '2026-11-20'],
    ['2026-11-21T10:00:00Z', '2026-11-21'],
    ['2026-11-22T00:30:00Z', '2026-11-21'],
    ['2027-01-01T09:00:00Z', '2026-12-31'],
  ])('at %s those of %s are due by mail', (now, day) => {
    expect(dueDay(() => new Date(now))).toBe(day);
  });

  test('are mailed only on the local day, from Hawaii to Auckland', () => {
    const moment = new Date('2026-11-21T10:00:00Z');
    for (const timeZone of ['Pacific/Honolulu', 'America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland']) {
      const there = new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
      expect([timeZone, there]).toEqual([timeZone, dueDay(() => moment)]);
    }
  });

  test.each([
    ['2026-11-21', 'Out today'],
    ['2026-11-20', 'Out since November 20, 2026'],
    ['2026-11-22', 'Tomorrow, November 22, 2026'],
    ['2026-12-03', 'December 3, 2026, in 12 days'],
    ['2027-03-29', 'March 29, 2027'],
  ])('show a release on %s as %j', (date, words) => {
    expect(releaseWords(date, '2026-11-21')).toBe(words);
  });

  test.each([
    ['2026-11-21', 'US', 'theatre', 'Out today in US cinemas'],
    ['2026-11-20', 'GB', 'digital', 'Out since November 20, 2026 at home in the UK'],
    ['2026-11-22', 'DE', 'theatre', 'Tomorrow, November 22, 2026 in cinemas in Germany'],
    ['2026-12-03', 'NL', 'digital', 'December 3, 2026 at home in the Netherlands, in 12 days'],
  ] as const)('show a release on %s in %s (%s) with its place: %j', (date, region, way, words) => {
    expect(releaseWords(date, '2026-11-21', { region, way })).toBe(words);
  });

  test('are due on the release day', () => {
    expect(isDue({ remindOn: '2026-11-21' }, '2026-11-21')).toBe(true);
    expect(isDue({ remindOn: '2026-11-22' }, '2026-11-21')).toBe(false);
  });

  test('show both days of a move', () => {
    expect(movedNote({ movedFrom: '2027-05-03', remindOn: '2027-05-10' })).toBe(
      'Moved from May 3, 2027 to May 10, 2027',
    );
    expect(movedNote({ movedFrom: null, remindOn: '2027-05-10' })).toBeNull();
    expect(movedNote({ movedFrom: '2027-05-10', remindOn: '2027-05-10' })).toBeNull();
  });
});

test('Puts only the token in an unsubscribe link', () => {
  expect(unsubscribePath('a&b=c')).toBe('/unsubscribe?token=a%26b%3Dc');
});

test.each([
  ['Returning Series', [0, 1, 10, 2], 10],
  ['', [], 0],
  ['Ended', [1, 2], null],
])('Finds the latest season of a series that is %s with the seasons %j: %j', (status, numbers, latest) => {
  const seasons = numbers.map((number) => ({ number })) as never;
  expect(latestSeason({ status, seasons })).toBe(latest);
});
