import { clientOf } from '../../contract/client-of.ts';
import { ownLimits, type Limit, type Limits } from '../../contract/limits.ts';

/** Groups of requests that share a limit. */
export type Allowance = 'read' | 'write' | 'file' | 'suggestion';

export interface RateLimit {
  /** Counts a request. Resolves with the seconds to wait, or 0 if it is allowed. */
  count(address: string, allowance: Allowance): Promise<number>;
}

/** Limits relative to pages: a page loads dozens of images; a write is a click. */
const SHARE = { read: 1, write: 0.3, file: 10 } as const;

/** Faster than anyone types. Cached suggestions count as well. */
const SUGGESTIONS_PER_SECOND = 10;
const SUGGESTION = /^\/partials\/suggest(?:\?|$)/;
/** The public API: a read costs as much as a page. */
const OPEN_API = /^\/api\/v1\//;

/** The limit a request counts towards. A cached page (`atHand`) costs as much as a file. */
export function allowanceFor(method: string, target: string, atHand = false): Allowance {
  if (SUGGESTION.test(target)) return 'suggestion';
  if (atHand) return 'file';
  if (/^\/(?:_astro|embedded\/images)\/|^\/[\w-]+\.(?:svg|png|ico|jpg|webmanifest)$/.test(target))
    return 'file';
  if (target.startsWith('/api/') && !OPEN_API.test(target)) return 'write';
  // Each webhook address has its own limit, and a household's calls may come all at once.
  if (target.startsWith('/hooks/')) return 'read';
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'write';
}

/**
 * Limits requests per client and minute; undefined for no limit. Rendered responses are counted with
 * `limits`, which processes may share in Redis. Files, cached pages and suggestions are cheaper than a call
 * of Redis, so each process counts them alone.
 */
export function createRateLimit(perMinute: number | undefined, limits: Limits = ownLimits): RateLimit {
  if (perMinute === undefined) return { count: () => Promise.resolve(0) };
  const limit = (make: Limits, allowance: keyof typeof SHARE) =>
    make(`client:${allowance}`, Math.max(1, Math.floor(perMinute * SHARE[allowance])));
  const by: Record<Allowance, Limit> = {
    read: limit(limits, 'read'),
    write: limit(limits, 'write'),
    file: limit(ownLimits, 'file'),
    suggestion: ownLimits('client:suggestion', SUGGESTIONS_PER_SECOND, 1),
  };
  return { count: (address, allowance) => by[allowance](clientOf(address)) };
}
