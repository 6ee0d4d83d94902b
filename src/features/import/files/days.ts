import { isCalendarDate, type CalendarDate } from '../../../core/dates.ts';
import { FIRST_DAY } from '../../diary/watches.ts';
import type { ReadingContext } from './reading.ts';

const SECOND = 1000;

/** Earlier instants mean "unknown": 0, and 0 in some time zone. */
const EARLIEST = Date.UTC(1970, 0, 3);

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  formats.set(zone, made);
  return made;
}

/** The Unix epoch, which programs write for an unknown day. */
const NO_DAY = '1970-01-01';

/** Days that were validated before: a file of 100,000 rows has some thousands. */
const days = new Map<string, CalendarDate | null>();
const MOST_DAYS = 20_000;

/** Validates a day for the database. Future days stay: the report mentions them. */
function sensible(day: CalendarDate): CalendarDate | null {
  const known = days.get(day);
  if (known !== undefined) return known;
  const valid = isCalendarDate(day) && day >= FIRST_DAY && day !== NO_DAY ? day : null;
  if (days.size < MOST_DAYS) days.set(day, valid);
  return valid;
}

/**
 * The local day of an instant in milliseconds, in the user's time zone (docs/decisions/0048-imports-ask.md); null if
 * invalid or near 0.
 */
function dayOfInstant(milliseconds: number, context: ReadingContext): CalendarDate | null {
  if (!Number.isFinite(milliseconds) || milliseconds < EARLIEST || milliseconds > 7e12) return null;
  return sensible(formatOf(context.zone).format(milliseconds));
}

/** The local day of Unix seconds or milliseconds; null if invalid. */
export function dayOfSeconds(text: string, context: ReadingContext): CalendarDate | null {
  const value = /^\d{1,16}(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  return dayOfInstant(value > 1e11 ? value : value * SECOND, context);
}

/** Whether a zone is UTC: `Z`, `UTC` or a zero offset. */
const isUtc = (zone = 'Z') => !/[1-9]/.test(zone);

/**
 * The local day of a UTC time, with or without `Z` (`2019-05-20 03:12:44`). With another offset it is the written day,
 * that of the place; a date without a time stays. Null for "unknown" and anything else.
 */
export function dayOfTime(text: unknown, context: ReadingContext): CalendarDate | null {
  if (typeof text !== 'string') return null;
  const [, day, time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/.exec(
      text.trim(),
    ) ?? [];
  const written = day ? sensible(day) : null;
  if (!written || !time || !isUtc(zone)) return written;
  return dayOfInstant(Date.parse(`${written}T${time.padStart(5, '0')}Z`), context);
}

/** The instant of a time with offset or in UTC; empty for a date alone, and for anything else. */
export function momentIn(text: unknown): { moment?: string } {
  if (typeof text !== 'string') return {};
  const [, day, time, zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?$/.exec(
      text.trim(),
    ) ?? [];
  if (!day || !time) return {};
  return momentOfInstant(Date.parse(`${day}T${time.padStart(5, '0')}${isUtc(zone) ? 'Z' : zone}`));
}

/** The instant of Unix seconds or milliseconds. */
export function momentOfSeconds(text: string): { moment?: string } {
  const value = /^\d{1,16}(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  return momentOfInstant(value > 1e11 ? value : value * SECOND);
}

/** Only of this millennium: earlier ones come from unset clocks. */
function momentOfInstant(milliseconds: number): { moment?: string } {
  const isOne = milliseconds >= Date.UTC(2000, 0, 2) && milliseconds < Date.UTC(2200, 0, 1);
  return isOne ? { moment: new Date(milliseconds).toISOString() } : {};
}

/** A calendar day as written, with or without a time; no time zone applies. */
export function writtenCalendarDay(text: string): CalendarDate | null {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  if (iso) return sensible(iso);
  // Simkl's format, day first.
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})(?: .*)?$/.exec(text) ?? [];
  if (day) return sensible(`${year}-${month}-${day}`);
  // Old exports of IMDb: "Sat Jan 5 00:00:00 2013".
  const [, name, date, of] = /^\w{3} (\w{3}) +(\d{1,2}) [\d:]+ (?:[A-Z]{3,4} )?(\d{4})$/.exec(text) ?? [];
  const place = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(name ?? '?') / 3;
  // `indexOf` gives -1 for an unknown month; a third of that is no integer.
  if (!date || !Number.isInteger(place)) return null;
  return sensible(`${of}-${String(place + 1).padStart(2, '0')}-${date.padStart(2, '0')}`);
}
