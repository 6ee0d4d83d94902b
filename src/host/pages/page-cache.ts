import { LRUCache } from 'lru-cache';
import { EVERY_PAGE } from '../../core/changed-page.ts';
import { FEEDS_PATH } from '../../features/connections/feeds.ts';
import type { PageKey } from './cache-policy.ts';

/** A value of the cache. */
export interface Keepable {
  /** Its memory in bytes. */
  bytes: number;
}

/** The result of a render: a page to cache, or a response for the waiting requests only. */
export type RenderResult<Page, Answer> =
  | { kind: 'page'; page: Page }
  | { kind: 'answer'; answer: Answer; failed: boolean };

export interface PageCacheOptions<Page, Answer> {
  /** Maximum memory of all pages. */
  maxBytes: number;
  /** Renders a page from its key alone. */
  render: (key: PageKey) => Promise<RenderResult<Page, Answer>>;
  /** A monotonic clock in milliseconds. */
  now: () => number;
}

/**
 * Shares of the memory with separate eviction: English; all other languages together, since each address
 * exists eight times; and addresses of which there are endlessly many.
 */
const SHARES = { english: 0.5, translated: 0.25, invented: 0.25 };
/** How long an expired page is served while it is rendered again (stale-while-revalidate). */
const STALE_MS = 10 * 60_000;
/** How long an expired page is served if rendering fails (stale-if-error). */
const LAST_RESORT_MS = 24 * 3_600_000;
/** Pause after a failed render. */
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
  /** The page changed during the render: waiting requests get it, but it is not cached. */
  outdated: boolean;
}

/** A cached page and its age. */
export interface Found<Page> {
  state: 'hit' | 'stale';
  page: Page;
  ageMs: number;
}

export interface PageCache<Page, Answer> {
  /** A page to serve at once. Renders it again in the background if it has expired. */
  find(key: PageKey): Found<Page> | undefined;
  /** A fresh page, without rendering and without counting as a use (LRU). */
  peek(key: PageKey): Found<Page> | undefined;
  /** Whether the page is being rendered, so that a request for it costs nothing more. */
  isUnderWay(key: PageKey): boolean;
  /**
   * Renders the page once for all concurrent requests (single flight). Returns an expired page if that fails.
   */
  load(key: PageKey): Promise<Found<Page> | { state: 'miss'; outcome: RenderResult<Page, Answer> }>;
  /**
   * Evicts a path with its variants, fragments and feeds, and paths that continue behind a hyphen (`/list/1f`
   * also evicts `/list/1f-name`). Returns the number of pages.
   */
  forget(path: string): number;
  readonly bytes: number;
  readonly pages: number;
}

/**
 * An LRU cache limited by bytes. A page is fresh for the time in its row of the page table, then served stale
 * while it is rendered again or if that fails.
 */
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
  /** How long a page is fresh. */
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
      // A removed page must not return when the catalogue fails.
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
