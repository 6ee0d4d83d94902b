import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRateLimit } from '../../../src/catalogue/rate-limit.ts';
import { catalogueOver, failureOf } from '../../support/tmdb-catalogue.ts';

const BASE = { url: 'http://catalogue.test/3' };
const GENRES = { genres: [{ id: 18, name: 'Drama' }] };

const good = () => Response.json(GENRES);
const throttled = (retryAfter: string) =>
  new Response('', { status: 429, headers: { 'Retry-After': retryAfter } });

/** A server in this process that gives one answer after the other, the last one for ever. */
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

describe('a server that asks for a pause', () => {
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
    '%s: longer than two seconds is not waited for',
    async (header) => {
      const { fetch, seen } = answering(() => throttled(header), good);
      expect((await failureOf(catalogueOver(BASE, { fetch }).genres('movie'))).status).toBe(503);
      expect(seen).toHaveLength(1);
    },
  );

  test('in words nobody understands is tried again like any other failure', async () => {
    const { fetch, seen } = answering(() => throttled('soon'), good);
    const call = catalogueOver(BASE, { fetch }).genres('movie');
    await vi.runAllTimersAsync();
    expect(await call).toEqual(GENRES.genres);
    expect(seen).toHaveLength(2);
  });
});

describe('a server in trouble is left alone', () => {
  const down = () => new Response('', { status: 500 });
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

  test('after five failures in a row nothing is sent for ten seconds, then one call tries', async () => {
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

  test('answers that are no JSON are trouble too', async () => {
    const { fetch, seen } = answering(() => new Response('<p>Log in to the hotel network</p>'));
    const catalogue = catalogueOver(BASE, { fetch });
    for (const year of [2001, 2002, 2003, 2004, 2005, 2006]) {
      await failureOf(catalogue.movies('popular', { page: 1, year }));
    }
    expect(seen).toHaveLength(5);
  });

  test('titles that do not exist are no trouble', async () => {
    const { fetch, seen } = answering(() => new Response('', { status: 404 }));
    const catalogue = catalogueOver(BASE, { fetch });
    const calls = Array.from({ length: 12 }, (_, index) => catalogue.movie(index + 1));
    await vi.runAllTimersAsync();
    expect(new Set(await Promise.all(calls))).toEqual(new Set([null]));
    expect(seen).toHaveLength(12);
    expect(catalogue.health().circuit).toBe('closed');
  });
});

describe('the server is not flooded', () => {
  test('at most 20 calls are under way at once, and all are answered', async () => {
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

  test('in no second do more than 40 of 200 different calls leave, and 30 a second go on', async () => {
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
    expect(Math.max(...within)).toBeLessThanOrEqual(40);
    expect(Math.max(...within)).toBeGreaterThanOrEqual(30);
  });

  test('callers go in the order in which they asked', async () => {
    const turn = createRateLimit({ perSecond: 10, burst: 2 });
    const order: number[] = [];
    for (const caller of [1, 2, 3, 4, 5]) void turn().then(() => order.push(caller));
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(100);
    expect(order).toEqual([1, 2, 3]);
    await vi.runAllTimersAsync();
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });
});
