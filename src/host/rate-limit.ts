import { LRUCache } from 'lru-cache';
import { clientOf } from '../contract/client-of.ts';

/** What kinds of requests are counted together. */
export type Allowance = 'read' | 'write' | 'file';

export interface RateLimit {
  /** Counts a request; seconds to wait when it is one too many, 0 when it may pass. */
  count(address: string, allowance: Allowance): number;
}

const MINUTE_MS = 60_000;
/** Clients remembered at once; whoever was quiet longest is forgotten first. */
const MAX_CLIENTS = 50_000;

/** A page brings dozens of pictures and a browser asks for them all; a write is a click. */
const SHARE: Record<Allowance, number> = { read: 1, write: 0.3, file: 10 };

/** What an address asks for, by how it costs. */
export function allowanceFor(method: string, target: string): Allowance {
  if (/^\/(?:_astro|embedded\/images)\/|^\/[\w-]+\.(?:svg|png|ico|jpg|webmanifest)$/.test(target))
    return 'file';
  if (target.startsWith('/api/')) return 'write';
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'write';
}

/**
 * Lets each client have so many pages a minute, in two halves that slide: a burst at the turn of a minute is
 * not counted twice as generous. Undefined lets everybody have everything.
 */
export function createRateLimit(perMinute: number | undefined, now: () => number): RateLimit {
  const clients = new LRUCache<string, { minute: number; current: number; previous: number }>({
    max: MAX_CLIENTS,
  });
  return {
    count(address, allowance) {
      if (perMinute === undefined) return 0;
      const limit = Math.max(1, perMinute * SHARE[allowance]);
      const time = now();
      const minute = Math.floor(time / MINUTE_MS);
      const key = `${allowance} ${clientOf(address)}`;
      let seen = clients.get(key);
      if (seen?.minute !== minute) {
        const previous = seen?.minute === minute - 1 ? seen.current : 0;
        seen = { minute, current: 0, previous };
        clients.set(key, seen);
      }
      const gone = (time % MINUTE_MS) / MINUTE_MS;
      if (seen.current + seen.previous * (1 - gone) >= limit) {
        return Math.max(1, Math.ceil((1 - gone) * 60));
      }
      seen.current += 1;
      return 0;
    },
  };
}
