import { dayFrom, dayNumber, weekday, type Day } from './calendar.ts';
import type { SeriesRecord } from './records.ts';
import { hash } from './seed.ts';

/** When a series is on air, seen from one day. */
export interface Broadcast {
  first: Day;
  /** The last episode aired up to and including the day; null before the first. */
  last: Day | null;
  /** The next episode after the day; null when none will follow. */
  next: Day | null;
  /** Weekdays (0 is Sunday) of a series still running, empty for a settled one. */
  weekdays: readonly number[];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/**
 * Weekdays a running series is on: all of them for daily ones, one to three for weekly ones, two days and more
 * apart, so that every day of the week has a full programme.
 */
function weekdaysOf(record: SeriesRecord): readonly number[] {
  if (record.airs === 'daily') return EVERY_DAY;
  const day = hash(`airs ${record.id}`) % 7;
  return [0, 3, 5].slice(0, record.a_week ?? 2).map((later) => (day + later) % 7);
}

function search(start: number, step: 1 | -1, weekdays: readonly number[]): number {
  let day = start;
  while (!weekdays.includes(weekday(day))) day += step;
  return day;
}

/** Seen from `today`, when a series that began on `first` aired last and airs next. */
export function broadcastOf(record: SeriesRecord, status: string, first: Day, today: Day): Broadcast {
  const weekdays = weekdaysOf(record);
  if (first > today) return { first, last: null, next: first, weekdays };
  if (status !== 'Returning Series') return { first, last: record.last ?? null, next: null, weekdays: [] };
  const now = dayNumber(today);
  const last = dayFrom(search(now, -1, weekdays));
  return { first, last: last < first ? first : last, next: dayFrom(search(now + 1, 1, weekdays)), weekdays };
}

/** True when an episode airs between two days, both included; an open end is unbounded. */
export function airsBetween({ first, last, weekdays }: Broadcast, from: Day | null, to: Day | null): boolean {
  if (to !== null && first > to) return false;
  if (weekdays.length === 0) return from === null || (last ?? first) >= from;
  if (from === null || to === null) return true;
  if (first >= from) return true;
  return search(dayNumber(from), 1, weekdays) <= dayNumber(to);
}
