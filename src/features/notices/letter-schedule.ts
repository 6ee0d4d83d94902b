import { addDays, type CalendarDate } from '../../core/dates.ts';
import { clocks, dayIn } from '../../core/time-zones.ts';
import type { MailRhythm } from './notices.ts';

export type LetterRhythm = Extract<MailRhythm, 'daily' | 'weekly'>;

/** Local hour at which digests are sent. */
const LETTER_HOUR = 8;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
