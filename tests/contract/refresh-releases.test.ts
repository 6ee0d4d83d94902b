import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/backend/client.ts';
import { saveReleases, staleReleases } from '../../src/backend/releases.ts';
import { CatalogueError } from '../../src/domain/errors.ts';
import type { MovieReleases } from '../../src/domain/releases.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { personaClients } from '../support/database/persona-clients.ts';
import { ids, look } from '../support/database/persona.ts';
import { serverJobs, serviceClient } from '../support/host/server-jobs.ts';

let server: BackendServer;
let service: Client;
beforeAll(async () => {
  server = await startBackend();
  await personaClients(server);
  service = serviceClient(server);
});
afterAll(() => server.close());
afterEach(async () => {
  known.clear();
  asked.length = 0;
  await server.database.exec(`
    delete from public.wishlists; delete from private.movie_releases; delete from private.job_runs;`);
});

const DOWN = new CatalogueError('The movie database did not answer.', { status: 503, retryAfter: 10 });
const known = new Map<number, MovieReleases | CatalogueError>();
const asked: number[] = [];
const nothing = () => Promise.resolve(null);

function refresh(now = new Date().toISOString()) {
  const releases = (id: number) => {
    asked.push(id);
    const days = known.get(id);
    return days instanceof CatalogueError ? Promise.reject(days) : Promise.resolve(days ?? null);
  };
  const catalogue = { movie: nothing, show: nothing, releases };
  return serverJobs(server, { now, deliver: () => Promise.resolve(), catalogue }).run('refresh-releases');
}

/** Somebody wishes movies: their ids, with the days that were saved with them. */
const wish = (movies: [id: number, day: string | null][], who: string = ids.owner) =>
  server.database.exec(
    movies
      .map(
        ([id, day]) => `insert into public.wishlists (user_id, movie_id, movie_title, movie_release_date)
          values ('${who}', ${id}, 'M', ${day === null ? 'null' : `'${day}'`});`,
      )
      .join(''),
  );

const kept = () =>
  look<{ movie_id: number; days: MovieReleases }>(
    server.database,
    'select movie_id, days from private.movie_releases order by movie_id',
  );

const TODAY = new Date().toISOString().slice(0, 10);
const DAYS = { DE: { theatre: '2027-01-14', digital: null } };

describe('when wished movies come out', () => {
  it('is learned once for everybody who waits, and not of what is long out', async () => {
    await wish([
      [1, TODAY],
      [2, null],
      [3, '1999-03-30'],
    ]);
    await wish([[1, TODAY]], ids.stranger);
    known.set(1, DAYS);
    expect(await refresh()).toEqual({ kind: 'ok', detail: 'Release days of 2 movies learned, 0 failed.' });
    expect(asked).toEqual([1, 2]);
    expect(await kept()).toEqual([
      { movie_id: 1, days: DAYS },
      { movie_id: 2, days: {} },
    ]);
  });

  it('is looked at once a day, and moves with what the catalogue says then', async () => {
    await wish([[1, TODAY]]);
    known.set(1, DAYS);
    await refresh();
    await refresh();
    expect(asked).toEqual([1]);
    const moved = { DE: { theatre: '2027-02-25', digital: '2027-05-01' } };
    known.set(1, moved);
    await refresh(new Date(Date.now() + 24 * 3_600_000).toISOString());
    expect(await kept()).toEqual([{ movie_id: 1, days: moved }]);
  });

  it('is forgotten when nobody wishes the movie any more', async () => {
    await wish([[1, TODAY]]);
    await refresh();
    await server.database.exec('delete from public.wishlists');
    await refresh();
    expect(await kept()).toEqual([]);
  });

  it('stays as it was while the catalogue is down, and the run says so', async () => {
    await wish([
      [1, TODAY],
      [2, TODAY],
      [3, TODAY],
      [4, TODAY],
    ]);
    await saveReleases(service, 1, DAYS);
    for (const id of [1, 2, 3, 4]) known.set(id, DOWN);
    const later = new Date(Date.now() + 24 * 3_600_000).toISOString();
    expect(await refresh(later)).toMatchObject({ kind: 'failed' });
    expect(asked).toHaveLength(3);
    expect(await kept()).toEqual([{ movie_id: 1, days: DAYS }]);
    expect(await staleReleases(service, TODAY, new Date(later), 10)).toEqual([2, 3, 4, 1]);
  });
});
