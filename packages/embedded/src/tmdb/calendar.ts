/** A calendar day as `YYYY-MM-DD`; text order is date order. */
export type Day = string;

const MS_PER_DAY = 86_400_000;

/** Days from 1970-01-01 to a calendar day. */
export function dayNumber(day: Day): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);
}

/** The calendar day a number of days after 1970-01-01. */
export function dayFrom(number: number): Day {
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The day `days` later; earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return dayFrom(dayNumber(day) + days);
}

/** 0 (Sunday) to 6 of a day number; 1970-01-01 was a Thursday. */
export function weekday(number: number): number {
  return (((number + 4) % 7) + 7) % 7;
}

/** Whether a text is an existing day as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The UTC day of an instant. */
export function dayOf(instant: Date): Day {
  return instant.toISOString().slice(0, 10);
}
