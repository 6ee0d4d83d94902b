import type { Clock } from './dates.ts';

/** Milliseconds a Retry-After header asks for, in either of its two forms; null without a usable one. */
export function retryAfterMs(header: string | null, clock: Clock): number | null {
  if (!header) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - clock().getTime());
}
