import { LRUCache } from 'lru-cache';
import { EVERY_PAGE } from '../../core/changed-page.ts';
import { FEEDS_PATH } from '../../features/connections/feeds.ts';
import type { PageKey } from './cache-policy.ts';

/** A page that is kept, with what the cache needs to know about it. */
export interface Keepable {
  /** Memory it takes. */
  bytes: number;
}

/** What a render came to: a page to keep, or an answer for those who wait for it and nobody else. */
export type RenderResult<Page, Answer> =
  | { kind: 'page'; page: Page }
  | { kind: 'answer'; answer: Answer; failed: boolean };

export interface PageCacheOptions<Page, Answer> {
  /** The most memory all pages together take. */
  maxBytes: number;
  /** Renders what a key stands for, from the key alone. */
  render: (key: PageKey) => Promise<RenderResult<Page, Answer>>;
  /** Milliseconds on a clock that never jumps. */
  now: () => number;
}

/**
 * Parts of the memory, each pushing out its own pages only: English's, those of all other languages together (an address
 * is there eight times, and the first must not suffer from the seven), and those of addresses of which there is no end.
 */
const SHARES = { english: 0.5, translated: 0.25, invented: 0.25 };
/** Served at once while the next one is made (stale-while-revalidate). */
const STALE_MS = 10 * 60_000;
/** Served only when the next one cannot be made (stale-if-error). */
const LAST_RESORT_MS = 24 * 3_600_000;
/** How long a failed attempt keeps us from the next one. */
const RETRY_MS = 5_000;

interface Entry<Page> {
  page: Page;
  path: string;
  madeAt: number;
  retryAt: number;
}

interface Flight<Page, Answer> {
  path: string;
  outcome: Promise<RenderResult<Page, Answer>>;
  /** The page changed while it was made: those who wait get it, but it is not kept. */
  outdated: boolean;
}

/** A page from the cache, and how old it is. */
export interface Found<Page> {
  state: 'hit' | 'stale';
  page: Page;
  ageMs: number;
}

export interface PageCache<Page, Answer> {
  /** A page that can be served at once; starts making the next one when it is no longer fresh. */
  find(key: PageKey): Found<Page> | undefined;
  /** A page that is fresh; nothing is made, and it counts as no use of the page. */
  peek(key: PageKey): Found<Page> | undefined;
  /** Whether the page is being made: whoever asks for it then costs no work of their own. */
  isUnderWay(key: PageKey): boolean;
  /** Makes the page once for everybody who asks for it meanwhile (single flight); an old one when that fails. */
  load(key: PageKey): Promise<Found<Page> | { state: 'miss'; outcome: RenderResult<Page, Answer> }>;
  /**
   * Forgets a path with all its variants, its fragments, its feeds, and what only goes on behind a hyphen (`/list/1f`
   * is `/list/1f-name` too); says how many there were.
   */
  forget(path: string): number;
  readonly bytes: number;
  readonly pages: number;
}

/** Keeps pages by bytes: fresh for as long as their row of the page table says, then stale while the next is made, or when it cannot be. */
export function createPageCache<Page extends Keepable, Answer>(
  options: PageCacheOptions<Page, Answer>,
): PageCache<Page, Answer> {
  const { maxBytes, render, now } = options;
  const shelf = (share: number) =>
    new LRUCache<string, Entry<Page>>({
      maxSize: Math.ceil(maxBytes * share),
      maxEntrySize: Math.ceil(maxBytes / 8),
      sizeCalculation: ({ page }, key) => page.bytes + key.length + 512,
    });
  const shelves = {
    english: shelf(SHARES.english),
    translated: shelf(SHARES.translated),
    invented: shelf(SHARES.invented),
  };
  const all = Object.values(shelves);
  const shelfOf = ({ page, language }: PageKey) => {
    if (page.invented) return shelves.invented;
    return language === 'en' ? shelves.english : shelves.translated;
  };
  /** Milliseconds a page is served as it is. */
  const freshMs = ({ page }: PageKey) => page.kept * 1000;
  const flights = new Map<string, Flight<Page, Answer>>();

  async function make(asked: PageKey, flight: { outdated: boolean }): Promise<RenderResult<Page, Answer>> {
    const { key, path } = asked;
    const entries = shelfOf(asked);
    try {
      const outcome = await render(asked);
      if (outcome.kind === 'page' && !flight.outdated) {
        entries.set(key, { page: outcome.page, path, madeAt: now(), retryAt: 0 });
      }
      // A page that is gone for good must not come back when the catalogue fails.
      if (outcome.kind === 'answer' && !outcome.failed) entries.delete(key);
      return outcome;
    } finally {
      const old = entries.peek(key);
      if (old) old.retryAt = now() + RETRY_MS;
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  function flightFor(key: PageKey): Flight<Page, Answer> {
    const under = flights.get(key.key);
    if (under) return under;
    const flight = { path: key.path, outdated: false } as Flight<Page, Answer>;
    flights.set(key.key, flight);
    flight.outcome = make(key, flight);
    return flight;
  }

  function refresh(key: PageKey): void {
    flightFor(key).outcome.catch(() => undefined);
  }

  return {
    find(key) {
      const entry = shelfOf(key).get(key.key);
      if (!entry) return undefined;
      const ageMs = now() - entry.madeAt;
      if (ageMs < freshMs(key)) return { state: 'hit', page: entry.page, ageMs };
      const waits = now() < entry.retryAt;
      if (ageMs >= STALE_MS && !(waits && ageMs < LAST_RESORT_MS)) return undefined;
      if (!waits) refresh(key);
      return { state: 'stale', page: entry.page, ageMs };
    },
    peek(key) {
      const entry = shelfOf(key).peek(key.key);
      const ageMs = entry ? now() - entry.madeAt : Infinity;
      return entry && ageMs < freshMs(key) ? { state: 'hit', page: entry.page, ageMs } : undefined;
    },
    isUnderWay: (key) => flights.has(key.key),
    async load(key) {
      const lastResort = () => {
        const entry = shelfOf(key).peek(key.key);
        const ageMs = entry ? now() - entry.madeAt : Infinity;
        return entry && ageMs < LAST_RESORT_MS
          ? ({ state: 'stale', page: entry.page, ageMs } as const)
          : undefined;
      };
      try {
        const outcome = await flightFor(key).outcome;
        const old = outcome.kind === 'answer' && outcome.failed ? lastResort() : undefined;
        return old ?? { state: 'miss', outcome };
      } catch (error) {
        const old = lastResort();
        if (old) return old;
        throw error;
      }
    },
    forget(path) {
      let forgotten = 0;
      const concerns = (other: string) =>
        path === EVERY_PAGE ||
        other.startsWith(`${FEEDS_PATH}${path}/`) ||
        [path, `/partials${path}`].some((one) => other === one || other.startsWith(`${one}-`));
      for (const flight of flights.values()) if (concerns(flight.path)) flight.outdated = true;
      for (const [key, flight] of flights) if (flight.outdated) flights.delete(key);
      for (const entries of all) {
        for (const [key, entry] of entries.entries()) {
          if (concerns(entry.path) && entries.delete(key)) forgotten += 1;
        }
      }
      return forgotten;
    },
    get bytes() {
      return all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
    },
    get pages() {
      return all.reduce((sum, { size }) => sum + size, 0);
    },
  };
}
