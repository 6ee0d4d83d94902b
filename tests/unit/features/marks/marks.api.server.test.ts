import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  makeList,
  noteListed,
  readList,
} from '../../../../src/features/custom-lists/custom-lists.queries.ts';
import { loadWatchesOf } from '../../../../src/features/diary/watches.queries.ts';
import { addToList, findListEntry } from '../../../../src/features/marks/list-entries.queries.ts';
import { saveRatedIsSeen } from '../../../../src/features/reviews/half-stars.queries.ts';
import { loadOwnRating } from '../../../../src/features/reviews/ratings.queries.ts';
import { findFollowed, loadSeriesMarks } from '../../../../src/features/series/following.queries.ts';
import { onPageChange } from '../../../../src/contract/page-changes.ts';
import type { TakenOut } from '../../../../src/features/custom-lists/custom-lists.ts';
import { byDay } from '../../../../src/features/diary/watches.ts';
import type { Stars } from '../../../../src/core/stars.ts';
import { MARKS_PATH, type Mark, type RatedSeen } from '../../../../src/features/marks/marks.ts';
import type { ListTitle } from '../../../../src/core/lists.ts';
import { answerMarks } from '../../../../src/features/marks/marks.api.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson, type SignedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

let ada: SignedInPerson;
let cookie: string;
let title: ListTitle;
let count = 700;
beforeAll(async () => {
  provideServices(server, { jobs: {} as never });
  ada = await signedInPerson(server, 'Ada');
  cookie = await cookieOf(server, ada.email);
});
beforeEach(() => {
  count += 1;
  title = { kind: 'movie', id: count, title: 'Heat', posterPath: null, date: '1995-12-15', voteAverage: 7.9 };
});

/** Has the catalogue know the title until the test ends. */
function knowTitle(): void {
  const catalogue = { title: () => Promise.resolve(title) } as never;
  provideServices(server, { jobs: {} as never, catalogue });
  onTestFinished(() => void provideServices(server, { jobs: {} as never }));
}

const LONG_AGO = '2020-02-03T04:05:06+00:00';
const stored = (list: 'wishlist' | 'watched', id = title) => findListEntry(ada.client, ada.id, list, id);

async function post(body: BodyInit, type?: string, as: string | null = cookie): Promise<Response> {
  const context = pageContext(MARKS_PATH, as);
  const headers = {
    ...(as && { cookie: as }),
    ...(type && { 'content-type': type }),
  };
  return answerMarks({ ...context, request: new Request(context.url, { method: 'POST', headers, body }) });
}
const say = (mark: unknown, as = cookie as string | null) =>
  post(JSON.stringify(mark), 'application/json', as);
async function answered(mark: Mark): Promise<unknown> {
  const response = await say(mark);
  expect(response.status).toBe(200);
  const { userId, answer } = (await response.json()) as { userId: string; answer: unknown };
  expect(userId).toBe(ada.id);
  return answer;
}
const press = (fields: Record<string, string>, as: string | null = cookie) =>
  post(new URLSearchParams(fields), undefined, as);

describe('a mark as JSON', () => {
  test('adds a title to a list once, for repeated requests, and returns what left another list', async () => {
    await addToList(ada.client, ada.id, 'wishlist', { ...title, addedAt: LONG_AGO });
    const mark: Mark = { what: 'list', list: 'watched', title, present: true };
    const first = await answered(mark);
    const entry = (await stored('watched'))!;
    expect(first).toEqual({
      addedAt: entry.addedAt,
      left: { list: 'wishlist', entry: { ...title, addedAt: LONG_AGO } },
    });
    expect(await answered(mark)).toEqual({ addedAt: null, left: null });
    expect(await loadWatchesOf(ada.client, ada.id, title)).toHaveLength(1);
    const undo = { addedAt: LONG_AGO, markedAt: entry.addedAt };
    await answered({ what: 'list', list: 'wishlist', title, present: true, undo });
    expect([await stored('watched'), await stored('wishlist')]).toMatchObject([null, { addedAt: LONG_AGO }]);
    const gone = await answered({ ...mark, list: 'wishlist', present: false });
    expect(gone).toEqual({
      addedAt: null,
      left: { list: 'wishlist', entry: { ...title, addedAt: LONG_AGO } },
    });
    expect(await answered({ ...mark, list: 'wishlist', present: false })).toEqual({
      addedAt: null,
      left: null,
    });
  });

  test('saves and removes stars, and invalidates the title’s pages', async () => {
    const changed: string[] = [];
    onTestFinished(onPageChange((path) => changed.push(path)));
    const { kind, id } = title;
    await answered({ what: 'stars', title: { kind, id }, stars: 3.5 });
    expect(await loadOwnRating(ada.client, ada.id, title)).toBe(3.5);
    await answered({ what: 'stars', title: { kind, id }, stars: null });
    expect(await loadOwnRating(ada.client, ada.id, title)).toBeNull();
    const place = { seriesId: id, season: 1 };
    await answered({ what: 'seasonStars', place, part: null, stars: 2 });
    expect(changed).toEqual([`/movie/${id}`, `/movie/${id}`, `/tv/${id}/season/1`]);
  });

  test('marks a movie as watched with its first stars, without a day, and takes back what they set', async () => {
    knowTitle();
    const { kind, id } = title;
    const give = (stars: Stars | null) => answered({ what: 'stars', title: { kind, id }, stars });
    await addToList(ada.client, ada.id, 'wishlist', { ...title, addedAt: LONG_AGO });
    const seen = (await give(4)) as RatedSeen;
    const entry = (await stored('watched'))!;
    expect(seen).toEqual({ title, logged: { markedAt: entry.addedAt, wishedAt: LONG_AGO } });
    expect(await stored('wishlist')).toBeNull();
    expect(await loadWatchesOf(ada.client, ada.id, title)).toMatchObject([{ day: null, stars: null }]);
    expect(await give(5)).toBeNull();
    expect(await give(null)).toEqual({ title, logged: null });
    expect([await stored('watched'), await loadWatchesOf(ada.client, ada.id, title)]).toEqual([null, []]);
  });

  test('leaves the lists alone with stars where that is switched off, for a series, and for what is not out', async () => {
    knowTitle();
    const { kind, id } = title;
    await saveRatedIsSeen(ada.client, ada.id, false);
    expect(await answered({ what: 'stars', title: { kind, id }, stars: 4 })).toBeNull();
    await saveRatedIsSeen(ada.client, ada.id, true);
    await answered({ what: 'stars', title: { kind, id }, stars: null });
    expect(await answered({ what: 'stars', title: { kind: 'tv', id }, stars: 4 })).toBeNull();
    title = { ...title, date: '2099-01-01' };
    expect(await answered({ what: 'stars', title: { kind, id }, stars: 4 })).toBeNull();
    expect(await stored('watched')).toBeNull();
  });

  test('keeps a mark of its own when stars are taken back, and one that has a day since', async () => {
    knowTitle();
    const { kind, id } = title;
    const give = (stars: Stars | null) => answered({ what: 'stars', title: { kind, id }, stars });
    await answered({ what: 'list', list: 'watched', title, present: true });
    expect([await give(4), await give(null)]).toEqual([null, null]);
    expect(await stored('watched')).not.toBeNull();
    await answered({ what: 'list', list: 'watched', title, present: false });
    await give(3);
    const [, watch] = (await loadWatchesOf(ada.client, ada.id, title)).toSorted(byDay);
    const { day: _day, ...rest } = watch!;
    const details = { again: rest.again, note: rest.note, stars: rest.stars };
    const before = { ...details, day: null };
    await answered({
      what: 'editWatch',
      title: { kind, id },
      id: rest.id,
      before,
      details: { ...details, day: '2020-01-02' },
    });
    expect(await give(null)).toBeNull();
    expect(await stored('watched')).not.toBeNull();
  });

  test('follows a series and marks its episodes, and takes all of it back', async () => {
    const series = { id: count, title: 'The Series', posterPath: null };
    const { id } = series;
    await answered({ what: 'follow', series });
    await answered({ what: 'state', series: id, state: 'paused' });
    const was = await answered({ what: 'stop', series: id });
    expect(was).toMatchObject({ ...series, state: 'paused', run: 1 });
    expect(await answered({ what: 'stop', series: id })).toBeNull();
    const today = '2026-01-02';
    const mark = { scope: 'episode', season: 1, number: 1, today, day: today } as const;
    const marked = await answered({ what: 'episodes', series, mark });
    expect(marked).toMatchObject({ was: null });
    await answered({ what: 'date', series: id, which: { day: today }, day: null });
    const ofDay = { what: 'unmarkDay', series: id } as const;
    expect(await answered({ ...ofDay, day: today })).toEqual([]);
    expect(await answered({ ...ofDay, day: null })).toMatchObject([{ season: 1, numbers: [1] }]);
    await answered({ what: 'unmark', series: id, season: 1, number: 1 });
    await answered({ what: 'restore', series: id, removed: [] });
    await answered({ what: 'takeBack', series: id, marked: marked as never });
    expect((await loadSeriesMarks(ada.client, id, today)).run).toBe(1);
    await answered({ what: 'follow', series: was as never });
    expect(await answered({ what: 'startRun', series: id })).toBeNull();
    await answered({ what: 'leaveRun', series: id, run: 2 });
    expect(await findFollowed(ada.client, ada.id, id)).toEqual(series);
  });

  test('adds a title to a custom list, and back to its place with its note', async () => {
    const { client, id: userId } = ada;
    const list = { id: crypto.randomUUID(), address: '' };
    list.address = await makeList(client, userId, list.id, { name: 'Mine', description: '', ranked: true });
    const titles = async () => (await readList(client, list.address, { offset: 0, limit: 9 }))?.titles;
    const mark = { what: 'listed', list, title } as const;
    const other = { ...title, id: 1 };
    for (const one of [title, title, other]) await answered({ ...mark, title: one, present: true });
    await noteListed(client, list.id, title, 'Hm');
    const back = (await answered({ ...mark, present: false })) as TakenOut;
    expect([await answered({ ...mark, present: false }), await titles()]).toMatchObject([null, [other]]);
    await answered({ ...mark, present: true, back });
    expect(await titles()).toEqual([
      { ...title, note: 'Hm' },
      { ...other, note: '' },
    ]);
    expect((await say({ ...mark, list: { ...list, id: crypto.randomUUID() }, present: true })).status).toBe(
      404,
    );
  });

  test('creates a custom list with a title, once', async () => {
    const mark = { what: 'newList', id: crypto.randomUUID(), name: 'New', title } as const;
    const address = await answered(mark);
    expect(await answered(mark)).toBe(address);
    const made = await readList(ada.client, String(address), { offset: 0, limit: 9 });
    expect(made).toMatchObject({ titles: [title] });
  });

  test('logs a watch once, changes and removes it, and posts, edits and deletes a review', async () => {
    const { kind, id } = title;
    const details = { day: null, again: false, note: 'Hm', stars: 3 } as const;
    const watch: Mark = { what: 'watch', id: crypto.randomUUID(), title, details };
    const entry = async () => (await stored('watched'))?.addedAt;
    expect(await answered(watch)).toEqual({ markedAt: await entry(), wishedAt: null });
    expect(await answered(watch)).toEqual({ markedAt: null, wishedAt: null });
    const kept = () => loadWatchesOf(ada.client, ada.id, title);
    expect(await kept()).toMatchObject([details]);
    const change = { what: 'editWatch', title: { kind, id }, id: watch.id, before: details } as const;
    const since = { ...details, note: 'Better' };
    expect(await answered({ ...change, details: since })).toBeNull();
    // A change based on an outdated state returns the current one.
    expect(await answered({ ...change, details: { ...details, stars: 1 } })).toMatchObject(since);
    const stranger = { ...change, id: crypto.randomUUID() };
    expect((await say({ ...stranger, details: since })).status).toBe(404);
    const remove = { what: 'deleteWatch', title: { kind, id }, id: watch.id, play: null } as const;
    expect(await kept()).toMatchObject([since]);
    expect(await answered(remove)).toMatchObject({ note: 'Better' });
    expect([await answered(remove), await kept()]).toEqual([null, []]);

    const changed: string[] = [];
    onTestFinished(onPageChange((path) => changed.push(path)));
    const review = { what: 'review', title: { kind, id }, text: ' Good ', tellsEnd: true } as const;
    const posted = (await answered(review)) as { id: string };
    expect(posted).toMatchObject({ text: 'Good', tellsEnd: true });
    expect(await answered(review)).toEqual(posted);
    const edit = { ...review, what: 'editReview', id: posted.id, text: 'Better', tellsEnd: false } as const;
    expect(await answered(edit)).toMatchObject({ text: 'Better', tellsEnd: false });
    const gone = { what: 'deleteReview', title: { kind, id }, id: posted.id } as const;
    await answered(gone);
    expect((await say(gone)).status).toBe(404);
    expect(changed).toEqual(Array.from({ length: 4 }, () => `/movie/${id}`));
  });

  test.each<[string, unknown]>([
    ['no JSON object', 'x'],
    ['another kind', { what: 'all' }],
    ['no list', { what: 'list', list: 'mine', title: {}, present: true }],
    [
      'a title without a name',
      { what: 'list', list: 'wishlist', title: { kind: 'movie', id: 1 }, present: true },
    ],
    ['stars there are not', { what: 'stars', title: { kind: 'movie', id: 1 }, stars: 6 }],
    ['somebody else', { what: 'stop', series: 1, userId: 'x' }],
  ])('is refused: %s', async (_what, mark) => {
    expect((await say(mark)).status).toBe(400);
  });

  test('reports missing data on undo, and asks signed-out users to sign in', async () => {
    const undo = { addedAt: LONG_AGO, markedAt: LONG_AGO };
    const mark: Mark = { what: 'list', list: 'watched', title, present: false, undo };
    const refused = await say(mark);
    expect([refused.status, await refused.json()]).toMatchObject([404, { error: { code: 'none' } }]);
    expect((await say(mark, null)).status).toBe(401);
  });
});

describe('a page’s form', () => {
  const MATRIX = { kind: 'movie', id: 603 } as const;

  test('marks a title by the catalogue’s data, and redirects back', async () => {
    const response = await press({ back: '/movies/popular?page=2', wishlist: '+movie-603' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/movies/popular?page=2']);
    expect(await findListEntry(ada.client, ada.id, 'wishlist', MATRIX)).toMatchObject({
      title: 'The Matrix',
      date: '1999-03-31',
    });
    await press({ back: '/', wishlist: '+movie-603' });
    await press({ back: '/', wishlist: '-movie-603' });
    expect(await findListEntry(ada.client, ada.id, 'wishlist', MATRIX)).toBeNull();
  });

  test('follows a series, marks and unmarks an episode, and redirects back', async () => {
    const watches = async () => {
      const rows = await ada.client.from('episode_watches').select('season, number').eq('series_id', 1396);
      return rows.data;
    };
    await press({ follow: '+1396' });
    expect(await findFollowed(ada.client, ada.id, 1396)).toMatchObject({ id: 1396 });
    const marked = await press({ episode: '+1396/1/2', back: '/tv/1396/season/1?page=2' });
    expect(marked.headers.get('location')).toBe('/tv/1396/season/1?page=2');
    expect(await watches()).toEqual([{ season: 1, number: 2 }]);
    await press({ episode: '-1396/1/2' });
    expect(await watches()).toEqual([]);
  });

  test.each<[Record<string, string>, string]>([
    [{ follow: '-1396' }, '/'],
    [{ episode: '+1396' }, '/'],
    [{ back: 'https://elsewhere.example', wishlist: 'x' }, '/'],
    [{ wishlist: '-movie-603' }, '/movie/603'],
    [{ back: '/terms', mine: '+movie-603' }, '/terms'],
    [{ back: '/terms', favorite: '+movie-999999999' }, '/terms'],
  ])('saves nothing of %j', async (fields, location) => {
    const response = await press(fields);
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  });

  test('redirects a visitor back with the pressed action, for the dialog', async () => {
    const response = await press({ back: '/movies', wishlist: '+movie-603' }, null);
    expect(response.headers.get('location')).toBe('/movies#wishlist+movie-603');
  });
});
