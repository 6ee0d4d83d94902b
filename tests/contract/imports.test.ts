import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DoubtfulPage, ImportProgress, ImportReportPage } from '../../src/features/import/import-job.ts';
import { CatalogueError } from '../../src/core/errors.ts';
import type { ImportEntry } from '../../src/features/import/files/entry.ts';
import { answerImportReportFile } from '../../src/features/import/import-report.api.server.ts';
import {
  answerDoubtful,
  answerImport,
  answerImportChoice,
  answerImportReport,
  answerImportRows,
  answerImports,
  answerImportStep,
  answerStartImport,
} from '../../src/features/import/imports.api.server.ts';
import { createImportService } from '../../src/features/import/service.server.ts';
import type { JobService } from '../../src/jobs/service.ts';
import { runImports, type RunImportsOptions } from '../../src/features/import/run-imports.job.server.ts';
import { createJobRunner, type JobRunnerOptions } from '../../src/jobs/runner.ts';
import { createSeriesKeeper } from '../../src/features/series/keeper.server.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { belongings, entryOf } from '../support/database/imports.ts';
import { createPerson } from '../support/database/people.ts';
import { look } from '../../packages/embedded/tests/support/persona.ts';
import { cookieOf, pageContext, provideServices } from '../support/host/page-context.ts';
import { serviceClient, SILENT } from '../support/host/server-jobs.ts';
import { catalogueOver } from '../support/tmdb/catalogue.ts';
import { answerHomonyms } from '../support/tmdb/homonyms.ts';

interface Visitor {
  id: string;
  cookie: string | null;
}

let server: BackendServer;
let ada: Visitor;
let grace: Visitor;
let woken = 0;
/** Whether the movie database answers, and what it was asked. */
const tmdb = { isDown: false, asked: [] as string[] };

const visitor = async (): Promise<Visitor> => {
  const { id, email } = await createPerson(server);
  return { id, cookie: await cookieOf(server, email) };
};

const newCatalogue = () =>
  catalogueOver(
    { url: 'https://tmdb.example/3' },
    {
      fetch: (request) => {
        tmdb.asked.push(new URL(request.url).searchParams.get('query') ?? request.url);
        return tmdb.isDown
          ? Promise.reject(new TypeError('fetch failed'))
          : Promise.resolve(answerHomonyms(request));
      },
    },
  );

/** A run of the job in a process of its own, as far as memory goes. */
function run(signal = new AbortController().signal) {
  return job().run(signal);
}

function job(given: Partial<RunImportsOptions> = {}) {
  const client = serviceClient(server);
  const catalogue = newCatalogue();
  const keeper = createSeriesKeeper({ client, catalogue, clock: () => new Date() });
  return runImports({ client, catalogue, keeper, clock: () => new Date(), ...given });
}

beforeAll(async () => {
  server = await startBackend();
  const client = serviceClient(server);
  const imports = createImportService({
    client,
    catalogue: newCatalogue(),
    wake: () => {
      woken += 1;
    },
  });
  provideServices(server, { jobs: { imports } as JobService });
  ada = await visitor();
  grace = await visitor();
});
afterAll(() => server.close());
afterEach(async () => {
  tmdb.isDown = false;
  tmdb.asked.length = 0;
  await server.database
    .exec(`delete from public.imports; delete from public.watches; delete from public.watched_movies;
    delete from public.favorite_movies; delete from public.wishlists; delete from public.movie_ratings;`);
});

function context(who: Visitor, body?: unknown) {
  const page = pageContext('/api/imports', who.cookie);
  if (body === undefined) return page;
  const headers = { 'content-type': 'application/json', ...(who.cookie ? { cookie: who.cookie } : {}) };
  const request = new Request(page.url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { ...page, request };
}
const at = (query: string) => new URL(`http://localhost/api/imports${query}`);
const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;

let files = 0;
async function start(who: Visitor, total: number): Promise<ImportProgress> {
  files += 1;
  const begun = {
    ...{ source: 'letterboxd', fileName: 'نسخة.zip', total, counts: { wish: total } },
    fingerprint: files.toString(16).padStart(64, '0'),
    switches: { replaceRatings: false, replaceReviews: false, replaceDates: false },
  };
  const answer = await answerStartImport(context(who, begun));
  expect(answer.status).toBe(201);
  return json(answer);
}
const send = (who: Visitor, id: string, entries: readonly ImportEntry[], from = 0) =>
  answerImportRows(context(who, { from, entries }), id);
const progress = (who: Visitor, id: string) => json<ImportProgress>(answerImport(context(who), id));
const named = (
  what: ImportEntry['what'],
  name: string,
  year: number | null,
  more: Partial<ImportEntry> = {},
) => entryOf(what, 1, { name, year, ids: {}, ...more });

/** Imports a whole file of a person up to where the job takes over. */
async function sent(who: Visitor, entries: readonly ImportEntry[]): Promise<string> {
  const { id } = await start(who, entries.length);
  for (let from = 0; from < entries.length; from += 500)
    await send(who, id, entries.slice(from, from + 500), from);
  return id;
}

describe('An import', () => {
  it('is sent, asked about, saved, reported and undone', async () => {
    const entries = [
      named('watch', 'Halloween', 1978, { day: '2020-10-31' }),
      named('rating', 'Halloween', 1978, { stars: { value: 4.5, of: 5 } }),
      named('favorite', 'The Dune', null),
      named('favorite', 'The Dune', 2020),
      named('favorite', 'Cinderella', null),
      named('wish', '=HYPERLINK("x")', 1999),
    ];
    const { id, state } = await start(ada, entries.length);
    expect(state).toBe('receiving');
    expect(await json(send(ada, id, entries.slice(0, 4)))).toEqual({ received: 4 });
    woken = 0;
    expect(await json(send(ada, id, entries.slice(4), 4))).toEqual({ received: 6 });
    expect(woken).toBe(1);
    await run();
    expect(await progress(ada, id)).toMatchObject({
      state: 'asking',
      titles: { total: 5, looked: 5, doubtful: 3 },
      haltedSince: null,
    });
    expect(await belongings(server.database, ada.id)).toEqual([]);

    const page = await json<DoubtfulPage>(answerDoubtful(context(ada), id, at('?page=1')));
    expect(page.total).toBe(3);
    expect(page.groups.map(({ name, year, alike, counts }) => [name, year, alike, counts])).toEqual([
      ['Cinderella', null, 0, { favorite: 1 }],
      ['The Dune', null, 1, { favorite: 1 }],
      ['The Dune', 2020, 1, { favorite: 1 }],
    ]);
    expect(page.groups[1]?.candidates[0]).toMatchObject({
      id: 438631,
      title: 'Dune',
      posterPath: '/438631.jpg',
    });
    const choose = (choice: unknown) => answerImportChoice(context(ada, choice), id);
    const dune = { kind: 'movie', id: 438631 };
    await choose({ number: page.groups[1]?.number, pick: dune, alike: true });
    expect((await progress(ada, id)).titles.doubtful).toBe(1);
    // A title that was no candidate, by its number.
    const chosen = await choose({
      number: page.groups[0]?.number,
      pick: { kind: 'movie', id: 11224 },
      alike: false,
    });
    expect(await json(chosen)).toMatchObject({ state: 'saving' });
    await run();
    expect(await progress(ada, id)).toMatchObject({
      state: 'done',
      rows: { imported: 4, already: 1, not_found: 1 },
    });
    expect((await belongings(server.database, ada.id)).map((row) => row.split(',')[0])).toEqual([
      'favorite_movies (11224',
      'favorite_movies (438631',
      'movie_ratings (948',
      'watched_movies (948',
      'watches (movie',
    ]);

    const report = await json<ImportReportPage>(answerImportReport(context(ada), id, at('?state=imported')));
    expect(report.total).toBe(4);
    expect(report.rows[1]).toMatchObject({
      given: { value: 4.5, of: 5 },
      stars: 4.5,
      title: { kind: 'movie', id: 948, title: 'Halloween' },
    });
    const file = await answerImportReportFile(context(ada), id);
    const csv = await file.text();
    expect(file.headers.get('content-disposition')).toContain('.csv');
    expect(csv.split('\r\n')).toHaveLength(8);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain('"4.5 of 5",4.5,"Imported"');

    expect(await json(answerImportStep(context(ada, {}), id, 'undo'))).toMatchObject({ state: 'undoing' });
    await run();
    expect(await progress(ada, id)).toMatchObject({ state: 'undone', takenBack: 4, undoUntil: null });
    expect(await belongings(server.database, ada.id)).toEqual([]);
  });

  it('reports a diary’s tags, ambiguous days and empty rows, with their places', async () => {
    const at = { file: 'diary.csv', line: 3 };
    const id = await sent(ada, [
      named('watch', 'Halloween', 1978, { tags: 'rain, cinema', dayText: 'some day' }),
      named('wish', 'Dune', 2021, { note: 'With Ben' }),
      { ...named('own', '', null), at, kind: null, problem: 'openQuote' },
    ]);
    await run();
    expect((await progress(ada, id)).rows).toEqual({ imported: 2, unreadable: 1 });
    const { rows } = await json<ImportReportPage>(
      answerImportReport(context(ada), id, new URL('http://localhost/api/imports?page=1')),
    );
    expect(rows).toMatchObject([
      { tags: 'rain, cinema', note: null, dayText: 'some day', problem: null },
      { tags: null, note: 'With Ben' },
      { at, problem: 'openQuote', state: 'unreadable' },
    ]);
    const csv = await (await answerImportReportFile(context(ada), id)).text();
    expect(csv).toMatch(/"Halloween".*some day.*"rain, cinema"/);
    expect(csv).toMatch(/"Dune".*"With Ben"/);
    expect(csv).toMatch(/"diary.csv",3,.*has a quotation mark that is never closed/);
  });

  it('can skip ambiguous titles, or take the likeliest', async () => {
    const entries = [named('wish', 'The Dune', 2020), named('wish', 'Cinderella', null)];
    const first = await sent(ada, entries);
    await run();
    expect(await json(answerImportStep(context(ada, {}), first, 'save'))).toMatchObject({ state: 'saving' });
    await run();
    expect((await progress(ada, first)).rows).toEqual({ ambiguous: 2 });
    const second = await sent(ada, entries);
    await run();
    await answerImportChoice(context(ada, { all: 'first' }), second);
    await run();
    expect((await progress(ada, second)).rows).toEqual({ imported: 2 });
    const third = await sent(ada, entries);
    await run();
    await answerImportChoice(context(ada, { all: 'skip' }), third);
    await run();
    expect((await progress(ada, third)).rows).toEqual({ skipped: 2 });
  });

  it('accepts a title that was not offered only if the movie database has it', async () => {
    const id = await sent(ada, [named('wish', 'Cinderella', null), named('wish', 'The Dune', 2020)]);
    await run();
    const page = await json<DoubtfulPage>(answerDoubtful(context(ada), id, at('')));
    const [group] = page.groups;
    const choose = (pick: unknown, number = group?.number) =>
      answerImportChoice(context(ada, { number, pick, alike: true }), id);
    const nowhere = await choose({ kind: 'movie', id: 2_000_000_000 });
    expect(nowhere.status).toBe(404);
    expect(await nowhere.text()).toContain('The movie database does not have this title.');
    const nonsense = [
      { kind: 'person', id: 603 },
      { kind: 'movie', id: 0 },
      { kind: 'movie', id: '603' },
      603,
    ];
    for (const pick of nonsense) expect((await choose(pick)).status).toBe(400);
    const offered = { kind: 'movie', id: 948 };
    expect((await choose(offered, 2_000_000_000)).status).toBe(409);
    tmdb.isDown = true;
    expect((await choose({ kind: 'movie', id: 900_003_007 })).status).toBeGreaterThanOrEqual(500);
    tmdb.isDown = false;
    expect((await progress(ada, id)).titles.doubtful).toBe(2);
    // Halloween is no Cinderella to the matching, but the person says so; the other name is asked about still.
    expect(await json(choose(offered))).toMatchObject({ state: 'asking', titles: { doubtful: 1 } });
  });

  it('is visible to its owner only', async () => {
    const id = await sent(ada, [named('wish', 'The Dune', 2020)]);
    await run();
    const nobody: Visitor = { id: '', cookie: null };
    const requests: ((who: Visitor) => Promise<Response>)[] = [
      (who) => answerImport(context(who), id),
      (who) => send(who, id, [named('wish', 'The Dune', 2020)]),
      (who) => answerImportStep(context(who, {}), id, 'cancel'),
      (who) => answerImportReportFile(context(who), id),
    ];
    for (const request of requests) {
      expect((await request(nobody)).status).toBe(401);
      expect((await request(grace)).status).toBe(404);
    }
    expect((await answerImportChoice(context(grace, { all: 'first' }), id)).status).toBe(409);
    expect(await json(answerDoubtful(context(grace), id, at('')))).toEqual({ total: 0, groups: [] });
    expect(await json(answerImportReport(context(grace), id, at('')))).toEqual({
      total: 0,
      rows: [],
      missing: [],
    });
    expect(await json(answerImports(context(grace)))).toEqual({ imports: [] });
    expect((await answerImports(context(nobody))).status).toBe(401);
    expect((await progress(ada, id)).titles.doubtful).toBe(1);
  });

  it('refuses invalid input, and a second import beside an open one', async () => {
    expect((await answerStartImport(context(ada, { source: 'elsewhere' }))).status).toBe(400);
    const { id } = await start(ada, 3);
    const refused = async (answer: Promise<Response>) => (await answer).status;
    const other = { ...(await progress(ada, id)), fingerprint: 'f'.repeat(64) };
    const { source, fileName, fingerprint, total, counts, switches } = other;
    expect(
      await refused(
        answerStartImport(context(ada, { source, fileName, fingerprint, total, counts, switches })),
      ),
    ).toBe(409);
    const entry = named('wish', 'The Dune', 2020);
    expect(await refused(send(ada, id, Array<ImportEntry>(501).fill(entry)))).toBe(400);
    expect(await refused(send(ada, id, [{ ...entry, kind: 'person' as 'tv' }]))).toBe(400);
    const long = named('review', 'The Dune', 2020, { text: 'x'.repeat(19_000) });
    expect(await refused(send(ada, id, Array<ImportEntry>(100).fill(long)))).toBe(413);
    expect(await refused(answerImportStep(context(ada, {}), id, 'undo'))).toBe(409);
    expect(await refused(answerImportStep(context(ada, {}), id, 'elsewhere'))).toBe(404);
    expect(await refused(answerImport(context(ada), '1; drop table imports'))).toBe(404);
    expect(await json(send(ada, id, [entry], 2))).toEqual({ received: 0 });
    expect(await json(answerImportStep(context(ada, {}), id, 'cancel'))).toMatchObject({
      state: 'cancelled',
    });
  });
});

describe('The import job', () => {
  const many = (count: number, first = 1) =>
    Array.from({ length: count }, (_, index) => named('favorite', `Nothing ${first + index}`, 2001));

  it('waits while the movie database is down, says so, and loses nothing', async () => {
    const id = await sent(ada, [named('favorite', 'Halloween', 1978), named('favorite', 'Fall', 2022)]);
    tmdb.isDown = true;
    await expect(run()).rejects.toThrow('does not answer');
    expect(await progress(ada, id)).toMatchObject({
      state: 'matching',
      titles: { looked: 0 },
      haltedSince: expect.any(String) as string,
    });
    tmdb.isDown = false;
    await run();
    expect(await progress(ada, id)).toMatchObject({
      state: 'done',
      rows: { imported: 2 },
      haltedSince: null,
    });
  });

  it('saves what no longer needs the movie database while it is down', async () => {
    const small = await sent(grace, [named('favorite', 'Halloween', 1978)]);
    tmdb.isDown = false;
    const { id } = await start(ada, 1);
    await server.database.query(`update public.imports set state = 'saving' where id = $1`, [id]);
    tmdb.isDown = true;
    await expect(run()).rejects.toThrow();
    expect((await progress(ada, id)).state).toBe('done');
    expect((await progress(grace, small)).state).toBe('matching');
  });

  it('continues a decided import before fetching the next series', async () => {
    const asking = await sent(ada, [named('wish', 'The Dune', 2020)]);
    await run();
    await server.database.query(
      `insert into public.followed_series (user_id, series_id, series_name, state)
       select $1, n, 'Series ' || n, 'watching' from generate_series(1, 3) n`,
      [ada.id],
    );
    onTestFinished(() => server.database.exec('delete from public.followed_series'));
    const states: string[] = [];
    const keep = async () => {
      if (states.length === 0) await answerImportChoice(context(ada, { all: 'first' }), asking);
      states.push((await progress(ada, asking)).state);
    };
    const keeper = { keep } as unknown as RunImportsOptions['keeper'];
    await job({ keeper }).run(new AbortController().signal);
    expect(states).toEqual(['saving', 'done', 'done']);
  });

  it('fetches a series before saving the last seen episode of a file', async () => {
    const last = (name: string) =>
      named('watch', name, null, { kind: 'tv', episode: { season: 2, number: 1 }, upTo: true });
    const id = await sent(ada, [last('The Office (2005)'), last('Arrow')]);
    onTestFinished(() =>
      server.database.exec('delete from public.followed_series; delete from public.series_facts'),
    );
    const client = serviceClient(server);
    const keeper = {
      keep: async (series: number) => {
        if (series !== 2316 || tmdb.isDown) throw new CatalogueError('Down', { status: 503 });
        await client.rpc('keep_series', {
          ...{ p_series_id: series, p_revision: 0, p_series_name: 'The Office', p_ended: true },
          ...{ p_series_poster_path: '/o.jpg', p_put: [1, 2].map((number) => [1, number, '', null, null]) },
        });
        return 'kept' as const;
      },
    };
    const catalogue = newCatalogue();
    const down = { ...catalogue, health: () => ({ ...catalogue.health(), condition: 'down' as const }) };
    tmdb.isDown = true;
    await server.database.query(
      `update public.import_titles set state = 'clear', title_kind = 'tv', title = name,
         title_id = case when name = 'Arrow' then 1412 else 2316 end where import_id = $1`,
      [id],
    );
    await server.database.query(`update public.imports set state = 'saving' where id = $1`, [id]);
    await expect(job({ keeper, catalogue: down }).run(new AbortController().signal)).rejects.toThrow(
      'does not answer',
    );
    expect(await progress(ada, id)).toMatchObject({
      ...{ state: 'saving', rows: {} },
      haltedSince: expect.any(String) as string,
    });
    tmdb.isDown = false;
    // Of a series it stumbles over while it answers for others, the last episode is known alone.
    await job({ keeper }).run(new AbortController().signal);
    expect(await progress(ada, id)).toMatchObject({
      ...{ state: 'done', rows: { imported: 2 } },
      haltedSince: null,
    });
    const { rows } = await json<ImportReportPage>(answerImportReport(context(ada), id, at('?page=1')));
    expect(rows.map(({ upTo }) => upTo)).toEqual([true, true]);
    const episodes = (await belongings(server.database, ada.id)).filter((row) => row.startsWith('episode'));
    expect(episodes).toEqual([
      'episode_watches (1412,1,2,1,)',
      'episode_watches (2316,1,1,1,)',
      // The last one it has: of the one that is named it knows nothing.
      'episode_watches (2316,1,1,2,)',
    ]);
  });

  it('finds episodes by id first, then by place, and reports missing ones for each series', async () => {
    const client = serviceClient(server);
    const asked: string[] = [];
    const episode = (number: number, tvdb?: number) =>
      named('watch', 'The Office (2005)', null, {
        ...{ kind: 'tv', episode: { season: 2008, number }, day: '2020-01-01' },
        ...(tvdb && { episodeIds: { tvdb } }),
      });
    const id = await sent(ada, [episode(1, 349_232), episode(2, 1), episode(3), episode(4, 5)]);
    onTestFinished(() =>
      server.database.exec('delete from public.followed_series; delete from public.series_facts'),
    );
    await server.database.query(
      `update public.import_titles set state = 'clear', title_kind = 'tv', title = name, title_id = 2316
       where import_id = $1`,
      [id],
    );
    await server.database.exec('delete from public.episode_watches');
    await server.database.query(
      `update public.imports set state = 'saving', source = 'tvtime' where id = $1`,
      [id],
    );
    const keeper = {
      keep: async (series: number) => {
        await client.rpc('keep_series', {
          ...{ p_series_id: series, p_revision: 0, p_series_name: 'The Office', p_ended: true },
          ...{ p_series_poster_path: '/o.jpg', p_put: [1, 2].map((number) => [1, number, '', null, null]) },
        });
        return 'kept' as const;
      },
    };
    const catalogue = {
      ...newCatalogue(),
      findEpisodes: (_source: string, number: string) => {
        asked.push(number);
        if (number === '5') return Promise.reject(new CatalogueError('Down', { status: 503 }));
        // The number of another series says nothing of this one.
        return Promise.resolve([{ seriesId: number === '1' ? 1412 : 2316, season: 1, number: 1, name: '' }]);
      },
    };
    await job({ keeper, catalogue }).run(new AbortController().signal);
    expect(asked.sort()).toEqual(['1', '349232', '5']);
    expect(await progress(ada, id)).toMatchObject({ state: 'done', rows: { imported: 1, not_found: 3 } });
    const { missing, rows } = await json<ImportReportPage>(
      answerImportReport(context(ada), id, at('?state=not_found')),
    );
    expect(missing).toEqual([{ id: 2316, title: 'The Office', episodes: 3 }]);
    expect(rows.map(({ episode: place, reason }) => [place?.number, reason])).toEqual(
      [2, 3, 4].map((number) => [number, 'episode']),
    );
    const episodes = (await belongings(server.database, ada.id)).filter((row) => row.startsWith('episode'));
    expect(episodes).toEqual(['episode_watches (2316,1,1,1,2020-01-01)']);
  });

  it('saves an unfound title once the user found it, also a series', async () => {
    const rows = [
      named('rating', 'Zzyzx Qwerty', 2015, { stars: { value: 4, of: 5 } }),
      named('wish', 'Heat', 1901),
    ];
    const { id } = await start(ada, rows.length);
    await send(ada, id, rows);
    await run();
    const lost = await json<ImportReportPage>(answerImportReport(context(ada), id, at('?state=not_found')));
    const number = lost.rows.find(({ name }) => name === 'Zzyzx Qwerty')?.number;
    const choose = (choice: object) =>
      answerImportChoice(context(ada, { number, alike: false, ...choice }), id);
    expect((await choose({ pick: null })).status).toBe(409);
    const before = (await progress(ada, id)).rows;
    expect(await json(choose({ pick: { kind: 'tv', id: 2316 } }))).toMatchObject({ state: 'saving' });
    await run();
    expect(await progress(ada, id)).toMatchObject({
      state: 'done',
      rows: { imported: (before.imported ?? 0) + 1 },
    });
    expect((await progress(ada, id)).rows.not_found ?? 0).toBe((before.not_found ?? 0) - 1);
    expect(await belongings(server.database, ada.id)).toContain('series_ratings (2316,4)');
    // What was found is no more to be chosen.
    expect((await choose({ pick: { kind: 'tv', id: 2316 } })).status).toBe(409);
  });

  it('runs once more when woken while running, however often', async () => {
    const ends: (() => void)[] = [];
    const begun = () => new Promise<string>((resolve) => ends.push(() => resolve('')));
    const jobs = { 'run-imports': { leaseSeconds: 80, run: begun } } as unknown as JobRunnerOptions['jobs'];
    const process = () => createJobRunner({ client: serviceClient(server), jobs, log: SILENT });
    const [own, other] = [process(), process()];
    const first = other.run('run-imports');
    await vi.waitUntil(() => ends.length === 1);
    const woken = own.wake('run-imports');
    await Promise.all([own.wake('run-imports'), own.wake('run-imports')]);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await vi.waitUntil(() => ends.length === 2, { timeout: 5000 });
    await own.wake('run-imports');
    ends[1]?.();
    await vi.waitUntil(() => ends.length === 3, { timeout: 5000 });
    ends[2]?.();
    await woken;
    expect(ends).toHaveLength(3);
  });

  it('looks up each title once, however many rows name it', async () => {
    await sent(ada, [
      named('favorite', 'Capernaum', 2018),
      named('wish', 'CAPERNAUM', 2018),
      named('rating', 'Capernaum!', 2018, { stars: { value: 8, of: 10 } }),
    ]);
    await run();
    expect(tmdb.asked).toHaveLength(1);
  });

  it('alternates, so that a small import does not wait for a large one', async () => {
    await sent(ada, many(200));
    const small = await sent(grace, many(5, 1000));
    await run();
    const last = tmdb.asked.findLastIndex((query) => /Nothing 100\d/.test(query));
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThan(60);
    expect((await progress(grace, small)).state).toBe('done');
  });

  it('stops when cancelled', async () => {
    const id = await sent(ada, many(100));
    const stop = new AbortController();
    stop.abort();
    await run(stop.signal);
    await answerImportStep(context(ada, {}), id, 'cancel');
    await run();
    expect(tmdb.asked).toEqual([]);
    expect(await progress(ada, id)).toMatchObject({ state: 'cancelled', rows: {} });
  });

  it('does nothing twice with two processes', async () => {
    const known = ['Halloween', 'Fall', 'Capernaum', 'Amélie', 'Lilo & Stitch'];
    const years = [1978, 2022, 2018, 2001, 2002];
    const entries = known.flatMap((name, index) =>
      Array.from({ length: 300 }, (_, day) =>
        named('watch', name, years[index] ?? null, {
          day: new Date(Date.UTC(2010, 0, 1 + day)).toISOString().slice(0, 10),
        }),
      ),
    );
    const id = await sent(ada, entries);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await progress(ada, id)).toMatchObject({ state: 'done', rows: { imported: 1500 } });
    expect(await look(server.database, 'select from public.watches')).toHaveLength(1500);
    expect(
      await look(server.database, `select from public.notices where kind = 'import_finished'`),
    ).not.toEqual([]);
  });

  it('continues after a kill without duplicates or losses', async () => {
    const movies = createServer((request, response) => {
      const answer = answerHomonyms(new Request(new URL(request.url ?? '/', 'http://tmdb')));
      void answer.text().then((text) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
      });
    }).listen(0, '127.0.0.1');
    await once(movies, 'listening');
    onTestFinished(() => void movies.close());
    const { port } = movies.address() as AddressInfo;
    const entries = Array.from({ length: 4000 }, (_, day) =>
      named('watch', 'Halloween', 1978, {
        day: new Date(Date.UTC(2010, 0, 1 + day)).toISOString().slice(0, 10),
      }),
    );
    const id = await sent(ada, entries);
    const script = fileURLToPath(new URL('../support/host/import-worker.ts', import.meta.url));
    const secret = server.backend.secretKey;
    const child = spawn(process.execPath, [script, server.url, secret, `http://127.0.0.1:${port}/3`]);
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const before = await progress(ada, id);
    expect(before.state).toBe('saving');
    expect(before.rows.imported).toBeGreaterThan(0);
    await run();
    expect(await progress(ada, id)).toMatchObject({ state: 'done', rows: { imported: 4000 } });
    expect(await look(server.database, 'select from public.watches')).toHaveLength(4000);
    expect(await look(server.database, 'select distinct day from public.watches')).toHaveLength(4000);
  });
});
