import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../../src/contract/config.ts';
import { answerWorker } from '../../../../src/features/shell/offline-worker.api.server.ts';
import type { BackendServer } from '../../../support/backend/backend-server.ts';
import { provideServices } from '../../../support/host/page-context.ts';

async function workerOf(setting: Record<string, string>): Promise<Response> {
  const backend = { now: () => new Date('2026-03-10T12:00:00Z'), keys: {} } as BackendServer;
  provideServices(backend, { config: readConfig(setting) });
  return answerWorker();
}

/** The worker's events. */
interface Event {
  request: { url: string; mode: string; method: string };
  preloadResponse: Promise<Response | undefined>;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

/** A worker in a browser with an old and a foreign cache, and a network that can be down. */
async function run(setting: Record<string, string> = {}, base = '') {
  const listeners = new Map<string, (event: Event) => void>();
  const kept = new Map(
    [`${base}offline-0`, 'somebody else’s'].map((name) => [name, new Map<string, Response>()]),
  );
  let unregistered = false;
  let online = true;
  const fetched: string[] = [];
  const load = ({ url }: { url: string }) => {
    fetched.push(url);
    return online
      ? Promise.resolve(new Response(`from the network: ${url}`))
      : Promise.reject(new TypeError('offline'));
  };
  const self = {
    location: new URL(`https://marquee.example${base}/sw.js`),
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
    skipWaiting: () => Promise.resolve(),
    registration: {
      navigationPreload: { enable: () => Promise.resolve() },
      unregister: () => Promise.resolve((unregistered = true)),
    },
  };
  const caches = {
    open: (name: string) => {
      const entries = new Map<string, Response>();
      kept.set(name, entries);
      const add = async (request: { url: string }) => void entries.set(request.url, await load(request));
      return Promise.resolve({ add });
    },
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    match: (url: string) =>
      Promise.resolve([...kept.values()].map((entries) => entries.get(url)).find(Boolean)),
  };
  const Request = class {
    url: string;
    constructor(url: string) {
      this.url = url;
    }
  };
  runInNewContext(await (await workerOf(setting)).text(), {
    self,
    caches,
    fetch: load,
    Request,
    Response,
    URL,
    Promise,
  });

  /** Sends the worker an event. Returns its response; undefined when it leaves it to the browser. */
  async function happen(
    name: string,
    path = '/',
    more: Partial<Event['request']> = {},
  ): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    const url = `https://marquee.example${path}`;
    listeners.get(name)?.({
      request: { url, mode: 'navigate', method: 'GET', ...more },
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (one) => void work.push(one),
      respondWith: (one) => void (answer = one),
    });
    await Promise.all(work);
    return answer;
  }
  await happen('install');
  await happen('activate');
  return { happen, kept, fetched, goOffline: () => void (online = false), gone: () => unregistered };
}

describe('the service worker', () => {
  test('caches only the offline page, and deletes older caches', async () => {
    const { kept, fetched, happen } = await run();
    expect([...kept.keys()]).toEqual(['somebody else’s', 'offline-1']);
    await happen('fetch', '/wishlist');
    expect([...kept.values()].flatMap((entries) => [...entries.keys()])).toEqual(['/offline']);
    expect(fetched).toEqual(['/offline', 'https://marquee.example/wishlist']);
  });

  test('below a path caches the page there under its own name', async () => {
    const { kept, happen, goOffline } = await run({}, '/apps/marquee');
    expect([...kept].map(([name, entries]) => [name, ...entries.keys()])).toEqual([
      ['somebody else’s'],
      ['/apps/marqueeoffline-1', '/apps/marquee/offline'],
    ]);
    goOffline();
    expect((await happen('fetch', '/apps/marquee/wishlist'))?.status).toBe(503);
    expect(await happen('fetch', '/apps/marquee/api/export')).toBeUndefined();
  });

  test('answers with it when a navigation fails, and only then', async () => {
    const { happen, goOffline } = await run();
    expect(await (await happen('fetch', '/movie/603'))?.text()).toContain('/movie/603');
    goOffline();
    const answer = await happen('fetch', '/movie/603');
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toBe('from the network: /offline');
  });

  test.each([
    ['a script or picture', '/_astro/page.js', { mode: 'no-cors' }],
    ['what a script asks', '/partials/suggest?query=a', { mode: 'cors' }],
    ['a form that is sent', '/search', { method: 'POST' }],
    ['an endpoint opened as a page', '/api/notices', {}],
    ['a fragment opened as a page', '/partials/movies/popular', {}],
    ['an embedded service', '/embedded/outbox', {}],
    ['a share card', '/cards/title/movie-603-1.png', {}],
  ])('leaves %s to the browser', async (_, path, more) => {
    const { happen } = await run();
    expect(await happen('fetch', path, more)).toBeUndefined();
  });

  test('unregisters itself and its cache when turned off', async () => {
    const { happen, kept, gone } = await run({ OFFLINE_PAGE: 'off' });
    expect(gone()).toBe(true);
    expect([...kept.keys()]).toEqual(['somebody else’s']);
    expect(await happen('fetch', '/movie/603')).toBeUndefined();
  });

  test('is revalidated each time, and can reach only this site', async () => {
    const { headers } = await workerOf({});
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });
});
