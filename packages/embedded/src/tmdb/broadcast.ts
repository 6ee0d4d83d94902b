import { dayFrom, dayNumber, weekday, type Day } from './calendar.ts';
import type { SeriesRecord } from './records.ts';
import { hash } from './seed.ts';

/** A series' airings, seen from one day. */
export interface Broadcast {
  first: Day;
  /** The last episode up to and including the day; null before the first. */
  last: Day | null;
  /** The next episode after the day; null without one. */
  next: Day | null;
  /** Weekdays (0 is Sunday) of a running series; empty for an ended one. */
  weekdays: readonly number[];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/**
 * Weekdays of a running series: all for daily ones, one to three for weekly ones, at least two days apart.
 * The start varies by series, so that every weekday has a programme.
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

/** The last and next airing of a series, seen from `today`. */
export function broadcastOf(record: SeriesRecord, status: string, first: Day, today: Day): Broadcast {
  const weekdays = weekdaysOf(record);
  if (first > today) return { first, last: null, next: first, weekdays };
  if (status !== 'Returning Series') return { first, last: record.last ?? null, next: null, weekdays: [] };
  const now = dayNumber(today);
  const last = dayFrom(search(now, -1, weekdays));
  return { first, last: last < first ? first : last, next: dayFrom(search(now + 1, 1, weekdays)), weekdays };
}

/** Whether an episode airs between two days, both included; null is unbounded. */
export function airsBetween({ first, last, weekdays }: Broadcast, from: Day | null, to: Day | null): boolean {
  if (to !== null && first > to) return false;
  if (weekdays.length === 0) return from === null || (last ?? first) >= from;
  if (from === null || to === null) return true;
  if (first >= from) return true;
  return search(dayNumber(from), 1, weekdays) <= dayNumber(to);
}
