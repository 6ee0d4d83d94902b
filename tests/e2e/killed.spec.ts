import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { renewConnection } from '../../src/features/connections/own.queries.ts';
import { setRating } from '../../src/features/reviews/ratings.queries.ts';
import { plain } from '../support/connections/bodies.ts';
import { startPostgres } from '../../packages/embedded/tests/support/postgres.ts';
import { ownerOf } from '../support/e2e/lists.ts';
import { newcomer, register } from '../support/e2e/people.ts';
import { expect, test } from '../support/e2e/test.ts';
import { startMarquee } from '../support/host/marquee.ts';

test('killed in the middle of reading and writing, it has after a restart all it had acknowledged', async ({
  playwright,
}) => {
  test.setTimeout(90_000);
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'marquee-'));
  const acknowledged = new Set<number>();
  let marquee = await startMarquee({ DATA_DIR, RATE_LIMIT: 'off' });
  const request = await playwright.request.newContext({ baseURL: marquee.url });
  const person = newcomer();
  await register(request, person);
  const { client, id } = await ownerOf(request, marquee.url, person);
  for (let round = 0; round < 3; round++) {
    const goal = acknowledged.size + 40;
    const write = async (movie: number): Promise<void> => {
      await setRating(client, id, { kind: 'movie', id: movie }, 4);
      acknowledged.add(movie);
      if (acknowledged.size === goal) marquee.process.kill('SIGKILL');
      return write(movie + 10);
    };
    const read = async (page: number): Promise<void> => {
      await (await fetch(`${marquee.url}/movies/popular?page=${page}`)).arrayBuffer();
      return read((page % 20) + 1);
    };
    const first = 1 + round * 100_000;
    const work = [0, 1, 2, 3].map((lane) => write(first + lane));
    const readers = [1, 6, 11, 16].map((page) => read(page));
    const ends = await Promise.allSettled([...work, ...readers]);
    expect(ends.map(({ status }) => status)).not.toContain('fulfilled');
    marquee = await startMarquee({ DATA_DIR, RATE_LIMIT: 'off', PORT: new URL(marquee.url).port });
    const { data } = await client.from('movie_ratings').select('movie_id').eq('user_id', id).throwOnError();
    const kept = new Set(data.map((row) => row.movie_id));
    expect([...acknowledged].filter((movie) => !kept.has(movie))).toEqual([]);
  }
  await request.dispose();
  expect(await marquee.stop()).toBe(0);
});

test('plays told to two processes on one database, killed before all are in the diary, and told again after a restart count once each', async ({
  playwright,
}) => {
  test.setTimeout(120_000);
  const postgres = await startPostgres();
  const settings = {
    DATABASE_URL: await postgres.createDatabase('plays', 'marquee'),
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'marquee-')),
    RATE_LIMIT: 'off',
  };
  const processes = [await startMarquee(settings), await startMarquee(settings)] as const;
  const [{ url }] = processes;
  const request = await playwright.request.newContext();
  const site = await playwright.request.newContext({ baseURL: url });
  const person = newcomer();
  await register(site, person);
  const { client, id } = await ownerOf(site, url, person);
  const secret = (await renewConnection(client, 'json', null)) ?? '';
  const days = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`);
  const tell = async (told: string, day: string) => {
    const body = { title: 'The Matrix', year: 1999, ids: { tmdb: 603 }, at: `${day}T20:00:00Z` };
    return (await request.post(`${told}/hooks/json/${secret}`, { data: plain('watched', body) })).status();
  };
  const answers = days.flatMap((day) => processes.flatMap((one) => [tell(one.url, day), tell(one.url, day)]));
  // What a busy server does not take in is told again.
  for (const status of await Promise.all(answers)) expect([202, 503]).toContain(status);
  for (const one of processes) {
    one.process.kill('SIGKILL');
    await once(one.process, 'exit');
  }
  // A run that was killed holds the job for another minute, which is over at once here.
  const database = new Client({ connectionString: settings.DATABASE_URL });
  await database.connect();
  await database.query('update private.job_runs set held_until = now()');
  await database.end();
  const again = await startMarquee({ ...settings, PORT: new URL(url).port });
  // A server that was not answered tells all of it again.
  for (const day of days) expect(await tell(url, day)).toBe(202);
  const waits = async () => {
    const { data } = await client.rpc('my_connections').throwOnError();
    return JSON.stringify(data).split('"waiting"').length - 1;
  };
  await expect.poll(waits, { timeout: 60_000 }).toBe(0);
  const { data } = await client.from('watches').select('day').eq('user_id', id).order('day').throwOnError();
  expect(data.map(({ day }) => day)).toEqual(days);
  await Promise.all([request.dispose(), site.dispose()]);
  expect(await again.stop()).toBe(0);
  await postgres.stop();
});
