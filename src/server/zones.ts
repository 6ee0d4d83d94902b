import { isTimeZone, timeZones } from '../core/time-zones.ts';

/** The zones a form offers, the person's own among them; `timeZone` is null if it is no longer a valid zone. */
export function zonesFor(known: string | null): { timeZone: string | null; zones: string[] } {
  const timeZone = known !== null && isTimeZone(known) ? known : null;
  return { timeZone, zones: [...new Set([...timeZones(), ...(timeZone ? [timeZone] : [])])].sort() };
}
