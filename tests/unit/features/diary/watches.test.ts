import { describe, expect, it, vi } from 'vitest';
import { localDay } from '../../../../src/core/dates.ts';
import { byDay, choiceOf, noteOf, readDay, type Watch } from '../../../../src/features/diary/watches.ts';

describe('the local day', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-11-22T10:00:00Z', '2026-11-23'],
    ['Pacific/Kiritimati', '2026-11-22T09:59:59Z', '2026-11-22'],
    ['Pacific/Pago_Pago', '2026-11-22T10:59:59Z', '2026-11-21'],
    ['Pacific/Pago_Pago', '2026-11-22T11:00:00Z', '2026-11-22'],
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01-01'],
    ['UTC', '2026-02-28T23:59:59.999Z', '2026-02-28'],
    // The repeated hour.
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01'],
  ])('in %s at %s is %s', (there, moment, day) => {
    vi.stubEnv('TZ', there);
    expect(localDay(() => new Date(moment))).toBe(day);
  });
});

describe('the day of a watch', () => {
  const today = '2026-03-01';
  const known = { today, released: '2020-05-05' };

  it('is today, yesterday over the end of a month, a date, or none', () => {
    expect(readDay('today', '', known)).toEqual({ day: today, doubt: null });
    expect(readDay('yesterday', '', known)).toEqual({ day: '2026-02-28', doubt: null });
    expect(readDay('date', '2024-02-29', known)).toEqual({ day: '2024-02-29', doubt: null });
    expect(readDay('none', '2030-01-01', known)).toEqual({ day: null, doubt: null });
  });

  it.each([
    ['', 'missing'],
    ['2026-02-30', 'missing'],
    ['yesterday', 'missing'],
    ['2026-03-02', 'toCome'],
    ['9999-12-31', 'toCome'],
    ['1899-12-31', 'tooEarly'],
    ['2020-05-04', 'beforeRelease'],
  ])('has a warning for “%s”: %s', (date, doubt) => {
    expect(readDay('date', date, known).doubt).toBe(doubt);
  });

  it('has no warning on the release day, nor without one', () => {
    expect(readDay('date', '2020-05-05', known).doubt).toBeNull();
    expect(readDay('date', '1950-01-01', { today, released: null }).doubt).toBeNull();
    expect(readDay('date', '1900-01-01', { today, released: null }).doubt).toBeNull();
  });

  it('has a warning for an unreleased film even today', () => {
    expect(readDay('today', '', { today, released: '2026-03-02' }).doubt).toBe('beforeRelease');
  });

  it('is shown again as chosen', () => {
    expect(choiceOf('2026-03-01', today)).toBe('today');
    expect(choiceOf('2026-02-28', today)).toBe('yesterday');
    expect(choiceOf('2026-02-27', today)).toBe('date');
    expect(choiceOf(null, today)).toBe('none');
  });
});

it('Trims a note, limits it to 500 characters, and drops an empty one', () => {
  expect(noteOf('  on a plane\n')).toBe('on a plane');
  expect(noteOf(' \n\u200B')).toBeNull();
  expect([...(noteOf('𝕏'.repeat(600)) ?? '')]).toHaveLength(500);
});

it('Lists the latest day first on a title’s page, undated last', () => {
  const days = ['2020-01-01', null, '2026-11-22', null, '2021-05-05'];
  const watches = days.map((day) => ({ day }) as Watch);
  expect(watches.toSorted(byDay).map(({ day }) => day)).toEqual([
    '2026-11-22',
    '2021-05-05',
    '2020-01-01',
    null,
    null,
  ]);
});
