import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRateLimit } from '../../../src/catalogue/rate-limit.ts';
import { catalogueOver, failureOf } from '../../support/tmdb/catalogue.ts';

const BASE = { url: 'http://catalogue.test/3' };
const GENRES = { genres: [{ id: 18, name: 'Drama' }] };

const MOVIE = { id: 1, title: 'Slow', adult: false };

const good = () => Response.json(GENRES);
const throttled = (retryAfter: string) =>
  new Response('', { status: 429, headers: { 'Retry-After': retryAfter } });

/** A server in this process with one answer after the other, repeating the last. */
function answering(...answers: (() => Response)[]) {
  const seen: string[] = [];
  const fetch = (request: Request) => {
    seen.push(new URL(request.url).pathname);
    const answer = answers[Math.min(seen.length, answers.length) - 1] ?? good;
    return Promise.resolve(answer());
  };
  return { fetch, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a server that requests a pause', () => {
  test.each([
    ['in seconds', '2'],
    ['as a date', 'Tue, 10 Mar 2026 12:00:02 GMT'],
  ])('%s gets exactly that pause', async (_form, header) => {
    const { fetch, seen } = answering(() => throttled(header), good);
    const call = catalogueOver(BASE, { fetch }).genres('movie');
    await vi.advanceTimersByTimeAsync(1999);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual(GENRES.genres);
  });

  test.each(['3', 'Tue, 10 Mar 2026 13:00:00 GMT'])(
    '%s: a pause longer than two seconds is not waited for',
    async (header) => {
      const { fetch, seen } = answering(() => throttled(header), good);
      expect((await failureOf(catalogueOver(BASE, { fetch }).genres('movie'))).status).toBe(503);
      expect(seen).toHaveLength(1);
    },
  );

  test('in unknown words is retried like any other failure', async () => {
    const { fetch, seen } = answering(() => throttled('soon'), good);
    const call = catalogueOver(BASE, { fetch }).genres('movie');
    await vi.runAllTimersAsync();
    expect(await call).toEqual(GENRES.genres);
    expect(seen).toHaveLength(2);
  });
});

test('Limits background calls to a third of a second’s, without delaying pages', async () => {
  const { fetch, seen } = answering(() => Response.json({ id: 1, results: {} }));
  const catalogue = catalogueOver(BASE, { fetch, limits: { perSecond: 30 } });
  const looks = Array.from({ length: 40 }, (_, at) =>
    catalogue.offers('movie', at + 1, 'US', { late: true }),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveLength(10);
  const page = catalogue.offers('tv', 1, 'US');
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.at(-1)).toBe('/3/tv/1/watch/providers');
  await page;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await Promise.all(looks)).toHaveLength(40);
  expect(seen).toHaveLength(41);
});

describe('the circuit breaker', () => {
  const down = () => new Response('', { status: 500 });
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

  test('stops calls for ten seconds after five failures in a row, then tries one', async () => {
    const { fetch, seen } = answering(down, down, down, down, down, good);
    const catalogue = catalogueOver(BASE, { fetch });
    const failures = [failureOf(catalogue.genres('movie')), failureOf(catalogue.genres('tv'))];
    await seconds(1);
    const messages = (await Promise.all(failures)).map(({ message }) => message);
    expect(messages).toEqual(messages.map(() => 'API error: 500 Internal Server Error'));
    expect(seen).toHaveLength(5);
    expect(catalogue.health().circuit).toBe('open');

    const refused = await failureOf(catalogue.movie(1));
    expect(refused).toMatchObject({ message: 'The movie database is not available right now.', status: 503 });
    expect(seen).toHaveLength(5);

    await seconds(10);
    expect(await catalogue.genres('movie')).toEqual(GENRES.genres);
    expect(catalogue.health().circuit).toBe('closed');
    expect(catalogue.logged).toHaveLength(2);
  });

  test('counts invalid JSON as a failure', async () => {
    const { fetch, seen } = answering(() => new Response('<p>Log in to the hotel network</p>'));
    const catalogue = catalogueOver(BASE, { fetch });
    for (const year of [2001, 2002, 2003, 2004, 2005, 2006]) {
      await failureOf(catalogue.movieList('popular', { page: 1, year }));
    }
    expect(seen).toHaveLength(5);
  });

  test('does not count missing titles as failures', async () => {
    const { fetch, seen } = answering(() => new Response('', { status: 404 }));
    const catalogue = catalogueOver(BASE, { fetch });
    const calls = Array.from({ length: 12 }, (_, index) => catalogue.movie(index + 1));
    await vi.runAllTimersAsync();
    expect(new Set(await Promise.all(calls))).toEqual(new Set([null]));
    expect(seen).toHaveLength(12);
    expect(catalogue.health().circuit).toBe('closed');
  });
});

describe('the rate limit', () => {
  test('allows at most 20 concurrent calls, and answers all', async () => {
    let open = 0;
    let most = 0;
    const fetch = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      return new Response('', { status: 404 });
    };
    const catalogue = catalogueOver(BASE, { fetch });
    const calls = Array.from({ length: 100 }, (_, index) => catalogue.movie(index + 1));
    await vi.runAllTimersAsync();
    expect(await Promise.all(calls)).toHaveLength(100);
    expect(most).toBe(20);
  });

  test('sends at most 30 of 200 calls a second, and no fewer', async () => {
    const times: number[] = [];
    const fetch = () => {
      times.push(performance.now());
      return Promise.resolve(new Response('', { status: 404 }));
    };
    const catalogue = catalogueOver(BASE, { fetch, limits: { perSecond: 30 } });
    const calls = Array.from({ length: 200 }, (_, index) => catalogue.movie(index + 1));
    await vi.runAllTimersAsync();
    await Promise.all(calls);
    const within = times.map((start) => times.filter((time) => time >= start && time < start + 1000).length);
    expect(Math.max(...within)).toBe(30);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(8000);
  });

  test('sends calls in order of request', async () => {
    const leave = createRateLimit({ perSecond: 2 });
    const order: number[] = [];
    for (const call of [1, 2, 3, 4, 5]) void leave(() => Promise.resolve(order.push(call)));
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(999);
    expect(order).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual([1, 2, 3, 4]);
    await vi.runAllTimersAsync();
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  test('passes an aborted call’s turn on, and returns a failed one’s', async () => {
    const leave = createRateLimit({ perSecond: 1 });
    const gone = new AbortController();
    const order: number[] = [];
    const failed = leave(() => Promise.reject(new Error('cut off')));
    await expect(failed).rejects.toThrow('cut off');
    const left = leave(() => Promise.resolve(order.push(2)), gone.signal).catch(String);
    void leave(() => Promise.resolve(order.push(3)));
    gone.abort();
    await vi.advanceTimersByTimeAsync(1000);
    expect(order).toEqual([3]);
    expect(await left).toContain('aborted');
  });

  test('never exceeds a second’s calls at the server, for any timing', async () => {
    const call = fc.record({
      gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 })),
      there: fc.integer({ min: 0, max: 900 }),
      back: fc.integer({ min: 0, max: 300 }),
    });
    const asking = fc.record({
      perSecond: fc.integer({ min: 1, max: 40 }),
      calls: fc.array(call, { minLength: 1, maxLength: 150 }),
      early: fc.integer({ min: 0, max: 2 }),
    });
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    await fc.assert(
      fc.asyncProperty(asking, async ({ perSecond, calls, early }) => {
        // Timers can end a little early.
        const sleep = (milliseconds: number) => pause(Math.max(1, milliseconds - early));
        const leave = createRateLimit({ perSecond, sleep });
        const seen: number[] = [];
        const open: number[] = [];
        const idle: string[] = [];
        const ask = async ({ gap, there, back }: (typeof calls)[number], index: number) => {
          await pause(calls.slice(0, index).reduce((sum, earlier) => sum + earlier.gap, gap));
          const asked = performance.now();
          await leave(async () => {
            const recent = open.filter((end) => end > asked - 1000).length;
            if (performance.now() > asked && recent < perSecond)
              idle.push(`call ${index} waited for nothing`);
            const at = open.push(Infinity) - 1;
            await pause(there);
            seen.push(performance.now());
            await pause(back);
            open[at] = performance.now();
          });
        };
        const all = Promise.all(calls.map(ask));
        await vi.runAllTimersAsync();
        await all;
        seen.sort((a, b) => a - b);
        seen.forEach((time, index) => {
          const next = seen[index + perSecond];
          if (next !== undefined) expect(next - time).toBeGreaterThanOrEqual(1000);
        });
        expect(idle).toEqual([]);
        expect(seen).toHaveLength(calls.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('two hundred readers of two hundred pages', () => {
  const slow = (seconds: number) => {
    const open = { now: 0, most: 0, all: 0 };
    const fetch = async () => {
      open.all += 1;
      open.most = Math.max(open.most, (open.now += 1));
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      open.now -= 1;
      return new Response('', { status: 404 });
    };
    return { fetch, open };
  };

  test('all get their page while the movie database takes three seconds for each', async () => {
    const { fetch, open } = slow(3);
    const catalogue = catalogueOver(BASE, { fetch, limits: { perSecond: 30 } });
    const calls = Array.from({ length: 200 }, (_, index) => catalogue.movie(index + 1));
    await vi.runAllTimersAsync();
    expect(await Promise.all(calls)).toEqual(Array(200).fill(null));
    expect(open).toEqual({ now: 0, most: 20, all: 200 });
    expect(catalogue.health()).toMatchObject({ circuit: 'closed', failures: 0 });
  });

  test('skip similar titles that would have to wait, and wait for those without any', async () => {
    const fetch = async ({ url }: Request) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return url.includes('/recommendations') ? new Response('', { status: 500 }) : Response.json(MOVIE);
    };
    const catalogue = catalogueOver(BASE, { fetch });
    const began = performance.now();
    const calls = Array.from({ length: 200 }, (_, index) => catalogue.movie(index + 1));
    await vi.runAllTimersAsync();
    for (const movie of await Promise.all(calls)) expect(movie?.title).toBe('Slow');
    expect(performance.now() - began).toBeLessThan(40_000);
  });

  test('get an error after 45 seconds in the queue, without counting as a failure', async () => {
    const { fetch, open } = slow(7.9);
    const catalogue = catalogueOver(BASE, { fetch });
    const began = performance.now();
    const ends: number[] = [];
    const calls = Array.from({ length: 200 }, async (_, index) => {
      const answer = await catalogue.movie(index + 1).catch((error: unknown) => error);
      if (answer !== null) ends.push(performance.now() - began);
      return answer;
    });
    await vi.runAllTimersAsync();
    const failures = (await Promise.all(calls)).filter((answer) => answer !== null);
    expect(failures).toHaveLength(80);
    expect(new Set(failures.map(String))).toEqual(
      new Set(['CatalogueError: The movie database is not available right now.']),
    );
    expect(new Set(ends)).toEqual(new Set([45_000]));
    expect(open.all).toBe(120);
    expect(catalogue.health()).toMatchObject({ circuit: 'closed', calls: 120, failures: 0 });
  });
});
