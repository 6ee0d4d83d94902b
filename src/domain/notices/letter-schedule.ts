import { addDays, type CalendarDate } from '../dates.ts';
import type { MailRhythm } from './notices.ts';

export type LetterRhythm = Extract<MailRhythm, 'daily' | 'weekly'>;

/** Local hour at which digests are sent. */
const LETTER_HOUR = 8;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
function clocks(moment: number, timeZone: string): number {
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

/**
 * The moment of a local hour. If clocks are set back over it, its first occurrence; if they skip it, later by the
 * skipped time.
 */
function momentOf(day: CalendarDate, hour: number, timeZone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const ahead = (moment: number) => clocks(moment, timeZone) - moment;
  const [before, after] = [shown - ahead(shown - DAY_MS), shown - ahead(shown + DAY_MS)];
  const found = [before, after].find((moment) => clocks(moment, timeZone) === shown);
  return new Date(found ?? before);
}

function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/**
 * The latest digest due in a time zone: its day, and its time (8:00, weekly on Monday). It contains the notices created
 * before that time.
 */
export function latestLetter(
  now: Date,
  timeZone: string,
  rhythm: LetterRhythm,
): { day: CalendarDate; at: Date } {
  const here = dayIn(timeZone, now);
  const [day, step] = rhythm === 'daily' ? [here, 1] : [mondayOf(here), 7];
  const at = momentOf(day, LETTER_HOUR, timeZone);
  if (at <= now) return { day, at };
  const last = addDays(day, -step);
  return { day: last, at: momentOf(last, LETTER_HOUR, timeZone) };
}
