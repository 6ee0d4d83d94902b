import { isTimeZone, timeZones } from '../core/time-zones.ts';

/** The zones of a form, including the user's; `timeZone` is null if it is no longer valid. */
export function zonesFor(known: string | null): { timeZone: string | null; zones: string[] } {
  const timeZone = known !== null && isTimeZone(known) ? known : null;
  return { timeZone, zones: [...new Set([...timeZones(), ...(timeZone ? [timeZone] : [])])].sort() };
}
