import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import { CatalogueError } from '../../src/core/errors.ts';
import type { MovieDetails } from '../../src/core/title.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { personaClients } from '../../packages/embedded/tests/support/persona-clients.ts';
import { ids, look } from '../../packages/embedded/tests/support/persona.ts';
import { serverJobs } from '../support/host/server-jobs.ts';
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
  await server.database.exec(`
    delete from public.wishlists; delete from public.watched_tv_series; delete from private.job_runs;
    delete from private.title_facts; delete from private.facts_wanted;`);
});

const DOWN = new CatalogueError('The movie database did not answer.', { status: 503, retryAfter: 10 });

/** What the catalogue says of movies; an error is one it fails with. */
const movies = new Map<number, Partial<MovieDetails> | CatalogueError>();
const asked: number[] = [];

function fill() {
  return serverJobs(server, {
    now: new Date().toISOString(),
    deliver: () => Promise.resolve(),
    catalogue: {
      title: ({ kind, id }) => {
        if (kind === 'tv') return Promise.resolve(seriesOf({ id, episodeRuntime: 24 }));
        asked.push(id);
        const known = movies.get(id);
        if (known instanceof CatalogueError) return Promise.reject(known);
        return Promise.resolve(known ? movieOf({ ...known, id }) : null);
      },
    },
  }).run('fill-facts');
}

async function wish(...wished: number[]): Promise<void> {
  const rows = wished.map((id) => ({ user_id: ids.owner, movie_id: id, movie_title: `Movie ${id}` }));
  for (const row of rows) await owner.from('wishlists').insert(row);
}

const known = () =>
  look(
    server.database,
    'select kind, title_id, known, minutes from private.title_facts order by kind, title_id',
  );

describe('The facts of titles', () => {
  it('are fetched once for all users, minutes after a title was saved', async () => {
    movies.set(1, { runtime: 90, cast: [{ id: 5, name: 'فيروز', character: '', profilePath: null }] });
    await wish(1);
    await owner
      .from('watched_tv_series')
      .insert({ user_id: ids.owner, series_id: 1, series_name: 'Series 1' });
    expect(await known()).toEqual([]);
    expect(await fill()).toEqual({ kind: 'ok', detail: 'Facts of 2 titles learned, 0 failed.' });
    expect(await known()).toEqual([
      { kind: 'movie', title_id: 1, known: true, minutes: 90 },
      { kind: 'tv', title_id: 1, known: true, minutes: 24 },
    ]);
    expect(
      await look(server.database, 'select actor_names from private.title_facts where kind = $1', ['movie']),
    ).toEqual([{ actor_names: ['فيروز'] }]);
    await fill();
    expect(asked).toEqual([1]);
  });

  it('are stored as missing when the catalogue has no title or invalid data', async () => {
    movies.set(2, { runtime: -5 });
    await wish(1, 2);
    expect(await fill()).toMatchObject({ detail: 'Facts of 2 titles learned, 0 failed.' });
    expect(await known()).toEqual([
      { kind: 'movie', title_id: 1, known: false, minutes: null },
      { kind: 'movie', title_id: 2, known: false, minutes: null },
    ]);
    await fill();
    expect(asked).toEqual([1, 2]);
  });

  it('wait while the catalogue is down, without a request for each', async () => {
    for (const id of [1, 2, 3, 4, 5]) movies.set(id, DOWN);
    await wish(1, 2, 3, 4, 5);
    expect(await fill()).toEqual({
      kind: 'failed',
      detail: 'The movie database did not answer. Facts of 0 titles learned, 3 failed.',
    });
    for (const id of [1, 2, 3, 4, 5]) movies.set(id, { runtime: 90 });
    asked.length = 0;
    expect(await fill()).toMatchObject({ kind: 'ok' });
    expect(asked).toEqual([4, 5, 1, 2, 3]);
  });

  it('of a failing title do not delay others', async () => {
    movies.set(1, DOWN);
    movies.set(2, { runtime: 90 });
    await wish(1, 2);
    expect(await fill()).toMatchObject({ kind: 'ok', detail: 'Facts of 1 titles learned, 1 failed.' });
    expect(await known()).toHaveLength(1);
  });
});
