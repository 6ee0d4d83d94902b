import { LRUCache } from 'lru-cache';
import type { Clock } from '../domain/dates.ts';

/** Counts what people do; answers 0 when they may, else the seconds until they may again. */
export type PersonLimit = (userId: string) => number;

const MINUTE_MS = 60_000;

/** Lets every person do something so many times in any minute, counted in this process. */
export function createPersonLimit({ perMinute, clock }: { perMinute: number; clock: Clock }): PersonLimit {
  const moments = new LRUCache<string, number[]>({ max: 10_000 });
  return (userId) => {
    const now = clock().getTime();
    const recent = (moments.get(userId) ?? []).filter((moment) => now - moment < MINUTE_MS && moment <= now);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= perMinute)
      return Math.ceil((oldest + MINUTE_MS - now) / 1000);
    moments.set(userId, [...recent, now]);
    return 0;
  };
}
