import { dayFrom, dayNumber, type Day } from './calendar.ts';

/** The day the moving dates of the data were written for. */
const ORIGIN = dayNumber('2026-11-21');

/** A moving title comes round again after this many days: 60 weeks, so it keeps its weekday. */
const CYCLE = 420;

/** Series already running keep their first day for this long; also whole weeks. */
const RUN = 7000;

/** For so long a title that has come out stays out before it is announced again. */
const GRACE = 28;

function atOrAfter(floor: number, phase: number, cycle: number): Day {
  const behind = (((phase - floor) % cycle) + cycle) % cycle;
  return dayFrom(floor + behind);
}

/**
 * Release day of an announced title, seen from `today`. It is a fixed day that comes nearer and passes,
 * so that a reminder set for it falls due, and the whole programme repeats every {@link CYCLE} days, so
 * that there is always one.
 */
export function announcedDay(inDays: number, today: Day): Day {
  return atOrAfter(dayNumber(today) - GRACE, ORIGIN + inDays, CYCLE);
}

/** First day of a series that began some days before the data was written; never after `today`. */
export function startedDay(daysAgo: number, today: Day): Day {
  return atOrAfter(dayNumber(today) - RUN + 1, ORIGIN - daysAgo, RUN);
}
