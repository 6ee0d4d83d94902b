import { formatDate } from '../../core/dates.ts';

/** A moment to the minute in UTC, `March 30, 1999, 14:05 UTC`. */
export function exactTime(moment: string): string {
  const [day = '', time = ''] = new Date(moment).toISOString().split('T');
  return `${formatDate(day)}, ${time.slice(0, 5)} UTC`;
}

/** The UTC day of a moment, `March 30, 1999`. */
export function writtenDay(moment: string): string {
  return formatDate(new Date(moment).toISOString().slice(0, 10));
}
