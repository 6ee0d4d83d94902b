import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tickService } from '../../src/features/watch/my-services.queries.ts';
import type { Client } from '../../src/core/backend/client.ts';
import { loadNotices } from '../../src/features/notices/notices.queries.ts';
import { loadMyArrivals } from '../../src/features/watch/service-arrivals.queries.ts';
import { createCatalogue } from '../../src/catalogue/client.ts';
import { refreshOffers } from '../../src/features/watch/refresh-offers.job.server.ts';
import { tellArrivals } from '../../src/features/notices/tell-arrivals.job.server.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { ids, look } from '../../packages/embedded/tests/support/persona.ts';
import { personaClients } from '../../packages/embedded/tests/support/persona-clients.ts';
import { serviceClient } from '../support/host/server-jobs.ts';

const server = await startBackend();
const owner = (await personaClients(server)).owner as Client;
const client = serviceClient(server);
afterAll(() => server.close());

const NIGHT = Date.now() + 3_600_000;
const DAY_MS = 86_400_000;
const PER_SECOND = 30;
const LATE = 10;

/** What the movie database says now: services of a title that are included; `down` for one that does not answer. */
const world = { on: new Map<string, number[]>(), down: false, healsAt: Infinity, circuitOpenMs: 10_000 };
/** When each call left, in milliseconds of a clock that only passes when somebody waits. */
const left: { at: number; path: string }[] = [];
let virtual = 0;

const timing = {
  now: () => virtual,
  async sleep(milliseconds: number) {
    const until = virtual + milliseconds;
    await setImmediate();
    virtual = Math.max(virtual, until);
  },
};

const named = (id: number) => ({ provider_id: id, provider_name: `Service ${id}`, logo_path: null });

function answer(request: Request): Response {
  const path = new URL(request.url).pathname.replace('/3', '');
  left.push({ at: virtual, path });
  if (world.down && virtual < world.healsAt) return new Response('', { status: 503 });
  if (path.startsWith('/watch/')) return Response.json({ results: [8, 9].map(named) });
  const flatrate = (world.on.get(path.replace('/watch/providers', '')) ?? []).map(named);
  return Response.json({ id: 1, results: { US: { flatrate }, DE: { flatrate } } });
}

/** The job of a process that was just started, in a night. */
function job(night = 0) {
  virtual += DAY_MS;
  const begun = virtual;
  const clock = () => new Date(NIGHT + night * DAY_MS + virtual - begun);
  const catalogue = createCatalogue({
    fetch: (request) => Promise.resolve(answer(request)),
    baseUrl: 'http://catalogue.test/3',
    apiKey: undefined,
    clock,
    log: { warn: () => undefined, error: () => undefined },
    limits: { perSecond: PER_SECOND, retryBaseMs: 0, circuitOpenMs: world.circuitOpenMs },
    timing,
  });
  const setting = { client, catalogue, clock, region: 'US' };
  return refreshOffers({
    ...setting,
    tell: () => tellArrivals(setting),
    wait: (milliseconds) => timing.sleep(milliseconds),
  });
}

const run = (night = 0, signal = new AbortController().signal) => job(night).run(signal);

/** People who all have service 8, each with so many movies of their own on the wishlist. */
async function people(count: number, movies: number): Promise<void> {
  await server.database.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, created_at)
     select ('00000000-0000-4000-9000-' || lpad(g::text, 12, '0'))::uuid, 'authenticated', 'authenticated',
       'many-' || g || '@example.test', now(), now()
     from generate_series(1, $1::int) g`,
    [count],
  );
  await server.database.query(
    `insert into public.wishlists (user_id, movie_id, movie_title)
     select ('00000000-0000-4000-9000-' || lpad(g::text, 12, '0'))::uuid, (g - 1) * $2::int + m, 'Movie'
     from generate_series(1, $1::int) g, generate_series(1, $2::int) m`,
    [count, movies],
  );
  await server.database.exec(`insert into public.my_services (user_id, service_id)
    select id, 8 from auth.users where email like 'many-%'`);
}

async function wished(id: number): Promise<void> {
  await tickService(owner, ids.owner, 8);
  const { error } = await owner
    .from('wishlists')
    .insert({ user_id: ids.owner, movie_id: id, movie_title: `Movie ${id}` });
  expect(error).toBeNull();
}

beforeEach(async () => {
  world.on.clear();
  world.down = false;
  world.healsAt = Infinity;
  world.circuitOpenMs = 10_000;
  left.length = 0;
  await server.database.exec(`delete from auth.users where email like 'many-%';
    delete from public.wishlists; delete from public.title_offers; delete from public.my_services;
    delete from public.service_arrivals; delete from public.notices;`);
});

const kept = async () =>
  (
    await look<{ count: number }>(server.database, 'select count(*)::int as count from public.title_offers')
  )[0]?.count;

/** The most calls any second saw, wherever it begins. */
function busiest(): number {
  let most = 0;
  for (let first = 0, last = 0; last < left.length; last++) {
    while ((left[first]?.at ?? 0) <= (left[last]?.at ?? 0) - 1000) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

describe('the nightly refresh of saved titles’ offers', () => {
  it('processes two thousand titles of a hundred users in one night, after pages and within the rate limit', async () => {
    await people(100, 20);
    const began = virtual + DAY_MS;
    expect(await run()).toBe('2000 looked up, 0 failed, 0 told.');
    expect(await kept()).toBe(2000);
    expect(left).toHaveLength(2000);
    expect(busiest()).toBeLessThanOrEqual(LATE);
    expect((virtual - began) / 1000).toBeLessThan(300);
    left.length = 0;
    expect(await run(1 / 24)).toBe('0 looked up, 0 failed, 0 told.');
    expect(left).toEqual([]);
    expect(await run(1)).toContain('2000 looked up');
  });

  it('requests a title once for many users of several regions', async () => {
    await people(3, 1);
    await server.database.exec(`update public.wishlists set movie_id = 5;
      update public.profiles set region = 'DE' where email = 'many-2@example.test'`);
    await run();
    expect(left.map(({ path }) => path)).toEqual(['/movie/5/watch/providers']);
    expect(await kept()).toBe(2);
  });

  it('resumes where it was interrupted', async () => {
    await people(10, 20);
    const stop = new AbortController();
    const begun = job();
    const running = begun.run(stop.signal);
    while (left.length < 50) await setImmediate();
    stop.abort();
    await running;
    const done = (await kept()) ?? 0;
    expect(done).toBeGreaterThanOrEqual(40);
    expect(done).toBeLessThan(200);
    left.length = 0;
    expect(await run()).toBe(`${200 - done} looked up, 0 failed, 0 told.`);
    expect(await kept()).toBe(200);
  });

  it('stops when the movie database is down, and continues the next night', async () => {
    await people(10, 20);
    world.down = true;
    await expect(run()).rejects.toThrow('0 looked up, 20 failed, 0 told.');
    expect(left.length).toBeLessThan(100);
    world.down = false;
    expect(await run(1)).toContain('200 looked up');
  });

  it('survives a failure of ten seconds, and leaves nothing for the next night', async () => {
    await people(10, 20);
    world.down = true;
    // The circuit goes by the machine's own clock.
    world.circuitOpenMs = 1;
    world.healsAt = virtual + DAY_MS + 10_000;
    expect(await run()).toBe('200 looked up, 0 failed, 0 told.');
    expect(await kept()).toBe(200);
  });

  it('records that a title without offers was checked', async () => {
    await wished(7);
    await run();
    const kept = 'select title_id, region, included, free from public.title_offers';
    expect(await look(server.database, kept)).toEqual([
      { title_id: 7, region: 'US', included: [], free: [] },
    ]);
  });
});

describe('“Now on your service”', () => {
  const notices = async () => (await loadNotices(owner, ids.owner, 1)).notices;

  it('is reported once, by name, when a wished title arrives', async () => {
    await wished(7);
    await run();
    expect(await notices()).toEqual([]);
    world.on.set('/movie/7', [8]);
    expect(await run(1)).toBe('1 looked up, 0 failed, 1 told.');
    expect(await run(2)).toBe('1 looked up, 0 failed, 0 told.');
    expect((await loadMyArrivals(owner, 20)).map(({ title }) => title)).toEqual(['Movie 7']);
    expect(await notices()).toMatchObject([
      {
        kind: 'on_service',
        title: { kind: 'movie', id: 7, name: 'Movie 7' },
        data: { services: ['Service 8'] },
      },
    ]);
  });

  it('is not reported for offers from before the wish, nor for other services', async () => {
    world.on.set('/movie/7', [8]);
    await wished(7);
    await run();
    world.on.set('/movie/7', [8, 9]);
    await run(1);
    expect(await notices()).toEqual([]);
  });

  it('is not reported again after a service was missing for a day', async () => {
    await wished(7);
    await run();
    for (const [night, services] of [[8], [], [8], [], [8]].entries()) {
      world.on.set('/movie/7', services);
      await run(night + 1);
    }
    expect(await notices()).toHaveLength(1);
  });
});
