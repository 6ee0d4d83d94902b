import type { Client } from '../backend/client.ts';
import { learnTimeZone } from '../backend/profile/time-zones.ts';
import { ZONE_COOKIE } from '../domain/zone-cookie.ts';
import { attempt } from './attempt.ts';
import { browserMemory } from './browser-memory.ts';
import { currentEnvironment } from './environment.ts';

/** Where a browser keeps whose time zone it has told. */
const TOLD = 'marquee-zone-told';

/**
 * Tells where the person of this browser is. The pages it is given have the days of that zone from then on; what programs
 * tell has those of the first zone that was learnt, until the person chooses another.
 */
export async function tellZone(client: Client, userId: string): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  currentEnvironment().keepCookie(ZONE_COOKIE, timeZone);
  if (browserMemory.recall(TOLD) === userId) return;
  const told = await attempt(() => learnTimeZone(client, userId, timeZone));
  if (told.kind === 'ok') browserMemory.keep(TOLD, userId);
}
