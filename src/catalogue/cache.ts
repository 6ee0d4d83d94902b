import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/dates.ts';
import { readShared, writeShared, type SharedAnswer, type SharedStore } from './shared-answers.ts';

const HOUR_MS = 3_600_000;

/** How long a stale answer may replace a failing upstream (stale-if-error). */
const STALE_MS = 24 * HOUR_MS;

/** How long a stale answer is served before the upstream is retried. */
const STALE_RECHECK_MS = 10_000;

/** An entry's overhead in bytes, besides key and value. */
const OVERHEAD_BYTES = 200;

/** The share of memory for keys that users can invent without end (searches, filters). */
const INVENTED_SHARE = 0.25;

/** A loaded value and its TTL in milliseconds. */
export interface Loaded<T> {
  value: T;
  ttlMs: number;
}

interface Entry {
  value: unknown;
  bytes: number;
  freshUntil: number;
}

export interface CacheCounters {
  hits: number;
  misses: number;
  stale: number;
  entries: number;
  bytes: number;
}

export interface Cache {
  /**
   * Returns the cached answer of `key`, or what `load` finds; concurrent calls share one load (single flight).
   * `invented` keys, of which users can make up any number, evict only each other.
   */
  get<T>(key: string, load: () => Promise<Loaded<T>>, invented?: boolean): Promise<T>;
  /** Returns a fresh answer from memory; loads nothing and does not count as a use. */
  peek(key: string): unknown;
  counters(): CacheCounters;
}

/** Answers are shared by all requests, so mutating one must throw. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

function entryOf({ value, freshUntil }: SharedAnswer): Entry {
  return { value: freeze(value), bytes: 2 * JSON.stringify(value).length, freshUntil };
}

/**
 * Creates the memory cache of catalogue answers: bounded by bytes, single flight per key, stale answers for 24 hours
 * when loading fails. `shared` adds a second tier with other processes' answers. Uses only the injected clock.
 */
export function createCache(options: {
  clock: Clock;
  maxBytes: number;
  shared?: SharedStore | undefined;
}): Cache {
  const { shared } = options;
  const now = () => options.clock().getTime();
  const counters = { hits: 0, misses: 0, stale: 0 };
  const shelf = (share: number) =>
    new LRUCache<string, Entry, () => Promise<Loaded<unknown>>>({
      maxSize: Math.ceil(options.maxBytes * share),
      sizeCalculation: (entry, key) => entry.bytes + 2 * key.length + OVERHEAD_BYTES,
      perf: { now },
      ttl: 1,
      ttlResolution: 0,
      // An evicted load still answers its callers.
      ignoreFetchAbort: true,
      fetchMethod: async (key, previous, { context: load, options: entryOptions }) => {
        const found = await readShared(shared, key);
        if (found && found.freshUntil > now()) {
          entryOptions.ttl = found.freshUntil - now();
          return entryOf(found);
        }
        try {
          const { value, ttlMs } = await load();
          entryOptions.ttl = ttlMs;
          const answer = { value, freshUntil: now() + ttlMs };
          writeShared(shared, key, answer, ttlMs + STALE_MS);
          return entryOf(answer);
        } catch (error) {
          const last = previous ?? (found && entryOf(found));
          if (!last || now() - last.freshUntil > STALE_MS) throw error;
          counters.stale += 1;
          entryOptions.ttl = STALE_RECHECK_MS;
          return last;
        }
      },
    });
  const [known, invented] = [shelf(1 - INVENTED_SHARE), shelf(INVENTED_SHARE)];

  return {
    counters: () => ({
      ...counters,
      entries: known.size + invented.size,
      bytes: known.calculatedSize + invented.calculatedSize,
    }),
    peek: (key) => known.peek(key)?.value,
    async get<T>(key: string, load: () => Promise<Loaded<T>>, isInvented = false): Promise<T> {
      const status: LRUCache.Status<string, Entry, () => Promise<Loaded<unknown>>> = {};
      const entry = await (isInvented ? invented : known).fetch(key, { context: load, status });
      counters[status.fetch === 'hit' || status.fetch === 'inflight' ? 'hits' : 'misses'] += 1;
      if (!entry) throw new Error('A load ended without an answer');
      return entry.value as T;
    },
  };
}
