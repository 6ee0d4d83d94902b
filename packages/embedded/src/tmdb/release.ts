import { dayFrom, dayNumber, type Day } from './calendar.ts';

/** The day for which the data's moving dates were written. */
const ORIGIN = dayNumber('2026-11-21');

/** Days after which a moving title is announced again: 60 weeks, so that the weekday stays. */
const CYCLE = 420;

/** Days for which a running series keeps its first day; also whole weeks. */
const RUN = 7000;

/** Days for which a released title stays released before it is announced again. */
const GRACE = 28;

function atOrAfter(floor: number, phase: number, cycle: number): Day {
  const behind = (((phase - floor) % cycle) + cycle) % cycle;
  return dayFrom(floor + behind);
}

/**
 * Release day of an announced title, seen from `today`. It is a fixed day that approaches and passes, so that
 * a reminder for it falls due. The programme repeats every {@link CYCLE} days, so that there is always one.
 */
export function announcedDay(inDays: number, today: Day): Day {
  return atOrAfter(dayNumber(today) - GRACE, ORIGIN + inDays, CYCLE);
}

/** First day of a series that began `daysAgo` days before the data was written; never after `today`. */
export function startedDay(daysAgo: number, today: Day): Day {
  return atOrAfter(dayNumber(today) - RUN + 1, ORIGIN - daysAgo, RUN);
}
