import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import { findReminder, setReminder } from '../../src/features/reminders/reminders.queries.ts';
import { CatalogueError } from '../../src/core/errors.ts';
import type { MovieDetails } from '../../src/core/title.ts';
import { createJobRunner, type JobRunnerOptions } from '../../src/jobs/runner.ts';
import type { Message } from '../../src/mail/mail.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { personaClients } from '../../packages/embedded/tests/support/persona-clients.ts';
import { ids, look } from '../../packages/embedded/tests/support/persona.ts';
import { serverJobs, serviceClient, SILENT } from '../support/host/server-jobs.ts';
import { movieOf, seriesOf } from '../support/tmdb/known-titles.ts';

let server: BackendServer;
let owner: Client;
beforeAll(async () => {
  server = await startBackend();
  ({ owner } = await personaClients(server));
});
afterAll(() => server.close());
afterEach(async () => {
  movies.clear();
  asked.length = 0;
  mails.length = 0;
  waits.length = 0;
  endsWaiting = () => undefined;
  await server.database.exec(`
    delete from public.movie_reminders; delete from public.wishlists; delete from public.tv_wishlists;
    delete from public.watches; delete from public.dismissed_titles;
    delete from private.mail_outbox; delete from private.job_runs;
    delete from private.title_facts; delete from private.facts_wanted;`);
});

type Known = Pick<MovieDetails, 'title' | 'date' | 'posterPath' | 'voteAverage'>;

/** What the catalogue knows now; an error is one it fails with. */
const movies = new Map<number, Known | CatalogueError>();
const asked: number[] = [];
const mails: Message[] = [];
/** How many seconds the jobs have waited each time, and what happens meanwhile. */
const waits: number[] = [];
let endsWaiting = (): void => undefined;
const DOWN = new CatalogueError('The movie database did not answer.', { status: 503, retryAfter: 10 });

function answer(id: number): Promise<Known | null> {
  asked.push(id);
  const known = movies.get(id);
  return known instanceof CatalogueError ? Promise.reject(known) : Promise.resolve(known ?? null);
}

function jobs(now = new Date().toISOString()) {
  return serverJobs(server, {
    now,
    wait: (milliseconds) => {
      waits.push(milliseconds / 1000);
      return Promise.resolve(endsWaiting());
    },
    deliver: (message) => Promise.resolve(void mails.push(message)),
    catalogue: {
      title: async ({ kind, id }) => {
        const known = await answer(id);
        return known && (kind === 'movie' ? movieOf({ ...known, id }) : seriesOf({ ...known, id }));
      },
      series: async (id) => {
        const known = await answer(id);
        return known && seriesOf({ ...known, id });
      },
    },
  });
}

const remind = (remindOn: string, byEmail = true) =>
  setReminder(owner, ids.owner, { movieId: 7, remindOn, byEmail, title: 'Seven', posterPath: '/old.jpg' });
const age = (days: number) =>
  server.database.exec(
    ['movie_reminders', 'wishlists', 'tv_wishlists']
      .map((table) => `update public.${table} set refreshed_at = now() - interval '${days} days';`)
      .join(''),
  );

/** Seven and Eight on the wishlist, and a series, last looked at so many days ago. */
async function saveTitles(days: number): Promise<void> {
  const movie = (id: number, title: string) => ({
    user_id: ids.owner,
    movie_id: id,
    movie_title: title,
    movie_poster_path: '/old.jpg',
    movie_release_date: '2030-02-01',
    movie_vote_average: 5,
  });
  await owner.from('wishlists').insert([movie(7, 'Seven'), movie(8, 'Eight')]);
  await owner.from('tv_wishlists').insert({
    user_id: ids.owner,
    series_id: 9,
    series_name: 'Nine',
    series_poster_path: null,
    series_first_air_date: null,
    series_vote_average: null,
  });
  await age(days);
}

const saved = () =>
  look(
    server.database,
    `select movie_title as title, movie_poster_path as poster, movie_release_date as date from public.wishlists
     union all select series_name, series_poster_path, series_first_air_date from public.tv_wishlists order by 1`,
  );

describe('A moved release date', () => {
  it('moves the reminder, on the page and by mail', async () => {
    await remind('2030-02-01');
    await age(1);
    movies.set(7, { title: 'Seven', date: '2030-03-01', posterPath: '/new.jpg', voteAverage: null });
    expect(await jobs().run('refresh-titles')).toMatchObject({ kind: 'ok' });
    expect(await findReminder(owner, ids.owner, 7)).toMatchObject({
      remindOn: '2030-03-01',
      movedFrom: '2030-02-01',
      posterPath: '/new.jpg',
    });
    await jobs().run('send-reminders');
    expect(mails.map(({ subject }) => subject)).toEqual(['Seven moved to March 1, 2030']);
    expect(mails[0]?.text).toContain('It was announced for February 1, 2030.');
  });

  it('is reported once, and the day itself later', async () => {
    await remind('2030-02-01');
    await age(1);
    movies.set(7, { title: 'Seven', date: '2030-03-01', posterPath: null, voteAverage: null });
    await jobs().run('refresh-titles');
    await age(1);
    await jobs().run('refresh-titles');
    await jobs().run('send-reminders');
    await jobs('2030-02-01T12:00:00Z').run('send-reminders');
    await jobs('2030-03-01T12:00:00Z').run('send-reminders');
    await jobs('2030-03-02T12:00:00Z').run('send-reminders');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Seven moved to March 1, 2030',
      'Seven is out: March 1, 2030',
    ]);
  });

  it('moves a reminder in the app without a mail', async () => {
    await remind('2030-02-01', false);
    await age(1);
    movies.set(7, { title: 'Seven', date: '2030-03-01', posterPath: null, voteAverage: null });
    await jobs().run('refresh-titles');
    await jobs().run('send-reminders');
    expect(mails).toEqual([]);
    expect(await findReminder(owner, ids.owner, 7)).toMatchObject({ remindOn: '2030-03-01' });
  });

  it('does not revive a past reminder', async () => {
    await remind('2020-02-01', false);
    await age(40);
    movies.set(7, { title: 'Seven', date: '2030-03-01', posterPath: null, voteAverage: null });
    await jobs().run('refresh-titles');
    expect(asked).toEqual([7]);
    expect(await findReminder(owner, ids.owner, 7)).toMatchObject({
      remindOn: '2020-02-01',
      movedFrom: null,
    });
  });

  it('is found the next night, before other titles', async () => {
    await remind('2030-02-01');
    await saveTitles(1);
    await jobs().run('refresh-titles');
    expect(asked).toEqual([7]);
  });
});

describe('Saved titles', () => {
  it('get the catalogue’s texts, posters and dates monthly', async () => {
    await saveTitles(31);
    movies.set(7, { title: 'Seven!', date: '2030-02-02', posterPath: '/new.jpg', voteAverage: 6 });
    movies.set(8, { title: 'Eight', date: null, posterPath: null, voteAverage: null });
    movies.set(9, { title: 'Nine!', date: '2030-05-01', posterPath: '/nine.jpg', voteAverage: 7.5 });
    expect(await jobs().run('refresh-titles')).toEqual({
      kind: 'ok',
      detail: '3 refreshed, 0 kept as saved, 0 failed.',
    });
    expect(await saved()).toEqual([
      { title: 'Eight', poster: null, date: null },
      { title: 'Nine!', poster: '/nine.jpg', date: '2030-05-01' },
      { title: 'Seven!', poster: '/new.jpg', date: '2030-02-02' },
    ]);
    asked.length = 0;
    await jobs().run('refresh-titles');
    expect(asked).toEqual([]);
  });

  it('are updated in the diary and among dismissed ones too, without other changes of a watch', async () => {
    const title = { user_id: ids.owner, title: 'Old', poster_path: '/old.jpg', release_date: '2030-02-01' };
    const watch = { ...title, kind: 'movie', title_id: 7 };
    await owner.from('watches').insert([
      { ...watch, day: '2020-01-01', note: 'Mine' },
      { ...watch, day: null, note: null },
    ]);
    await owner.from('dismissed_titles').insert([
      { ...title, kind: 'tv', title_id: 9 },
      { ...title, kind: 'movie', title_id: 10 },
    ]);
    await jobs().run('refresh-titles');
    expect(asked).toEqual([]);
    await server.database.exec(
      ['watches', 'dismissed_titles']
        .map((table) => `update public.${table} set refreshed_at = now() - interval '31 days';`)
        .join(''),
    );
    movies.set(7, { title: 'Seven!', date: '2030-02-02', posterPath: '/new.jpg', voteAverage: 6 });
    movies.set(9, { title: 'Nine!', date: null, posterPath: null, voteAverage: null });
    expect(await jobs().run('refresh-titles')).toMatchObject({
      detail: '2 refreshed, 1 kept as saved, 0 failed.',
    });
    const columns = 'title, poster_path as poster, release_date as date';
    expect(
      await look(server.database, `select ${columns}, day, note from public.watches order by day nulls last`),
    ).toEqual([
      { title: 'Seven!', poster: '/new.jpg', date: '2030-02-02', day: '2020-01-01', note: 'Mine' },
      { title: 'Seven!', poster: '/new.jpg', date: '2030-02-02', day: null, note: null },
    ]);
    expect(
      await look(server.database, `select ${columns} from public.dismissed_titles order by title_id`),
    ).toEqual([
      { title: 'Nine!', poster: null, date: null },
      { title: 'Old', poster: '/old.jpg', date: '2030-02-01' },
    ]);
    asked.length = 0;
    await jobs().run('refresh-titles');
    expect(asked).toEqual([]);
  });

  it('missing from the catalogue stay as saved, without nightly requests', async () => {
    await saveTitles(31);
    expect(await jobs().run('refresh-titles')).toMatchObject({
      detail: '0 refreshed, 3 kept as saved, 0 failed.',
    });
    expect(await saved()).toContainEqual({ title: 'Seven', poster: '/old.jpg', date: '2030-02-01' });
    asked.length = 0;
    await jobs().run('refresh-titles');
    expect(asked).toEqual([]);
  });

  it('that tables refuse do not block others', async () => {
    await saveTitles(31);
    movies.set(7, { title: ' ', date: '2030-02-02', posterPath: null, voteAverage: null });
    movies.set(8, { title: 'Eight!', date: null, posterPath: null, voteAverage: null });
    expect(await jobs().run('refresh-titles')).toMatchObject({
      detail: '1 refreshed, 2 kept as saved, 0 failed.',
    });
    expect(await saved()).toContainEqual({ title: 'Seven', poster: '/old.jpg', date: '2030-02-01' });
  });

  it('wait for another night when the catalogue is down, which the run reports', async () => {
    await saveTitles(31);
    for (const id of [7, 8, 9]) movies.set(id, DOWN);
    expect(await jobs().run('refresh-titles')).toEqual({
      kind: 'failed',
      detail: 'The movie database did not answer. 0 refreshed, 0 kept as saved, 3 failed.',
    });
    // It waited a quarter of an hour, longer each time.
    expect(waits).toEqual([10, 10, 20, 40, 80, 160, 300, 300]);
    movies.clear();
    asked.length = 0;
    await jobs().run('refresh-titles');
    expect(asked).toHaveLength(3);
  });

  it('are all checked in a night with a failure of ten seconds', async () => {
    await saveTitles(31);
    for (const id of [7, 8, 9]) movies.set(id, DOWN);
    endsWaiting = () => movies.clear();
    expect(await jobs().run('refresh-titles')).toEqual({
      kind: 'ok',
      detail: '0 refreshed, 3 kept as saved, 0 failed.',
    });
    expect(waits).toEqual([10]);
  });

  it('wait as long as the catalogue asks', async () => {
    await saveTitles(31);
    for (const id of [7, 8, 9])
      movies.set(id, new CatalogueError('API error: 429 Too Many Requests', { status: 503, retryAfter: 90 }));
    endsWaiting = () => movies.clear();
    expect(await jobs().run('refresh-titles')).toMatchObject({ kind: 'ok' });
    expect(waits).toEqual([90]);
  });

  it('have their facts refreshed with them, and facts older than a month separately', async () => {
    await saveTitles(31);
    movies.set(7, { title: 'Seven', date: null, posterPath: null, voteAverage: 6.1 });
    await jobs().run('refresh-titles');
    const votes = 'select title_id, known, vote from private.title_facts order by title_id';
    expect(await look(server.database, votes)).toEqual([
      { title_id: 7, known: true, vote: '6.1' },
      { title_id: 8, known: false, vote: null },
      { title_id: 9, known: false, vote: null },
    ]);
    await server.database.exec(`update private.title_facts set checked_at = now() - interval '31 days'`);
    asked.length = 0;
    movies.set(7, { title: 'Seven', date: null, posterPath: null, voteAverage: 6.3 });
    await jobs().run('refresh-titles');
    expect(asked.sort()).toEqual([7, 8, 9]);
    expect((await look(server.database, votes))[0]).toMatchObject({ vote: '6.3' });
  });

  it('are not delayed by a failing one', async () => {
    await saveTitles(31);
    movies.set(7, DOWN);
    expect(await jobs().run('refresh-titles')).toMatchObject({
      kind: 'ok',
      detail: '0 refreshed, 2 kept as saved, 1 failed.',
    });
  });
});

describe('The lock of a job', () => {
  const held = async () =>
    (
      await look<{ seconds: number }>(
        server.database,
        `select extract(epoch from held_until - now())::float as seconds from private.job_runs`,
      )
    )[0]?.seconds ?? 0;

  /** A job that lasts until its signal is aborted, begun by a process of its own. */
  async function begun() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise: aborted, resolve } = Promise.withResolvers<string>();
    const started = Promise.withResolvers<undefined>();
    const run = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => resolve('Ended.'));
      started.resolve(undefined);
      return aborted;
    };
    const jobs = { 'refresh-offers': { leaseSeconds: 3600, run } } as unknown as JobRunnerOptions['jobs'];
    const runner = createJobRunner({ client: serviceClient(server), jobs, log: SILENT });
    const running = runner.run('refresh-offers');
    await started.promise;
    return { running, runner };
  }

  it('is released within a minute after its process was killed', async () => {
    const { running, runner } = await begun();
    expect(await held()).toBeLessThanOrEqual(60);
    await server.database.exec(`update private.job_runs set held_until = now() - interval '1 second'`);
    const next = await begun();
    await next.runner.stop();
    expect(await next.running).toEqual({ kind: 'ok', detail: 'Ended.' });
    await runner.stop();
    await running;
  });

  it('is held while its process lives', async () => {
    const { running, runner } = await begun();
    await server.database.exec(`update private.job_runs set held_until = now() + interval '5 seconds'`);
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitUntil(async () => (await held()) > 50, { timeout: 5000 });
    await runner.stop();
    expect(await running).toMatchObject({ kind: 'ok' });
    expect(await held()).toBeLessThanOrEqual(0);
  });

  it('lost to another process ends the run', async () => {
    const { running } = await begun();
    const taken = `update private.job_runs set run = gen_random_uuid()`;
    await server.database.exec(taken);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await running).toMatchObject({ kind: 'ok', detail: 'Ended.' });
    expect(await held()).toBeGreaterThan(0);
  });
});
