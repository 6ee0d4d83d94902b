import type { Clock } from './dates.ts';

/** Milliseconds of a Retry-After header, in seconds or as a date; null if missing or invalid. */
export function retryAfterMs(header: string | null, clock: Clock): number | null {
  if (!header) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - clock().getTime());
}
