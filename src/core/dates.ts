import { perLanguage } from './language/current.ts';

/** A day without time or zone, `YYYY-MM-DD`. Compare it as text, never as a local `Date`. */
export type CalendarDate = string;

/** Returns the present moment; injected wherever "today" matters. */
export type Clock = () => Date;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a real day in `YYYY-MM-DD` form. */
export function isCalendarDate(value: string): boolean {
  if (!PATTERN.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === value;
}

/** The clock's UTC day, whatever the time zone of the process. */
export function today(clock: Clock): CalendarDate {
  return clock().toISOString().slice(0, 10);
}

/** The clock's day in the local time zone. */
export function localDay(clock: Clock): CalendarDate {
  const now = clock();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The UTC day of a moment (ISO 8601), so that server and browser agree. */
export function dayOf(moment: string): CalendarDate {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Adds `days` (negative to subtract) to a date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Four-digit year of a date; null without a date. */
export function yearOf(date: CalendarDate | null): number | null {
  return date ? Number(date.slice(0, 4)) : null;
}

/** The first of a month as an ordinal ("1er janvier", "1º de janeiro"): `Intl` does not write it. */
function withFirst(written: string, locale: string): string {
  if (locale === 'fr') return written.replace(/\b1 (?=[a-z])/, '1er ');
  return locale === 'pt-BR' ? written.replace(/\b1 de /, '1º de ') : written;
}

/** Japanese writes the weekday after a day as one character in brackets: "12月3日(木)". */
function inShort(options: Intl.DateTimeFormatOptions, locale: string): Intl.DateTimeFormatOptions {
  return locale === 'ja' && options.weekday && options.day ? { ...options, weekday: 'short' } : options;
}

/** Formats calendar days in the current language, independent of the time zone. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLanguage((locale) => {
    const days = new Intl.DateTimeFormat(locale, { ...inShort(options, locale), timeZone: 'UTC' });
    return { format: (day: Date | number) => withFirst(days.format(day), locale) };
  });

const longDates = /* @__PURE__ */ dateFormat({ dateStyle: 'long' });
const shortDates = /* @__PURE__ */ dateFormat({ month: 'short', day: 'numeric' });

/** `March 30, 1999`, independent of the time zone. */
export function formatDate(date: CalendarDate): string {
  return longDates().format(new Date(`${date}T00:00:00Z`));
}

/** `Mar 30`, where the year is shown beside it. */
export function formatDayOfMonth(date: CalendarDate): string {
  return shortDates().format(new Date(`${date}T00:00:00Z`));
}

/** Whether a date is after `day`; a title without a date counts as released (docs/behaviour.md, Dates and numbers). */
export function isUpcoming(date: CalendarDate | null, day: CalendarDate): boolean {
  return date !== null && date > day;
}
