import { formatDate } from './dates.ts';

const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const MINUTE = 60;
/** Units with the seconds from which on they are used. */
const UNITS = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['week', 7 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** A moment to the minute, `March 30, 1999, 14:05 UTC`, the same in every zone and every browser. */
export function exactTime(moment: string): string {
  const [day = '', time = ''] = new Date(moment).toISOString().split('T');
  return `${formatDate(day)}, ${time.slice(0, 5)} UTC`;
}

/** The UTC day of a moment, `March 30, 1999`. */
export function writtenDay(moment: string): string {
  return formatDate(new Date(moment).toISOString().slice(0, 10));
}

/** How long ago a moment was, `3 days ago`; a clock that is ahead makes it no future. */
export function relativeTime(moment: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(moment)) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return RELATIVE.format(-Math.floor(seconds / length), unit);
  }
  return 'just now';
}
