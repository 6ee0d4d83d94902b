import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import { setSeriesReminder } from '../../src/features/reminders/series-reminders.queries.ts';
import { CatalogueError } from '../../src/core/errors.ts';
import type { SeasonSummary } from '../../src/core/seasons.ts';
import type { Message } from '../../src/mail/mail.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { personaClients } from '../../packages/embedded/tests/support/persona-clients.ts';
import { ids } from '../../packages/embedded/tests/support/persona.ts';
import { serverJobs } from '../support/host/server-jobs.ts';
import { seriesOf } from '../support/tmdb/known-titles.ts';

let server: BackendServer;
let owner: Client;
beforeAll(async () => {
  server = await startBackend();
  ({ owner } = await personaClients(server));
});
afterAll(() => server.close());
afterEach(async () => {
  shows.clear();
  mails.length = 0;
  await server.database.exec(`delete from public.series_reminders; delete from private.reminded_series;
    delete from public.notices; delete from private.notice_letters; delete from private.job_runs;`);
});

const shows = new Map<number, SeasonSummary[] | CatalogueError>();
const mails: Message[] = [];
const season = (number: number, date: string | null) => ({ number, name: '', date, episodeCount: 0 });

const jobs = (now: string) =>
  serverJobs(server, {
    now,
    deliver: (message) => Promise.resolve(void mails.push(message)),
    catalogue: {
      title: () => Promise.resolve(null),
      series: (id) => {
        const known = shows.get(id);
        if (known instanceof CatalogueError) return Promise.reject(known);
        return Promise.resolve(
          known ? seriesOf({ id, title: 'さくら', status: 'Returning Series', seasons: known }) : null,
        );
      },
    },
  });

const remind = (seriesId: number) =>
  setSeriesReminder(owner, ids.owner, { seriesId, title: 'Sakura', posterPath: null, knownSeason: 2 });

it('Reports and mails a season found at night from ten in the morning on', async () => {
  await remind(7);
  await server.database.exec(`update public.series_reminders set created_at = '2020-01-01 00:00Z'`);
  shows.set(7, [season(2, '2019-01-01'), season(3, '2031-02-01'), season(0, '2031-02-01')]);
  expect(await jobs('2031-01-01T03:37:00Z').run('refresh-series')).toEqual({
    kind: 'ok',
    detail: '0 kept, 0 gone, 0 failed. Seasons of 1 series learned, 0 failed.',
  });
  await jobs('2031-01-01T03:42:00Z').run('send-notices');
  await jobs('2031-01-01T03:47:00Z').run('send-notices');
  const told = async () =>
    (await owner.from('notices').select('title_name, data').order('id')).data?.map((notice) => notice);
  const known = { title_name: 'さくら', data: { event: 'announced', season: 3, day: '2031-02-01' } };
  expect(await told()).toEqual([known]);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('さくら')]);
  await jobs('2031-02-01T09:57:00Z').run('send-notices');
  expect(await told()).toHaveLength(1);
  await jobs('2031-02-01T10:02:00Z').run('send-notices');
  expect(await told()).toEqual([known, { ...known, data: { ...known.data, event: 'out' } }]);
  expect(mails).toHaveLength(2);
});

it('Continues with other series when the catalogue fails for one or lost it', async () => {
  for (const id of [7, 8, 9]) await remind(id);
  shows.set(7, new CatalogueError('The movie database did not answer.', { status: 503, retryAfter: 10 }));
  shows.set(9, [season(3, null)]);
  expect(await jobs(new Date().toISOString()).run('refresh-series')).toMatchObject({
    detail: '0 kept, 0 gone, 0 failed. Seasons of 2 series learned, 1 failed.',
  });
});
