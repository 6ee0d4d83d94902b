import { describe, expect, test, vi } from 'vitest';
import { localDay } from '../../../src/core/dates.ts';
import { personsDay, readersDay } from '../../../src/server/persons-day.ts';
import { SESSION_COOKIE } from '../../../src/core/session-cookie.ts';

describe('the user’s day', () => {
  test.each([
    ['America/Los_Angeles', '2026-11-24T02:00:00Z', '2026-11-23'],
    ['America/Los_Angeles', '2026-11-24T08:00:00Z', '2026-11-24'],
    ['Asia/Tokyo', '2026-11-23T15:00:00Z', '2026-11-24'],
    ['Asia/Tokyo', '2026-11-23T14:59:59Z', '2026-11-23'],
    ['Pacific/Kiritimati', '2026-11-23T10:00:00Z', '2026-11-24'],
    ['Etc/GMT+12', '2026-11-23T11:59:59Z', '2026-11-22'],
  ])('in %s at %s is %s, on server and browser', (zone, moment, day) => {
    const clock = () => new Date(moment);
    expect(personsDay(`a=b; zone=${zone}; c=d`, clock)).toBe(day);
    vi.stubEnv('TZ', zone);
    expect(localDay(clock)).toBe(day);
  });

  test.each([null, '', 'timezone=Asia/Tokyo', 'zone=', 'zone=Middle/Earth', 'zone=%00', 'zone="Asia/Tokyo"'])(
    'is in UTC for the cookies %j, without a zone',
    (cookies) => {
      expect(personsDay(cookies, () => new Date('2026-11-23T23:59:59Z'))).toBe('2026-11-23');
    },
  );

  test.each([
    ['America/Los_Angeles', '2026-11-24T02:00:00Z', '2026-11-23'],
    ['Asia/Tokyo', '2026-11-23T15:00:00Z', '2026-11-24'],
    ['Pacific/Kiritimati', '2026-11-23T10:00:00Z', '2026-11-24'],
  ])('in %s at %s is used on personal pages; visitors share one day', (zone, moment, day) => {
    const clock = () => new Date(moment);
    expect(readersDay(`zone=${zone}; ${SESSION_COOKIE}.0=a`, clock)).toBe(day);
    expect(readersDay(`zone=${zone}`, clock)).toBe(moment.slice(0, 10));
  });
});
