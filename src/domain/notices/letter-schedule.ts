import { addDays, type CalendarDate } from '../dates.ts';
import type { MailRhythm } from './notices.ts';

/** The rhythms that gather notices in one letter. */
export type LetterRhythm = Extract<MailRhythm, 'daily' | 'weekly'>;

/** The hour of a person's day at which their letters leave. */
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
    // A RangeError: nobody knows a zone of that name.
  }
  if (formats.size > 1000) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** Whether a text names a time zone that is known here. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z0-9_+-]+(?:\/[A-Za-z0-9_+-]+)*$/.test(name) && formatOf(name) !== null;
}

/** The zones to choose from, by their names. */
export function timeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}

/** What the clocks of a zone show at a moment, as if it were UTC (ms); those of UTC where nobody knows the zone. */
function clocks(moment: number, timeZone: string): number {
  const format = formatOf(timeZone);
  if (!format) return moment;
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day it is in a time zone at a moment; in UTC where nobody knows the zone. */
export function dayIn(timeZone: string, moment: Date): CalendarDate {
  return new Date(clocks(moment.getTime(), timeZone)).toISOString().slice(0, 10);
}

/**
 * When an hour of a day comes in a time zone: the first time where clocks are set back over it; as much later as
 * they are set forward where they leap over it.
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
 * The latest letter of a rhythm that was due in a time zone at a moment: its day and when it was due, at eight in the
 * morning, of a week on Monday. What was told before that moment belongs into it.
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
