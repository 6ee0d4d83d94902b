import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { loadSeriesMarks } from '../../../../src/features/series/following.queries.ts';
import type { SeriesMarks } from '../../../../src/features/series/following.ts';
import {
  endRun,
  follow,
  mark,
  setState,
  stop,
  unmark,
  watchAgain,
  type Act,
} from '../../../../src/features/series/acts.store.ts';
import { date, dateAired, markAired } from '../../../../src/features/series/dating.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { askForMarks } from '../../../support/browser/marks-server.ts';
import { keepEpisodes, season } from '../../../support/database/series.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const TIDES = { id: 17, title: 'The Tides', posterPath: null };
const TODAY = '2026-11-22';
const SHOWN = { season: 1, numbers: [1, 2, 3], ahead: [4], undated: [] };
await keepEpisodes(server.database, TIDES.id, [...season(1, 3), ...season(2, 2)]);
await keepEpisodes(server.database, 18, season(1, 2, '2026-12-01'));

const UNKNOWN: SeriesMarks = {
  ...{ state: null, run: 1, kept: true, ended: false, coming: null, next: null, numbers: [], lost: [] },
  seasons: [{ season: 1, watched: 0, aired: 3, total: 4 }],
};

let client: Client;
beforeEach(async () => {
  ({ client } = await signedInPerson(server, 'Ada'));
  const { data } = await client.auth.getSession();
  setEnvironment({ fetch: (_path, init) => askForMarks(server, JSON.stringify(data.session), init) });
});

/** Runs an act. Returns its toast and undo. */
async function done(act: Act) {
  const { said } = await act.send(TODAY);
  return { ...said.toast, undo: said.undo };
}
const undone = async ({ undo }: { undo: Act | undefined }) => (await undo!.send(TODAY)).said.toast;
const stored = async () => {
  const marks = await loadSeriesMarks(client, TIDES.id, TODAY, { season: 1, from: 1, to: 9 });
  return [marks.state, marks.run, marks.numbers];
};
const days = async () => {
  const { data } = await client.from('episode_watches').select('number, day').order('number');
  return data?.map(({ number, day }) => [number, day]);
};
const episode = (number: number) => ({ kind: 'mark', scope: 'episode', season: 1, number }) as const;
const whole = { kind: 'mark', scope: 'season', season: 1, number: 0 } as const;

describe('the optimistic update', () => {
  test('follows a series, keeping its state if it was followed', () => {
    expect(follow(TIDES).show(UNKNOWN)).toEqual({ ...UNKNOWN, state: 'watching' });
    expect(follow(TIDES).show({ ...UNKNOWN, state: 'paused' }).state).toBe('paused');
  });

  test('unfollows, pauses or resumes it, and changes nothing else', () => {
    const watched: SeriesMarks = { ...UNKNOWN, state: 'watching', numbers: [1] };
    expect(stop(TIDES).show({ ...watched })).toEqual({ ...watched, state: null });
    expect(setState(TIDES, 'paused', 'watching').show({ ...watched })).toEqual({
      ...watched,
      state: 'paused',
    });
  });

  test('marks and unmarks, and applies undos', async () => {
    const one = mark(TIDES, episode(2), SHOWN);
    expect(one.show(UNKNOWN)).toMatchObject({ state: 'watching', numbers: [2] });
    const { undo } = await done(one);
    expect(undo!.show({ ...UNKNOWN, state: 'watching', numbers: [1, 2] }).numbers).toEqual([1]);
    const all = mark(TIDES, whole, SHOWN);
    expect(all.show(UNKNOWN).numbers).toEqual([1, 2, 3]);
    const many = { ...UNKNOWN, numbers: [1, 2, 3] };
    expect((await done(all)).undo!.show(many)).toBe(many);
    expect(unmark(TIDES, { kind: 'unmark', season: 1, number: 1 }, SHOWN).show(many).numbers).toEqual([2, 3]);
  });

  test('omits what only the database knows', () => {
    const day = date(TIDES, { run: 1, season: 1, number: null }, TODAY);
    for (const act of [watchAgain(TIDES), endRun(TIDES, 2), day]) expect(act.show(UNKNOWN)).toBe(UNKNOWN);
  });
});

test('Needs episodes only to mark several at once', () => {
  const needs = (act: Act) => act.needsEpisodes ?? false;
  expect(
    [episode(1), whole, { ...whole, scope: 'upTo' as const }].map((one) => needs(mark(TIDES, one, null))),
  ).toEqual([false, true, true]);
  expect(needs(unmark(TIDES, { kind: 'unmark', season: 1, number: null }, null))).toBe(false);
});

describe('a message', () => {
  test('of following is only announced, of unfollowing has an undo to the former state', async () => {
    expect(await done(follow(TIDES))).toEqual({
      ...{ title: 'You follow The Tides', text: 'Its next episode is on Up Next.', quiet: true },
      undo: undefined,
    });
    await done(setState(TIDES, 'dropped', 'watching'));
    const left = await done(stop(TIDES));
    expect(left).toMatchObject({ title: 'You no longer follow The Tides' });
    expect((await stored())[0]).toBeNull();
    await undone(left);
    expect((await stored())[0]).toBe('dropped');
    await done(stop(TIDES));
    expect((await done(stop(TIDES))).undo).toBeUndefined();
  });

  test.each([
    ['paused', 'watching', 'Paused'],
    ['dropped', 'paused', 'Dropped'],
    ['watching', 'dropped', 'Following again'],
  ] as const)('of a series that is %s says so, with an undo to %s', async (state, was, title) => {
    await done(follow(TIDES));
    const said = await done(setState(TIDES, state, was));
    expect(said).toMatchObject({ title, text: 'The Tides' });
    expect((await stored())[0]).toBe(state);
    await undone(said);
    expect((await stored())[0]).toBe(was);
  });

  test('of one episode is only announced, unless it also follows the series', async () => {
    const first = await done(mark(TIDES, episode(1), SHOWN));
    expect(first).toMatchObject({
      ...{ title: '1 episode marked as watched', text: 'You follow The Tides now.', quiet: false },
    });
    const second = await done(mark(TIDES, episode(2), SHOWN));
    expect(second).toMatchObject({ title: '1 episode marked as watched', quiet: true });
    expect('text' in second).toBe(false);
    expect(await undone(second)).toEqual({ title: '1 episode no longer marked' });
    expect(await undone(first)).toEqual({ title: '1 episode no longer marked' });
    expect(await stored()).toEqual([null, 1, []]);
  });

  test('of several is shown', async () => {
    await done(follow(TIDES));
    const said = await done(mark(TIDES, whole, SHOWN));
    expect(said).toMatchObject({ title: '3 episodes marked as watched', quiet: false });
    expect(await undone(said)).toEqual({ title: '3 episodes no longer marked' });
  });

  test('of existing marks says that nothing is new, without an undo', async () => {
    await done(mark(TIDES, whole, SHOWN));
    expect(await done(mark(TIDES, whole, SHOWN))).toEqual({ title: 'Nothing new to mark', undo: undefined });
  });

  test('of an unaired episode says when it can be marked', async () => {
    const coming = { ...TIDES, id: 18 };
    const said = await done(mark(coming, episode(1), SHOWN));
    expect(said).toEqual({
      ...{ title: 'Not aired yet', text: 'You can mark it from the day it airs.', undo: undefined },
    });
  });

  test('of unmarking has an undo to the day it was watched on', async () => {
    await done(mark(TIDES, episode(1), SHOWN, '2020-02-02'));
    const said = await done(unmark(TIDES, { kind: 'unmark', season: 1, number: 1 }, SHOWN));
    expect(said).toMatchObject({ title: 'No longer marked as watched' });
    expect(await days()).toEqual([]);
    expect(await undone(said)).toMatchObject({ title: 'Restored' });
    expect(await days()).toEqual([[1, '2020-02-02']]);
  });

  test('of rewatching says which run starts, or that there is nothing to rewatch', async () => {
    await done(follow(TIDES));
    expect(await done(watchAgain(TIDES))).toEqual({
      title: 'Nothing to rewatch',
      text: 'You have not watched anything of The Tides yet.',
      undo: undefined,
    });
    await done(mark(TIDES, whole, SHOWN));
    const begun = await done(watchAgain(TIDES));
    expect(begun).toMatchObject({
      title: 'Rewatching The Tides',
      text: 'Run 2 begins with the first episode.',
    });
    expect(await stored()).toEqual(['watching', 2, []]);
    expect(await undone(begun)).toMatchObject({ title: 'Restored' });
    await done(watchAgain(TIDES));
    const ended = await done(endRun(TIDES, 2));
    expect(ended).toMatchObject({ title: 'No longer rewatching The Tides' });
    expect(await stored()).toEqual(['watching', 1, [1, 2, 3]]);
    expect(await undone(ended)).toMatchObject({ title: 'Restored' });
    expect((await stored())[1]).toBe(2);
  });
});

describe('a watch’s day', () => {
  test.each([
    ['an episode', episode(1), undefined, [[1, TODAY]]],
    ['an episode', episode(1), '2020-02-02', [[1, '2020-02-02']]],
    ['an episode', episode(1), null, [[1, null]]],
    [
      'a season',
      { ...whole, season: 2 },
      undefined,
      [
        [1, null],
        [2, null],
      ],
    ],
    [
      'a season',
      { ...whole, season: 2 },
      '2020-02-02',
      [
        [1, '2020-02-02'],
        [2, '2020-02-02'],
      ],
    ],
  ] as const)('of %s (%j) is, where %s is given', async (_what, act, on, kept) => {
    await done(mark(TIDES, act, SHOWN, on));
    expect(await days()).toEqual(kept);
  });

  test('can be set later', async () => {
    await done(mark(TIDES, episode(1), SHOWN));
    const which = { run: 1, season: 1, number: 1 };
    expect(await done(date(TIDES, which, '2020-02-02'))).toMatchObject({
      ...{ title: 'Watched on February 2, 2020', quiet: false },
    });
    expect(await days()).toEqual([[1, '2020-02-02']]);
    expect(await done(date(TIDES, which, null))).toMatchObject({ title: 'Watched, no date' });
    expect(await days()).toEqual([[1, null]]);
  });

  test('is the air date, of an episode or a whole season, set at once or later', async () => {
    await done(mark(TIDES, episode(2), SHOWN));
    const which = { run: 1, season: 1, number: 2 };
    expect(await done(dateAired(TIDES, which))).toMatchObject({ title: 'Watched on the air date' });
    expect(await days()).toEqual([[2, '2000-01-02']]);
    const { undo } = await done(markAired(TIDES, whole, SHOWN, 1));
    expect(await days()).toEqual([1, 2, 3].map((number) => [number, `2000-01-0${number}`]));
    await undone({ undo });
    expect(await days()).toEqual([[2, '2000-01-02']]);
    expect(await done(dateAired(TIDES, { ...which, number: 9 }))).toMatchObject({
      title: 'No air date known',
    });
  });
});
