import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import {
  followSeries,
  leaveRun,
  loadSeriesMarks,
  markEpisodes,
  restoreEpisodes,
  setFollowState,
  startRun,
  stopFollowing,
  takeBackMarks,
  unmarkEpisodes,
} from '../../src/features/series/following.queries.ts';
import { keptSeries } from '../../src/features/series/kept-series.queries.ts';
import { loadProgress, loadUpNext } from '../../src/features/series/up-next.queries.ts';
import type { SeriesEpisodes } from '../../src/catalogue/series/episodes.ts';
import { CatalogueError } from '../../src/core/errors.ts';
import { createSeriesKeeper } from '../../src/features/series/keeper.server.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { season } from '../support/database/series.ts';
import { serverJobs, serviceClient } from '../support/host/server-jobs.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';

const TODAY = '2026-11-22';
const server = await startBackend();
afterAll(() => server.close());

const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');
const visitor = server.client() as Client;

/** What the catalogue says now, by series; a series that is not here does not exist. */
const answers = new Map<number, Omit<SeriesEpisodes, 'id' | 'missing'> & { missing?: number[] }>();
let asked: number[] = [];
let broken = false;
const catalogue = {
  episodes: (id: number) => {
    asked.push(id);
    if (broken)
      return Promise.reject(new CatalogueError('The movie database did not answer.', { status: 503 }));
    const answer = answers.get(id);
    return Promise.resolve(answer ? { missing: [], ...answer, id } : null);
  },
};
const keeper = createSeriesKeeper({ client: serviceClient(server), catalogue, clock: () => new Date() });
const jobs = (now = new Date()) =>
  serverJobs(server, { now: now.toISOString(), deliver: () => Promise.resolve(), series: catalogue });

/** A series of a long kind, 1,100 episodes in 22 seasons with specials, and one of 10,000. */
const PIRATES = { id: 37854, title: 'Pirates', posterPath: '/pirates.jpg' };
const SOAP = { id: 987, title: 'الدموع والأيام 昼の顔', posterPath: null };
beforeAll(() => {
  const seasons = Array.from({ length: 22 }, (_, index) => season(index + 1, 50, `${2000 + index}-01-01`));
  answers.set(PIRATES.id, {
    title: PIRATES.title,
    posterPath: '/new.jpg',
    ended: false,
    episodes: [season(0, 3), ...seasons].flat(),
  });
  answers.set(SOAP.id, {
    title: SOAP.title,
    posterPath: null,
    ended: false,
    episodes: season(1, 10_000, '1990-01-01'),
  });
});

const mark = (more: object = {}) =>
  markEpisodes(ada.client, PIRATES, {
    scope: 'episode',
    season: 1,
    number: 1,
    today: TODAY,
    day: TODAY,
    ...more,
  });
const next = async (person = ada) => {
  const { series } = (await loadUpNext(person.client, TODAY, { most: 20 })).next;
  return series.map(
    (one) => `${one.id} ${one.watched} of ${one.aired}: ${one.next?.season}x${one.next?.number}`,
  );
};

test('Fetches a followed series until its episodes are stored, then shows what is next', async () => {
  await followSeries(ada.client, ada.id, PIRATES);
  await followSeries(ada.client, ada.id, PIRATES);
  const before = await loadUpNext(ada.client, TODAY, { most: 20 });
  expect(before.caughtUp.series).toMatchObject([{ id: PIRATES.id, kept: false, standing: 'unknown' }]);
  expect(await keeper.keep(PIRATES.id)).toBe('kept');
  expect(await next()).toEqual(['37854 0 of 1100: 1x1']);
  expect(await next(bob)).toEqual([]);
  const { next: found } = await loadUpNext(ada.client, TODAY, { most: 20 });
  expect(found.series[0]).toMatchObject({
    posterPath: '/new.jpg',
    next: { name: 'Episode of 1.1', date: '2000-01-01', minutes: 24 },
    then: { season: 1, number: 2 },
  });
  expect(found.total).toBe(1);
});

test('Skips recently fetched series, and fetches each once at a time', async () => {
  asked = [];
  expect(await keeper.keep(PIRATES.id)).toBe('kept');
  expect(asked).toEqual([]);
  await Promise.all([keeper.keep(SOAP.id), keeper.keep(SOAP.id)]);
  expect(asked).toEqual([SOAP.id]);
  expect((await keptSeries(serviceClient(server), SOAP.id)).episodes).toHaveLength(10_000);
});

test('Marks an episode, a season and all up to here, and restores the former state', async () => {
  const first = await mark();
  expect(first).toMatchObject({ count: 1, was: 'watching' });
  const season3 = await mark({ scope: 'season', season: 3, number: 0, day: null });
  expect(season3.count).toBe(50);
  const upTo = await mark({ scope: 'upTo', season: 4, number: 10, day: null });
  expect(upTo.count).toBe(109);
  expect(await next()).toEqual(['37854 160 of 1100: 4x11']);
  expect(await takeBackMarks(ada.client, PIRATES.id, upTo)).toBe(109);
  const gone = await unmarkEpisodes(ada.client, PIRATES.id, { season: 3, number: null });
  expect(await next()).toEqual(['37854 1 of 1100: 1x2']);
  expect(await restoreEpisodes(ada.client, PIRATES.id, gone)).toBe(50);
  const marks = await loadSeriesMarks(ada.client, PIRATES.id, TODAY, { season: 3, from: 1, to: 4 });
  expect(marks).toMatchObject({ state: 'watching', kept: true, numbers: [1, 2, 3, 4] });
  expect(marks.seasons[3]).toEqual({ season: 3, watched: 50, aired: 50, total: 50 });
  await unmarkEpisodes(ada.client, PIRATES.id, { season: 3, number: null });
});

test('Marks ten thousand episodes in one act, with one undo', async () => {
  const soap = { scope: 'upTo' as const, season: 1, number: 10_000, today: TODAY, day: null };
  const marked = await markEpisodes(ada.client, SOAP, soap);
  expect(marked).toMatchObject({ count: 10_000, was: null });
  expect(await loadProgress(ada.client, TODAY, [SOAP.id, 5])).toEqual([
    { id: SOAP.id, watched: 10_000, aired: 10_000 },
  ]);
  expect(await takeBackMarks(ada.client, SOAP.id, marked)).toBe(10_000);
  expect(await loadProgress(ada.client, TODAY, [SOAP.id])).toEqual([]);
});

test('Pauses, resumes and restarts a series, each with undo', async () => {
  await setFollowState(ada.client, ada.id, PIRATES.id, 'paused');
  expect(await next()).toEqual([]);
  expect((await loadUpNext(ada.client, TODAY, { section: 'paused', most: 9 })).paused.total).toBe(1);
  await setFollowState(ada.client, ada.id, PIRATES.id, 'watching');
  expect(await startRun(ada.client, PIRATES.id)).toBe(2);
  expect(await next()).toEqual(['37854 0 of 1100: 1x1']);
  expect(await startRun(ada.client, PIRATES.id)).toBeNull();
  await leaveRun(ada.client, ada.id, PIRATES.id, 2);
  expect(await next()).toEqual(['37854 1 of 1100: 1x2']);
  const was = await stopFollowing(ada.client, ada.id, PIRATES.id);
  expect(was).toMatchObject({ id: PIRATES.id, run: 1, state: 'watching' });
  expect(await next()).toEqual([]);
  if (was) await followSeries(ada.client, ada.id, was);
  expect(await next()).toEqual(['37854 1 of 1100: 1x2']);
});

test('Refuses to follow, mark or read for another user', async () => {
  await expect(followSeries(bob.client, ada.id, SOAP)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(loadUpNext(visitor, TODAY, { most: 9 })).rejects.toMatchObject({ kind: 'expired' });
  await expect(setFollowState(bob.client, ada.id, PIRATES.id, 'dropped')).rejects.toMatchObject({
    kind: 'none',
  });
  expect(await stopFollowing(bob.client, ada.id, PIRATES.id)).toBeNull();
  expect(await loadSeriesMarks(bob.client, PIRATES.id, TODAY)).toMatchObject({ state: null, lost: [] });
  await expect(keptSeries(ada.client, PIRATES.id)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('Fetches missing series in the nightly job, applies changes, and keeps what a series lost', async () => {
  await followSeries(bob.client, bob.id, { id: 5, title: 'Gone', posterPath: null });
  const before = answers.get(PIRATES.id);
  if (!before) throw new Error('no pirates');
  // A season more, and the first two episodes are one now.
  const merged = before.episodes.filter((one) => one.season !== 1 || one.number !== 2);
  await mark({ number: 2 });
  answers.set(PIRATES.id, { ...before, episodes: [...merged, ...season(23, 1, '2026-11-20')] });
  expect(await jobs(new Date(Date.now() + 86_400_000)).run('refresh-series')).toEqual({
    kind: 'ok',
    detail: '1 kept, 1 gone, 0 failed. Seasons of 0 series learned, 0 failed.',
  });
  const marks = await loadSeriesMarks(ada.client, PIRATES.id, TODAY, { season: 1, from: 1, to: 3 });
  expect(marks.lost).toEqual([{ season: 1, number: 2, name: 'Episode of 1.2' }]);
  expect(marks.numbers).toEqual([1]);
  expect(await next()).toEqual(['37854 1 of 1100: 1x3']);
  const { caughtUp } = await loadUpNext(bob.client, TODAY, { most: 9 });
  expect(caughtUp.series).toMatchObject([{ id: 5, gone: true, title: 'Gone' }]);
});

test('Keeps a season that fails to load, and ends the night on a failing catalogue', async () => {
  const before = answers.get(PIRATES.id);
  if (!before) throw new Error('no pirates');
  const without = before.episodes.filter((one) => one.season !== 7);
  answers.set(PIRATES.id, { ...before, episodes: without, missing: [7] });
  const tomorrow = new Date(Date.now() + 2 * 86_400_000);
  await jobs(tomorrow).run('refresh-series');
  const { episodes } = await keptSeries(serviceClient(server), PIRATES.id);
  expect(episodes.filter((one) => one.season === 7)).toHaveLength(50);
  broken = true;
  for (const id of [11, 12, 13]) await followSeries(bob.client, bob.id, { id, title: 'X', posterPath: null });
  expect(await jobs(tomorrow).run('refresh-series')).toEqual({
    kind: 'failed',
    detail: 'The movie database did not answer. 0 kept, 0 gone, 3 failed.',
  });
});
