import { clientOf } from '../../contract/client-of.ts';
import { ownLimits, type Limit, type Limits } from '../../contract/limits.ts';

/** What kinds of requests are counted together. */
export type Allowance = 'read' | 'write' | 'file' | 'suggestion';

export interface RateLimit {
  /** Counts a request; seconds to wait when it is one too many, 0 when it may pass. */
  count(address: string, allowance: Allowance): Promise<number>;
}

/** A page brings dozens of pictures and a browser asks for them all; a write is a click. */
const SHARE = { read: 1, write: 0.3, file: 10 } as const;

/** Nobody types faster; whether one is kept already makes no difference. */
const SUGGESTIONS_PER_SECOND = 10;
const SUGGESTION = /^\/partials\/suggest(?:\?|$)/;
/** Calls of programs: a read costs what a page does. */
const OPEN_API = /^\/api\/v1\//;

/** What an address asks for, by how it costs; a page at hand costs what a file does. */
export function allowanceFor(method: string, target: string, atHand = false): Allowance {
  if (SUGGESTION.test(target)) return 'suggestion';
  if (atHand) return 'file';
  if (/^\/(?:_astro|embedded\/images)\/|^\/[\w-]+\.(?:svg|png|ico|jpg|webmanifest)$/.test(target))
    return 'file';
  if (target.startsWith('/api/') && !OPEN_API.test(target)) return 'write';
  // Each address of a program has a limit of its own, and a household's may come all at once.
  if (target.startsWith('/hooks/')) return 'read';
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'write';
}

/**
 * Lets each client have so many pages a minute; undefined lets everybody have everything. What is made for
 * somebody is counted with `limits`, by all processes together where they share Redis. Files, kept pages and suggestions
 * cost less than asking Redis would: each process counts its own.
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
