import { today, type CalendarDate, type Clock } from '../core/dates.ts';
import { dayIn, isTimeZone } from '../core/time-zones.ts';
import { hasSessionCookie } from '../core/session-cookie.ts';
import { ZONE_COOKIE } from '../core/zone-cookie.ts';

const ZONE = new RegExp(`(?:^|;\\s*)${ZONE_COOKIE}=([^;\\s]+)`);

/**
 * The user's current day, in the time zone from the Cookie header of their request; in UTC without one. It equals
 * `localDay` in their browser.
 */
export function personsDay(cookies: string | null, clock: Clock): CalendarDate {
  const zone = ZONE.exec(cookies ?? '')?.[1];
  return zone !== undefined && isTimeZone(zone) ? dayIn(zone, clock()) : today(clock);
}

/**
 * The day a page is rendered for: the local day for the signed-in user, whose pages are never shared; the UTC day for a
 * visitor, whose pages are cached for all.
 */
export function readersDay(cookies: string | null, clock: Clock): CalendarDate {
  return hasSessionCookie(cookies) ? personsDay(cookies, clock) : today(clock);
}
