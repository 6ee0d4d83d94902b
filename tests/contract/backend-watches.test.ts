import { afterAll, expect, test } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import { readDiary } from '../../src/features/diary/diary.queries.ts';
import {
  followSeries,
  markEpisodes,
  restoreEpisodes,
  unmarkDay,
} from '../../src/features/series/following.queries.ts';
import { addToList, findListEntry, removeFromList } from '../../src/features/marks/list-entries.queries.ts';
import { loadNumbers } from '../../src/features/numbers/numbers.queries.ts';
import { setRating } from '../../src/features/reviews/ratings.queries.ts';
import {
  changeWatch,
  loadWatchesOf,
  logWatch,
  removeWatch,
  restoreWatch,
  takeBackMark,
} from '../../src/features/diary/watches.queries.ts';
import { addDays } from '../../src/core/dates.ts';
import { DIARY_PAGE_SIZE, parseDiaryView } from '../../src/features/diary/diary.ts';
import type { ListTitle } from '../../src/core/lists.ts';
import { answerOrNone } from '../../src/core/backend/answers.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { signedInAdmin, signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');
const root = await signedInAdmin(server, 'Root');
const visitor = server.client() as Client;

const today = new Date().toISOString().slice(0, 10);
const plain = { day: today, again: false, note: null, stars: null };
let ids = 0;
const title = (more: Partial<ListTitle> = {}): ListTitle => {
  ids += 1;
  return {
    kind: 'movie',
    id: ids,
    title: `Über ${ids} 映画`,
    posterPath: '/p.jpg',
    date: '1999-03-30',
    voteAverage: 8.2,
    ...more,
  };
};
const diary = (query = 'view=list', person = ada) =>
  readDiary(person.client, parseDiaryView(new URLSearchParams(query)));

test('Adds a title marked as watched to its owner’s diary only, with the list’s data', async () => {
  const seen = title({ kind: 'tv' });
  const markedAt = await addToList(ada.client, ada.id, 'watched', { ...seen, day: addDays(today, -1) });
  const [watch] = await loadWatchesOf(ada.client, ada.id, seen);
  expect(watch).toMatchObject({ title: seen, again: false, note: null, stars: null, markedAt });
  // Yesterday is today somewhere, or not yet any more: the database knows which.
  expect([today, addDays(today, -1)]).toContain(watch?.day);
  for (const { client } of [bob, root]) expect(await loadWatchesOf(client, ada.id, seen)).toEqual([]);
  await expect(loadWatchesOf(visitor, ada.id, seen)).rejects.toMatchObject({ kind: 'expired' });
});

test('Removes the watch with its mark, and restores the title to the wishlist', async () => {
  const wished = title();
  await addToList(ada.client, ada.id, 'wishlist', { ...wished, addedAt: '2020-05-05T12:00:00.123456+00:00' });
  const before = await findListEntry(ada.client, ada.id, 'wishlist', wished);
  const markedAt = await addToList(ada.client, ada.id, 'watched', wished);
  for (const { client } of [bob, root])
    expect(await takeBackMark(client, wished, markedAt, null)).toBe(false);
  expect(await takeBackMark(ada.client, wished, markedAt, before?.addedAt ?? '')).toBe(true);
  expect(await loadWatchesOf(ada.client, ada.id, wished)).toEqual([]);
  expect(await findListEntry(ada.client, ada.id, 'watched', wished)).toBeNull();
  expect(await findListEntry(ada.client, ada.id, 'wishlist', wished)).toEqual(before);
  expect(await takeBackMark(ada.client, wished, markedAt, null)).toBe(false);
});

test('Keeps the diary when a title is removed from the watched list and restored', async () => {
  const seen = title();
  await addToList(ada.client, ada.id, 'watched', seen);
  const entry = await removeFromList(ada.client, ada.id, 'watched', seen);
  expect(await loadWatchesOf(ada.client, ada.id, seen)).toHaveLength(1);
  if (entry) await addToList(ada.client, ada.id, 'watched', entry);
  expect(await loadWatchesOf(ada.client, ada.id, seen)).toHaveLength(1);
});

test('Logs a watch once for repeated requests, and adds the title to the watched list', async () => {
  const seen = title();
  const id = crypto.randomUUID();
  const details = { day: '2001-02-03', again: true, note: '“Encore” 👏', stars: null };
  const logged = await logWatch(ada.client, id, seen, details);
  expect(logged.markedAt).not.toBeNull();
  expect(await findListEntry(ada.client, ada.id, 'watched', seen)).toMatchObject({
    addedAt: logged.markedAt,
  });
  await expect(logWatch(ada.client, id, seen, details)).rejects.toMatchObject({ kind: 'duplicate' });
  expect(await loadWatchesOf(ada.client, ada.id, seen)).toMatchObject([{ id, ...details, title: seen }]);
  expect(await logWatch(ada.client, crypto.randomUUID(), seen, { ...details, day: null })).toEqual({
    markedAt: null,
    wishedAt: null,
  });
});

test('Refuses a future day everywhere', async () => {
  const seen = title();
  const tomorrow = { ...plain, day: addDays(today, 2) };
  const id = crypto.randomUUID();
  await expect(logWatch(ada.client, id, seen, tomorrow)).rejects.toMatchObject({ kind: 'invalid' });
  expect(await findListEntry(ada.client, ada.id, 'watched', seen)).toBeNull();
  await logWatch(ada.client, id, seen, plain);
  await expect(changeWatch(ada.client, ada.id, id, tomorrow)).rejects.toMatchObject({ kind: 'invalid' });
});

test('Refuses to log, change, remove or restore for another user', async () => {
  const seen = title();
  const id = crypto.randomUUID();
  await logWatch(ada.client, id, seen, plain);
  const [watch] = await loadWatchesOf(ada.client, ada.id, seen);
  if (!watch) throw new Error('nothing was logged');
  const row = { user_id: ada.id, kind: 'movie', title_id: seen.id, title: 'Foisted' };
  const whole = { ...row, id, again: false, created_at: watch.createdAt, refreshed_at: watch.createdAt };
  await expect(restoreWatch(bob.client, whole)).rejects.toMatchObject({ kind: 'duplicate' });
  await expect(restoreWatch(visitor, whole)).rejects.toMatchObject({ kind: 'expired' });
  for (const client of [bob.client, root.client, visitor]) {
    const refused = client === visitor ? 'expired' : 'forbidden';
    const foisted = client.from('watches').insert({ ...row, id: crypto.randomUUID() });
    await expect(answerOrNone(foisted)).rejects.toMatchObject({ kind: refused });
    await expect(changeWatch(client, ada.id, id, { ...plain, note: 'Mine' })).rejects.toMatchObject({
      kind: client === visitor ? 'expired' : 'none',
    });
  }
  expect(await removeWatch(bob.client, id)).toBeNull();
  expect(await loadWatchesOf(ada.client, ada.id, seen)).toEqual([watch]);
});

test('Changes a watch, removes it without changing lists, and restores it', async () => {
  const seen = title();
  const id = crypto.randomUUID();
  await logWatch(ada.client, id, seen, plain);
  await setRating(ada.client, ada.id, seen, 4);
  await changeWatch(ada.client, ada.id, id, { day: null, again: true, note: 'مرة أخرى', stars: 2.5 });
  const [watch] = await loadWatchesOf(ada.client, ada.id, seen);
  if (!watch) throw new Error('nothing was logged');
  expect(watch).toMatchObject({ day: null, again: true, note: 'مرة أخرى', stars: 2.5, titleStars: 4 });
  const row = () => server.database.query('select * from public.watches where id = $1', [id]);
  const before = (await row()).rows;
  const removed = await removeWatch(ada.client, id);
  if (removed === null) throw new Error('nothing was removed');
  expect(await loadWatchesOf(ada.client, ada.id, seen)).toEqual([]);
  expect(await findListEntry(ada.client, ada.id, 'watched', seen)).not.toBeNull();
  // Every column is there, whatever this browser knows of.
  await restoreWatch(ada.client, removed);
  await expect(restoreWatch(ada.client, removed)).rejects.toMatchObject({ kind: 'duplicate' });
  expect((await row()).rows).toEqual(before);
  await removeWatch(ada.client, id);
  await expect(changeWatch(ada.client, ada.id, id, plain)).rejects.toMatchObject({ kind: 'none' });
});

test('Pages a diary with a thousand watches of one title on one day, with two or three requests each', async () => {
  const cleo = await signedInPerson(server, 'Cleo');
  await server.database.query(
    `insert into public.watches (user_id, kind, title_id, title, day, created_at)
     select $1, 'movie', 7, 'Seven', '2024-02-29', '2024-03-01'::timestamptz + n * interval '1 second'
     from generate_series(1, 1000) n`,
    [cleo.id],
  );
  await logWatch(cleo.client, crypto.randomUUID(), title({ kind: 'tv' }), { ...plain, day: null });
  const list = await diary('view=list', cleo);
  expect(list).toMatchObject({ total: 1001, month: null, monthWatches: [] });
  expect(list.watches).toHaveLength(DIARY_PAGE_SIZE);
  const last = await diary('view=list&page=34', cleo);
  expect(last.watches).toHaveLength(11);
  expect(last.watches.at(-1)).toMatchObject({ day: null });
  expect((await diary('view=list&page=35', cleo)).watches).toEqual([]);
  expect(await diary('day=2024-02-29&kind=movie', cleo)).toMatchObject({ total: 1000 });
  expect((await diary('day=none', cleo)).watches).toMatchObject([{ title: { kind: 'tv' } }]);
  expect(await diary('view=list&year=2023', cleo)).toMatchObject({ total: 0, watches: [] });
  const month = await diary('', cleo);
  expect(month).toMatchObject({ month: '2024-02', watches: [] });
  expect(month.monthWatches).toHaveLength(4);
  expect(month.monthWatches[0]).toMatchObject({ ofDay: 1000, title: { id: 7 } });
  expect(month.months).toEqual([
    { month: '2024-02', entries: 1000 },
    { month: null, entries: 1 },
  ]);
  expect(await diary('kind=tv', cleo)).toMatchObject({ month: null, monthWatches: [] });
});

test('Shows episodes by series and day, under the series’ name, as one entry', async () => {
  const dora = await signedInPerson(server, 'Dora');
  const series = { id: 41, title: 'شجرة العائلة', posterPath: '/s.jpg' };
  await followSeries(dora.client, dora.id, series);
  for (const number of [2, 3, 5]) {
    const mark = { scope: 'episode' as const, season: 2, number, today, day: '2024-02-28' };
    await markEpisodes(dora.client, series, mark);
  }
  await markEpisodes(dora.client, series, { scope: 'episode', season: 1, number: 1, today, day: null });
  await logWatch(dora.client, crypto.randomUUID(), title(), { ...plain, day: '2024-02-27' });
  const list = await diary('view=list', dora);
  expect(list.total).toBe(3);
  expect(list.watches).toMatchObject([
    {
      title: { kind: 'tv', ...series },
      day: '2024-02-28',
      episodes: { count: 3, first: [2, 3, 5].map((number) => ({ season: 2, number })) },
    },
    { title: { kind: 'movie' }, day: '2024-02-27' },
    { title: series, day: null, episodes: { count: 1 } },
  ]);
  expect(list.watches[1]).not.toHaveProperty('episodes');
  expect(await diary('day=2024-02-28', dora)).toMatchObject({ total: 1, watches: [{ title: series }] });
  expect((await diary('day=none&kind=movie', dora)).total).toBe(0);
  expect((await diary('kind=tv', dora)).monthWatches).toMatchObject([{ ofDay: 1, episodes: { count: 3 } }]);

  expect(await unmarkDay(bob.client, series.id, '2024-02-28')).toEqual([]);
  const gone = await unmarkDay(dora.client, series.id, '2024-02-28');
  expect((await diary('view=list', dora)).watches).toHaveLength(2);
  await restoreEpisodes(dora.client, series.id, gone);
  expect(await diary('view=list', dora)).toEqual(list);
});

test('Shows an episode of an unnamed series as the latest watch', async () => {
  const eve = await signedInPerson(server, 'Eve');
  await logWatch(eve.client, crypto.randomUUID(), title(), { ...plain, day: '2024-01-01' });
  const episode = { user_id: eve.id, series_id: 987_654, season: 1, number: 1, day: '2024-01-02' };
  expect(await eve.client.from('episode_watches').insert(episode)).toMatchObject({ error: null });
  const { last } = await loadNumbers(eve.client, today, null);
  expect(last).toEqual({ kind: 'tv', id: 987_654, name: 'A TV series', posterPath: null, day: '2024-01-02' });
});
