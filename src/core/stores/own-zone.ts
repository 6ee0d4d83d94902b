import type { Client } from '../backend/client.ts';
import { learnTimeZone } from '../backend/time-zones.ts';
import { ZONE_COOKIE } from '../zone-cookie.ts';
import { attempt } from './attempt.ts';
import { browserMemory } from './browser-memory.ts';
import { currentEnvironment } from './environment.ts';

/** Storage key: the user whose time zone was saved. */
const TOLD = 'marquee-zone-told';

/**
 * Saves the browser's time zone: in a cookie, for the days on pages, and once per user in the backend, for media
 * servers' plays. The backend keeps the first zone until the user chooses another.
 */
export async function tellZone(client: Client, userId: string): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  currentEnvironment().keepCookie(ZONE_COOKIE, timeZone);
  if (browserMemory.recall(TOLD) === userId) return;
  const told = await attempt(() => learnTimeZone(client, userId, timeZone));
  if (told.kind === 'ok') browserMemory.keep(TOLD, userId);
}
