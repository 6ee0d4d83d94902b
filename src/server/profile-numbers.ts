import { LRUCache } from 'lru-cache';
import type { Client } from '../core/backend/client.ts';
import { loadProfileNumbers } from '../features/public-profile/public-profiles.queries.ts';
import { onPageChange } from '../contract/page-changes.ts';
import { EVERY_PAGE } from '../core/changed-page.ts';
import type { CalendarDate } from '../core/dates.ts';
import type { ProfileNumbers, PublicProfile } from '../features/public-profile/public-profile.ts';
import { profilePath } from '../core/routes.ts';

const KEPT_MS = 60_000;

/** Cached by path and day, as promises, so that concurrent requests share one count (single flight). */
const kept = new LRUCache<string, Promise<ProfileNumbers | null>>({ max: 1000, ttl: KEPT_MS });

onPageChange((path) => {
  for (const key of kept.keys())
    if (path === EVERY_PAGE || key.startsWith(`${path} `) || key.startsWith(`${path}/`)) kept.delete(key);
});

/**
 * The numbers of a public profile as visitors see them. Counting a long diary is slow, so they are cached for
 * a minute or until the page changes. The caller checks that the profile shows them. Rejects with
 * BackendError.
 */
export function loadKeptNumbers(
  client: Client,
  { userId, handle }: Pick<PublicProfile, 'userId' | 'handle'>,
  key: string | null,
  day: CalendarDate,
): Promise<ProfileNumbers | null> {
  const name = `${profilePath(handle, key)} ${day}`;
  const known = kept.get(name);
  if (known) return known;
  const numbers = loadProfileNumbers(client, { userId, key }, day);
  kept.set(name, numbers);
  numbers.catch(() => {
    if (kept.peek(name) === numbers) kept.delete(name);
  });
  return numbers;
}
