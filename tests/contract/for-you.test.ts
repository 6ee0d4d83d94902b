import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import { loadMyForYou, sayForYou } from '../../src/features/for-you/mine.queries.ts';
import { duePeople } from '../../src/features/for-you/looking.queries.ts';
import { CatalogueError } from '../../src/core/errors.ts';
import type { TitleSummary } from '../../src/core/title.ts';
import { loadFitOrder } from '../../src/features/for-you/fit-order.server.ts';
import type { LookCatalogue } from '../../src/features/for-you/look.server.ts';
import { loadForYouPage } from '../../src/features/for-you/for-you.server.ts';
import type { Catalogue } from '../../src/catalogue/contract.ts';
import type { JobService } from '../../src/jobs/service.ts';
import { createJobRunner } from '../../src/jobs/runner.ts';
import { refreshForYou } from '../../src/features/for-you/refresh-for-you.job.server.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { personaClients } from '../../packages/embedded/tests/support/persona-clients.ts';
import { ids, look } from '../../packages/embedded/tests/support/persona.ts';
import { cookieOf, pageContext, provideServices } from '../support/host/page-context.ts';
import { serviceClient, SILENT } from '../support/host/server-jobs.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';
import { movieOf } from '../support/tmdb/known-titles.ts';

let server: BackendServer;
let owner: Client;
let stranger: Client;
beforeAll(async () => {
  server = await startBackend();
  ({ owner, stranger } = await personaClients(server));
});
afterAll(() => server.close());
afterEach(async () => {
  calls.length = 0;
  down = false;
  await server.database.exec(`
    delete from public.movie_ratings; delete from public.watched_movies; delete from public.dismissed_titles;
    delete from public.wishlists; delete from public.for_you_feedback; delete from private.for_you;
    delete from private.for_you_wanted; delete from private.for_you_sources; delete from private.title_facts;
    delete from private.job_runs;`);
});

/** What the catalogue was asked, a line each. */
const calls: string[] = [];
let down = false;

function asked<T>(call: string, answer: T): Promise<T> {
  calls.push(call);
  if (down) {
    return Promise.reject(
      new CatalogueError('The movie database did not answer.', { status: 503, retryAfter: 10 }),
    );
  }
  return Promise.resolve(answer);
}

const summary = (id: number): TitleSummary => ({ ...movieOf({ id, title: `Movie ${id}`, genreIds: [18] }) });

/** Recommends for each movie the three with the numbers that follow a thousand times its own. */
const catalogue: LookCatalogue = {
  recommendations: ({ kind, id }) =>
    asked(
      `${kind}-${id}`,
      [1, 2, 3].map((n) => summary(id * 1000 + n)),
    ),
  collection: () => asked('collection', null),
  artist: () => asked('artist', null),
  discover: () => asked('discover', { page: 1, totalPages: 1, totalResults: 0, next: null, results: [] }),
  genres: () => Promise.resolve([{ id: 18, name: 'Drama' }]),
  title: ({ id }) =>
    asked(
      `details ${id}`,
      movieOf({ id, runtime: 100, title: `Movie ${id}`, genres: [{ id: 18, name: 'Drama' }] }),
    ),
};

function runner(minutes = 0) {
  const client = serviceClient(server);
  const clock = () => new Date(server.now().getTime() + minutes * 60_000);
  const job = refreshForYou({ client, catalogue, region: 'US', clock });
  return createJobRunner({ client, jobs: { 'refresh-for-you': job } as never, log: SILENT });
}
const refresh = (minutes = 0) => runner(minutes).run('refresh-for-you');

async function rate(...stars: number[]): Promise<void> {
  const rows = stars.map((rating, at) => ({ user_id: ids.owner, movie_id: at + 1, rating }));
  for (const row of rows) await owner.from('movie_ratings').insert(row);
}
const mine = () => loadMyForYou(owner, ids.owner);
const found = async () => (await mine()).ground?.titles.map(({ id }) => id) ?? [];

describe('Recommendations', () => {
  it('are computed with the fifth star, not before', async () => {
    await rate(5, 4, 5, 3);
    await refresh();
    expect((await mine()).ground).toBeNull();
    expect(calls).toEqual([]);
    await owner.from('movie_ratings').insert({ user_id: ids.owner, movie_id: 5, rating: 5 });
    expect(await refresh()).toMatchObject({ kind: 'ok' });
    expect((await mine()).given).toBe(5);
    expect(await found()).toContain(1001);
    expect(await found()).toContain(5001);
  });

  it('exclude low-rated sources, and seen, rated and dismissed titles', async () => {
    await rate(5, 5, 5, 5, 1);
    await owner.from('watched_movies').insert({ user_id: ids.owner, movie_id: 1001, movie_title: 'Seen' });
    await owner
      .from('dismissed_titles')
      .insert({ user_id: ids.owner, kind: 'movie', title_id: 1002, title: 'Out' });
    await refresh();
    expect(calls).not.toContain('movie-5');
    expect(calls).toContain('details 5');
    expect(await found()).not.toContain(1001);
    expect(await found()).not.toContain(1002);
    await owner
      .from('watched_movies')
      .insert({ user_id: ids.owner, movie_id: 2001, movie_title: 'Seen now' });
    expect([...(await mine()).taken]).toEqual(['movie-2001']);
  });

  it('cost at most thirty calls a user and day, which other users share', async () => {
    await rate(...Array.from({ length: 60 }, () => 5));
    await refresh();
    expect(calls.length).toBeLessThanOrEqual(30);
    await owner.from('movie_ratings').insert({ user_id: ids.owner, movie_id: 99, rating: 5 });
    await refresh(10);
    expect(calls.length).toBeLessThanOrEqual(30);
    const before = calls.filter((call) => call.startsWith('movie-'));
    for (const id of [1, 2, 3, 4, 5]) {
      await stranger.from('movie_ratings').insert({ user_id: ids.stranger, movie_id: id, rating: 5 });
    }
    await refresh(10);
    const twice = calls.filter((call, at) => before.includes(call) && calls.indexOf(call) !== at);
    expect(twice).toEqual([]);
    expect((await loadMyForYou(stranger, ids.stranger)).ground?.titles.length).toBeGreaterThan(0);
  });

  it('wait until a user stops rating, at most five minutes', async () => {
    await rate(5, 5, 5, 5, 5);
    await refresh();
    await owner.from('movie_ratings').insert({ user_id: ids.owner, movie_id: 6, rating: 5 });
    const client = serviceClient(server);
    const at = (minutes: number) => new Date(server.now().getTime() + minutes * 60_000);
    const due = (quiet: number, waiting: number) =>
      duePeople(client, { quiet: at(quiet), waiting: at(waiting), older: at(-9999) }, 10);
    expect(await due(-1, -5)).toEqual([]);
    expect(await due(1, -5)).toHaveLength(1);
    expect(await due(-1, 1)).toHaveLength(1);
  });

  it('are computed by one process only', async () => {
    await rate(5, 5, 5, 5, 5);
    const results = await Promise.all([refresh(), refresh(), refresh()]);
    expect(new Set(calls).size).toBe(calls.length);
    expect(results.filter(({ kind }) => kind === 'ok').length).toBeGreaterThanOrEqual(1);
  });

  it('stay unchanged while the catalogue is down', async () => {
    await rate(5, 5, 5, 5, 5);
    await refresh();
    const before = await found();
    await server.database.exec(`update private.for_you_sources set asked_at = now() - interval '2 days'`);
    await owner.from('movie_ratings').insert({ user_id: ids.owner, movie_id: 6, rating: 5 });
    down = true;
    expect(await refresh(10)).toMatchObject({ kind: 'ok' });
    expect((await found()).toSorted()).toEqual(before.toSorted());
  });

  it('respect a user’s feedback until it is withdrawn', async () => {
    const said = { subject: 'movie-1001', name: 'Movie 1001', traits: ['genre-18'] };
    await sayForYou(owner, { ...said, direction: -1 });
    await sayForYou(owner, { ...said, direction: 1 });
    expect((await mine()).feedback).toEqual([{ ...said, direction: 1 }]);
    expect((await loadMyForYou(stranger, ids.stranger)).feedback).toEqual([]);
    await sayForYou(owner, { ...said, direction: null });
    expect((await mine()).feedback).toEqual([]);
  });

  it('check lengths for a limited evening, and offer alternatives without matches', async () => {
    const ada = await signedInPerson(server, 'Ada');
    for (const movie_id of [1, 2, 3, 4, 5])
      await ada.client.from('movie_ratings').insert({ user_id: ada.id, movie_id, rating: 5 });
    await refresh();
    // As of titles that a day's calls did not reach.
    await server.database.exec(`update private.for_you set ground = jsonb_set(ground, '{titles}',
      (select jsonb_agg(title || '{"minutes": null}') from jsonb_array_elements(ground -> 'titles') title))`);
    const cookie = await cookieOf(server, ada.email);
    provideServices(server, { catalogue: { ...catalogue } as Catalogue, jobs: {} as JobService });
    const page = async (query: string) => {
      const outcome = await loadForYouPage(pageContext(`/for-you${query}`, cookie));
      if (outcome.kind !== 'ok' || outcome.data.state !== 'titles') throw new Error(outcome.kind);
      return outcome.data;
    };
    const all = await page('');
    expect(all.titles.length).toBeGreaterThan(9);
    calls.length = 0;
    const short = await page('?minutes=120');
    expect(short.titles.map(({ title }) => title.minutes)).toEqual(all.titles.map(() => 100));
    expect(calls.length).toBeGreaterThan(0);
    expect((await page('?minutes=90')).titles).toEqual([]);
    expect(await page('?kind=tv')).toMatchObject({ titles: [], any: true, ofKind: false });
    expect(await page('?kind=movie')).toMatchObject({ any: true, ofKind: true });
  });

  it('also reorder other lists, once enough is known', async () => {
    const order = () => loadFitOrder({ client: owner, userId: ids.owner });
    expect(await order()).toBeNull();
    await rate(5, 5, 5, 5, 5);
    await refresh();
    const [drama, other] = [summary(90), movieOf({ id: 91, title: 'Other', genreIds: [27] })];
    expect((await order())?.([other, drama])).toEqual([drama, other]);
  });

  it('are deleted with the account', async () => {
    await rate(5, 5, 5, 5, 5);
    await refresh();
    await server.database.exec(`delete from auth.users where id = '${ids.owner}'`);
    for (const table of ['private.for_you', 'private.for_you_wanted', 'public.for_you_feedback']) {
      expect(await look(server.database, `select * from ${table} where user_id = $1`, [ids.owner])).toEqual(
        [],
      );
    }
  });
});
