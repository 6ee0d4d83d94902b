import { addDays, isCalendarDate, type CalendarDate } from '../../../core/dates.ts';

/** Order of day and month in numeric dates: 3/4/2023 is in April with `dayFirst`. */
export type DayOrder = 'dayFirst' | 'monthFirst';

const NUMBERS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** Serial days of spreadsheets (since 1899), limited to 1954 to 2119. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 80_000];

const two = (part: string | number) => String(part).padStart(2, '0');

/** Expands a two-digit year. */
const wholeYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 70 ? 20 : 19}${year}`);

const real = (day: CalendarDate) => (isCalendarDate(day) ? day : null);

interface Parts {
  first: number;
  second: number;
  year: string;
  /** Dates with points are day first everywhere. */
  order: DayOrder | null;
}

function partsOf(text: string): Parts | null {
  const [, first, mark, second, year] = NUMBERS.exec(text) ?? [];
  if (!first || !second || !year) return null;
  const told = mark === '.' || (mark === '-' && first.length === 2 && year.length === 4);
  return {
    first: Number(first),
    second: Number(second),
    year: wholeYear(year),
    order: told ? 'dayFirst' : null,
  };
}

/** `26 Jan 2023`, `January 26, 2023`, `26-Jan-23`. */
function named(text: string): CalendarDate | null {
  const [, before, name = '', after, year] =
    /^(?:(\d{1,2})[ -.]{1,2})?([a-z]{3,9})[ -.]{1,2}(?:(\d{1,2}),? )?(\d{4}|\d{2})$/i.exec(text) ?? [];
  const place = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) / 3;
  const day = before ?? after;
  if (!year || !day || !Number.isInteger(place)) return null;
  return real(`${wholeYear(year)}-${two(place + 1)}-${two(day)}`);
}

/** Without the name of the weekday before, and without a zone behind. */
const bare = (cell: string) => cell.replace(/^\p{L}{2,10}\.?,\s+/u, '').replace(/\s+(?:GMT|UTC)$/, '');

function cut(whole: string): [day: string, time: string] {
  const cell = bare(whole);
  const [, day = cell, time = ''] =
    /^(\S.*?)(?:[ T](\d{1,2}:\d{2}(?::\d{2})?)(?: ?[AP]M)?)?$/i.exec(cell) ?? [];
  return [day.replace(/,$/, ''), time];
}

/** The order a numeric date proves; null if ambiguous or invalid. */
export function orderIn(cell: string): DayOrder | null {
  const parts = partsOf(cut(cell)[0]);
  if (!parts || parts.order) return null;
  if (parts.first > 12) return 'dayFirst';
  return parts.second > 12 ? 'monthFirst' : null;
}

/** Whether a cell is ambiguous without the order. */
export function needsOrder(cell: string): boolean {
  return partsOf(cut(cell)[0])?.order === null;
}

/** Whether a cell is a serial day. */
export function isSerial(cell: string): boolean {
  const serial = Number(SERIAL.exec(cell)?.[1]);
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL;
}

/**
 * Parses a day in spreadsheet formats: `26/01/2023`, `1/26/23`, `26.1.2023`, `2023/01/26`, `26 Jan 2023` or `44952`,
 * with or without a time. `order` applies to ambiguous ones. Null if invalid.
 */
export function spreadsheetDay(cell: string, order: DayOrder | null): CalendarDate | null {
  if (isSerial(cell)) return addDays('1899-12-30', Math.floor(Number(cell)));
  const [text] = cut(cell);
  const [, year, month, date] =
    /^(\d{4})(?:[/.-]|年|\. )(\d{1,2})(?:[/.-]|月|\. )(\d{1,2})[.日]?$/.exec(text) ?? [];
  if (year && month && date) return real(`${year}-${two(month)}-${two(date)}`);
  const parts = partsOf(text);
  if (!parts) return named(text);
  const known = parts.order ?? order ?? orderIn(cell);
  if (known === null) return null;
  const [day, of] = known === 'dayFirst' ? [parts.first, parts.second] : [parts.second, parts.first];
  return real(`${parts.year}-${two(of)}-${two(day)}`);
}
