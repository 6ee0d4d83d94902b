import type { CalendarDate } from './dates.ts';

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    // RangeError: unknown time zone.
  }
  if (formats.size > 1000) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** Whether a text is a known time zone. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z0-9_+-]+(?:\/[A-Za-z0-9_+-]+)*$/.test(name) && formatOf(name) !== null;
}

/** The time zones of the settings, sorted. */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}

/** Local time of a zone at a moment, as if it were UTC (ms); UTC for an unknown zone. */
export function clocks(moment: number, timeZone: string): number {
  const format = formatOf(timeZone);
  if (!format) return moment;
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The local day at a moment in a time zone; UTC for an unknown zone. */
export function dayIn(timeZone: string, moment: Date): CalendarDate {
  return new Date(clocks(moment.getTime(), timeZone)).toISOString().slice(0, 10);
}
