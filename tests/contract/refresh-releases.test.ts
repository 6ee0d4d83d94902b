import { dayAndPlace } from '../../src/features/calendar/release-words.ts';
import { noticeWords } from '../../src/features/notices/notice-words.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import { loadNotices } from '../../src/features/notices/notices.queries.ts';
import { saveOwnRegion } from '../../src/features/watch/regions.queries.ts';
import { findReminder, setReminder } from '../../src/features/reminders/reminders.queries.ts';
import { saveReleases, staleReleases } from '../../src/features/calendar/releases.queries.ts';
import { CatalogueError } from '../../src/core/errors.ts';
import type { MovieReleases } from '../../src/core/releases.ts';
import type { Message } from '../../src/mail/mail.ts';
import type { JobName } from '../../src/jobs/job.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { personaClients } from '../../packages/embedded/tests/support/persona-clients.ts';
import { ids, look } from '../../packages/embedded/tests/support/persona.ts';
import { serverJobs, serviceClient } from '../support/host/server-jobs.ts';

let server: BackendServer;
let service: Client;
let owner: Client;
beforeAll(async () => {
  server = await startBackend();
  ({ owner } = await personaClients(server));
  service = serviceClient(server);
});
afterAll(() => server.close());
afterEach(async () => {
  known.clear();
  asked.length = 0;
  mails.length = 0;
  await server.database.exec(`
    delete from public.movie_reminders; delete from private.mail_outbox; delete from public.notices;
    update public.profiles set region = null; delete from public.wishlists; delete from private.movie_releases; delete from private.job_runs;`);
});

const DOWN = new CatalogueError('The movie database did not answer.', { status: 503, retryAfter: 10 });
const known = new Map<number, MovieReleases | CatalogueError>();
const asked: number[] = [];
const mails: Message[] = [];
const nothing = () => Promise.resolve(null);

/** A job of a server whose default region is the United States. */
function run(name: JobName, now = new Date().toISOString()) {
  const releases = (id: number) => {
    asked.push(id);
    const days = known.get(id);
    return days instanceof CatalogueError ? Promise.reject(days) : Promise.resolve(days ?? null);
  };
  const catalogue = { title: nothing, series: nothing, releases };
  const deliver = (mail: Message) => Promise.resolve(void mails.push(mail));
  return serverJobs(server, { now, deliver, catalogue }).run(name);
}
const refresh = (now?: string) => run('refresh-releases', now);

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

describe('release days of wished movies', () => {
  it('are fetched once for all users, and not for old releases', async () => {
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

  it('are checked daily, and follow the catalogue', async () => {
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

  it('are deleted when no user wishes the movie', async () => {
    await wish([[1, TODAY]]);
    await refresh();
    await server.database.exec('delete from public.wishlists');
    await refresh();
    expect(await kept()).toEqual([]);
  });

  it('stay unchanged while the catalogue is down, which the run reports', async () => {
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

describe('a reminder', () => {
  /** Of movie 7, by mail. */
  const remind = () =>
    setReminder(owner, ids.owner, {
      movieId: 7,
      remindOn: '2030-01-10',
      byEmail: true,
      title: 'Seven',
      posterPath: null,
    });
  const found = async () => {
    const reminder = await findReminder(owner, ids.owner, 7);
    return reminder && dayAndPlace(reminder.remindOn, reminder.place);
  };
  const next = () => new Date(Date.now() + 24 * 3_600_000).toISOString();
  const days = (US: string, DE: string): MovieReleases => ({
    US: { theatre: US, digital: null },
    DE: { theatre: null, digital: DE },
  });

  it.each([
    [null, 'February 2, 2030 in US cinemas'],
    ['DE', 'March 3, 2030 at home in Germany'],
    ['FR', 'January 10, 2030'],
  ])('is for the day in the region %s, which it names', async (region, day) => {
    await saveOwnRegion(owner, ids.owner, region);
    await remind();
    known.set(7, days('2030-02-02', '2030-03-03'));
    await refresh();
    expect(await found()).toBe(day);
  });

  it('follows its region’s day, and reports the move and the day once each', async () => {
    await remind();
    known.set(7, days('2030-01-10', '2030-03-03'));
    await refresh();
    await run('send-reminders');
    expect(mails).toEqual([]);
    known.set(7, days('2030-02-02', '2030-03-03'));
    for (const now of [next(), undefined, undefined]) {
      await refresh(now);
      await run('send-reminders');
      await run('send-notices');
    }
    expect(mails.map(({ subject }) => subject)).toEqual(['Seven moved to February 2, 2030']);
    expect(mails[0]?.text).toContain('is now February 2, 2030 in US cinemas.');
    await run('send-reminders', '2030-02-02T12:00:00Z');
    await run('send-notices', '2030-02-02T12:00:00Z');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Seven moved to February 2, 2030',
      'Seven is out: February 2, 2030',
    ]);
    const { notices } = await loadNotices(owner, ids.owner, 1);
    expect(notices.map((notice) => noticeWords(notice)).map(({ text, detail }) => [text, detail])).toEqual([
      ['Seven is out', 'February 2, 2030 in US cinemas'],
      ['Seven moved to February 2, 2030 in US cinemas', 'It was announced for January 10, 2030.'],
    ]);
  });

  it('keeps its region’s day when the world’s first release moves', async () => {
    await remind();
    known.set(7, days('2030-02-02', '2030-03-03'));
    await refresh();
    await service.rpc('refresh_title', { p_kind: 'movie', p_id: 7, p_title: 'Seven', p_date: '2029-12-24' });
    expect(await found()).toBe('February 2, 2030 in US cinemas');
  });

  it('follows the user to another region', async () => {
    await remind();
    known.set(7, days('2030-02-02', '2030-03-03'));
    await refresh();
    await saveOwnRegion(owner, ids.owner, 'DE');
    await refresh();
    expect(await found()).toBe('March 3, 2030 at home in Germany');
  });
});

describe('a new wish', () => {
  it('is fetched before two thousand older ones', async () => {
    await server.database.exec(`
      insert into public.wishlists (user_id, movie_id, movie_title, movie_release_date, added_at)
      select '${ids.owner}', n, 'M', null, now() - interval '1 hour' from generate_series(1000, 2999) n`);
    await wish([[5, TODAY]]);
    await refresh();
    expect(asked[0]).toBe(5);
    expect(asked).toHaveLength(200);
  });
});
