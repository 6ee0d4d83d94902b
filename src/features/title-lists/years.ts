import type { CalendarDate } from '../../core/dates.ts';

const FIRST_YEAR = 1900;

/** Years of the filter: the current one down to 1900 (docs/behaviour.md, Pages). */
export function filterYears(day: CalendarDate): number[] {
  const current = Number(day.slice(0, 4));
  return Array.from({ length: current - FIRST_YEAR + 1 }, (_, index) => current - index);
}

/** Parses `?year=`; null unless the filter offers that year. */
export function parseYear(value: string | null | undefined, day: CalendarDate): number | null {
  if (!value || !/^\d{4}$/.test(value)) return null;
  const year = Number(value);
  return year >= FIRST_YEAR && year <= Number(day.slice(0, 4)) ? year : null;
}
