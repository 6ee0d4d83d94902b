import { today, type CalendarDate, type Clock } from './dates.ts';
import { dayIn, isTimeZone } from './notices/letter-schedule.ts';
import { hasSessionCookie } from './auth/session-cookie.ts';
import { ZONE_COOKIE } from './zone-cookie.ts';

const ZONE = new RegExp(`(?:^|;\\s*)${ZONE_COOKIE}=([^;\\s]+)`);

/**
 * The day it is where a person is: in the zone their browser keeps in a cookie (a Cookie header is asked), in UTC
 * where it keeps none. It is the day `localDay` answers in that browser.
 */
export function personsDay(cookies: string | null, clock: Clock): CalendarDate {
  const zone = ZONE.exec(cookies ?? '')?.[1];
  return zone !== undefined && isTimeZone(zone) ? dayIn(zone, clock()) : today(clock);
}

/**
 * The day a page is rendered for, by the cookies of its request: a person's own for the signed-in user, whose pages are made
 * for them alone; that of UTC for a visitor, whose pages are the same for everybody.
 */
export function readersDay(cookies: string | null, clock: Clock): CalendarDate {
  return hasSessionCookie(cookies) ? personsDay(cookies, clock) : today(clock);
}
