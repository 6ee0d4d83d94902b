import { createCache } from '../../src/catalogue/cache.ts';
import { detailsFreshMs } from '../../src/catalogue/ttl.ts';
import type { Figure } from './table.ts';

const TITLES = 1_000_000;
/** The most read title gets twice as many views as the second, three times as many as the third. */
const EXPONENT = 1;
const DAY_MS = 24 * 3_600_000;
/** What each process keeps (createCatalogue's default), and what a title's details take. */
const CACHE_BYTES = 48 * 1024 * 1024;
const DETAILS = 'x'.repeat(4_000);
/** Titles with enough votes for their details to be fetched more often (detailsFreshMs). */
const WELL_KNOWN = 30_000;
/** One process keeps what fits into it. */
const ALONE = [10, 1_000, 10_000, 100_000, 1_000_000];
/** Any number of processes that share a store. */
const TOGETHER = [1_000_000, 10_000_000];

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws titles as people do: a few of them nearly always, most of them hardly ever (Zipf's law). */
function zipf(random: () => number): () => number {
  const upTo = new Float64Array(TITLES);
  let sum = 0;
  for (let rank = 0; rank < TITLES; rank += 1) upTo[rank] = sum += 1 / (rank + 1) ** EXPONENT;
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = TITLES - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Moments of a day in milliseconds, evenings nearly twice as busy as the average and nights nearly quiet. */
function* moments(views: number): Generator<number> {
  let now = 0;
  while (now < DAY_MS) {
    const rate = (views / DAY_MS) * (1 - 0.8 * Math.cos((2 * Math.PI * now) / DAY_MS));
    now += 1 / rate;
    yield now;
  }
}

/** Counts what leaves, by second. */
function counter() {
  let views = 0;
  const calls = new Map<number, number>();
  return {
    view: () => (views += 1),
    call: (now: number) => {
      const second = Math.floor(now / 1000);
      calls.set(second, (calls.get(second) ?? 0) + 1);
    },
    figures: () => {
      const asked = [...calls.values()].reduce((sum, count) => sum + count, 0);
      return {
        'hit rate %': (1 - asked / views) * 100,
        'TMDB calls/s': asked / (DAY_MS / 1000),
        'busiest second': Math.max(0, ...calls.values()),
      };
    },
  };
}

const freshMs = (rank: number) =>
  detailsFreshMs({ voteCount: rank < WELL_KNOWN ? 10_000 : 10, date: '1999-03-30' }, '2026-11-21');

/** The second day of one process, through the product's own cache. */
async function alone(views: number): Promise<Figure> {
  const draw = zipf(randomFrom(views));
  let now = 0;
  const cache = createCache({ clock: () => new Date(now), maxBytes: CACHE_BYTES });
  let counted = counter();
  for (const day of [0, 1]) {
    counted = counter();
    for (const moment of moments(views)) {
      now = day * DAY_MS + moment;
      const rank = draw();
      counted.view();
      await cache.get(String(rank), () => {
        counted.call(now);
        return Promise.resolve({ value: DETAILS, ttlMs: freshMs(rank) });
      });
    }
  }
  return { what: `${views.toLocaleString('en-US')} views a day, one process`, values: counted.figures() };
}

/** The second day of processes that share a store with room for everything. */
function together(views: number): Figure {
  const draw = zipf(randomFrom(views));
  const freshUntil = new Float64Array(TITLES);
  let counted = counter();
  for (const day of [0, 1]) {
    counted = counter();
    for (const moment of moments(views)) {
      const now = day * DAY_MS + moment;
      const rank = draw();
      counted.view();
      if ((freshUntil[rank] ?? 0) > now) continue;
      freshUntil[rank] = now + freshMs(rank);
      counted.call(now);
    }
  }
  return { what: `${views.toLocaleString('en-US')} views a day, shared`, values: counted.figures() };
}

/**
 * How many calls to TMDB a day of detail pages costs, without counting on pages kept by the host or a CDN.
 * TMDB bears about 40 a second from one address; a process lets at most TMDB_PER_SECOND leave.
 */
export async function benchGrowth(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const views of ALONE) figures.push(await alone(views));
  for (const views of TOGETHER) figures.push(together(views));
  return figures;
}
