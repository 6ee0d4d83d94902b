import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import {
  followSeries,
  markEpisodes,
  setFollowState,
} from '../../../../src/features/series/following.queries.ts';
import { loadUpNextOf } from '../../../../src/features/series/up-next.queries.ts';
import { localDay } from '../../../../src/core/dates.ts';
import type { SeriesMarks, UpNextSeries } from '../../../../src/features/series/following.ts';
import { $watchSheet, showWatchSheet } from '../../../../src/features/diary/watch-sheet.store.ts';
import type { Act } from '../../../../src/features/series/acts.store.ts';
import { askDay } from '../../../../src/features/series/ask-day.store.ts';
import { $progress, loadCardProgress } from '../../../../src/features/series/card-progress.store.ts';
import { onSeriesChange, tellSeries } from '../../../../src/features/series/news.store.ts';
import { $changed, followUpNext, resume, watchNext } from '../../../../src/features/series/up-next.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { callsOf } from '../../../support/browser/refused-answer.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { keepEpisodes, season } from '../../../support/database/series.ts';

const { server, environment, another, enter, leave } = await startBrowser();

const TIDES = { id: 27, title: 'The Tides', posterPath: null };
await keepEpisodes(server.database, TIDES.id, season(1, 3));

let person: { email: string; id: string };
let client: Client;
let stop: () => void;
const today = () => localDay(environment.clock);
const stored = async () => (await loadUpNextOf(client, today(), TIDES.id))!;
const shown = () => $changed.get().get(TIDES.id);
const mark = (number: number) =>
  markEpisodes(client, TIDES, { scope: 'episode', season: 1, number, today: today(), day: today() });
const told: unknown[] = [];
environment.channel('marquee-series').listen((message) => told.push(message));

beforeEach(async () => {
  person = await another();
  client = await environment.backend();
  await followSeries(client, person.id, TIDES);
  stop = followUpNext();
  dismissToast();
  told.length = 0;
});
afterEach(() => stop());

describe('the next episode', () => {
  test('is marked optimistically, with its successor shown', async () => {
    const before = await stored();
    const marking = watchNext(before);
    expect(shown()).toEqual({ ...before, next: before.then, then: null, watched: 1, standing: 'next' });
    await marking;
    expect(shown()).toEqual(await stored());
    expect(shown()).toMatchObject({ watched: 1, next: { number: 2 }, then: { number: 3 } });
    expect($toast.get()).toMatchObject({
      ...{ title: 'S1 E1 marked as watched', text: 'The Tides', action: { label: 'Undo' } },
    });
    expect(told).toEqual([{ userId: person.id, id: TIDES.id }]);
    const { data } = await client.from('episode_watches').select('number, day');
    expect(data).toEqual([{ number: 1, day: today() }]);
  });

  test('that was the last one leaves nothing to watch', async () => {
    await mark(1);
    await mark(2);
    const last = await stored();
    const marking = watchNext(last);
    expect(shown()).toEqual({ ...last, next: null, then: null, watched: 3, standing: 'caughtUp' });
    await marking;
    expect(shown()).toEqual(await stored());
  });

  test.each([
    [1, 3, 'next', 2],
    [2, 3, 'caughtUp', 3],
    [3, 3, 'caughtUp', 3],
  ])('without a known successor, with %i of %i watched: %s', async (watched, aired, standing, after) => {
    const series: UpNextSeries = { ...(await stored()), then: null, watched, aired, standing: 'next' };
    const marking = watchNext(series);
    expect(shown()).toMatchObject({ standing, watched: after, next: null });
    await marking;
  });

  test('is restored by Undo, which is reported and announced', async () => {
    await watchNext(await stored());
    runToastAction();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Restored' }));
    await vi.waitFor(() => expect(shown()).toMatchObject({ watched: 0, next: { number: 1 } }));
    expect(told).toHaveLength(2);
  });

  test('that fails to be marked or restored stays, with a message', async () => {
    const before = await stored();
    await offline(() => watchNext(before));
    expect(shown()).toEqual(before);
    expect($toast.get()).toMatchObject({
      text: expect.stringMatching(/^Failed to mark that as watched\. .+/) as string,
      destructive: true,
    });
    expect(told).toEqual([]);
    await watchNext(before);
    const undo = $toast.get()!.action!.run;
    await offline(async () => {
      undo();
      await vi.waitFor(() => expect($toast.get()?.destructive).toBe(true));
    });
    expect(await stored()).toMatchObject({ watched: 1 });
  });

  test('is marked once for repeated presses, and not where there is none', async () => {
    const before = await stored();
    await Promise.all([watchNext(before), watchNext(before)]);
    expect(told).toHaveLength(1);
    await watchNext({ ...before, next: null });
    expect(told).toHaveLength(1);
    await watchNext(await stored());
    expect(await stored()).toMatchObject({ watched: 2 });
  });

  test('that is being marked ignores an earlier response', async () => {
    const before = await stored();
    const { asked, come } = heldAnswer('mark_episodes');
    const marking = watchNext(before);
    await asked;
    environment.channel('marquee-series').tell({ userId: person.id, id: TIDES.id });
    await stored();
    await stored();
    expect(shown()).toMatchObject({ watched: 1, then: null });
    come();
    await marking;
  });
});

describe('a paused series', () => {
  test('is resumed, announced, and paused again by Undo', async () => {
    await setFollowState(client, person.id, TIDES.id, 'paused');
    await resume(await stored());
    expect(shown()?.state).toBe('watching');
    expect($toast.get()).toMatchObject({
      title: 'Following again',
      text: 'The Tides',
      action: { label: 'Undo' },
    });
    expect(told).toHaveLength(1);
    runToastAction();
    await vi.waitFor(() => expect(shown()?.state).toBe('paused'));
    expect((await stored()).state).toBe('paused');
  });

  test('stays so after a failure', async () => {
    await setFollowState(client, person.id, TIDES.id, 'paused');
    const paused = await stored();
    await offline(() => resume(paused));
    expect([shown(), (await stored()).state]).toEqual([undefined, 'paused']);
    expect($toast.get()).toMatchObject({
      text: expect.stringMatching(/^Failed to change that\. .+/) as string,
      destructive: true,
    });
  });
});

describe('up next', () => {
  test('follows other tabs until it is left, and stays when reloading fails', async () => {
    await mark(1);
    environment.channel('marquee-series').tell({ userId: person.id, id: TIDES.id });
    await vi.waitFor(() => expect(shown()).toMatchObject({ watched: 1 }));
    await mark(2);
    await offline(async () => {
      environment.channel('marquee-series').tell({ userId: person.id, id: TIDES.id });
      await vi.waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    });
    expect(shown()).toMatchObject({ watched: 1 });
    stop();
    expect($changed.get().size).toBe(0);
    environment.channel('marquee-series').tell({ userId: person.id, id: TIDES.id });
    await stored();
    expect($changed.get().size).toBe(0);
  });
});

describe('messages about a series', () => {
  test('are received from the same user’s other tabs, until unsubscribed', () => {
    const heard: number[] = [];
    const end = onSeriesChange((id) => heard.push(id));
    const line = environment.channel('marquee-series');
    line.tell({ userId: person.id, id: 1 });
    line.tell({ userId: 'somebody else', id: 2 });
    tellSeries(3);
    expect(told).toContainEqual({ userId: person.id, id: 3 });
    end();
    line.tell({ userId: person.id, id: 4 });
    expect(heard).toEqual([1]);
  });
});

describe('the progress on cards', () => {
  const far = (id: number) => $progress.get().get(id)?.watched;
  let id = 100;
  /** A series without earlier requests. */
  beforeEach(async () => {
    id += 1;
    await keepEpisodes(server.database, id, season(1, 3));
    await followSeries(client, person.id, { ...TIDES, id });
  });

  test('is loaded once, for followed series', async () => {
    await loadCardProgress([id, id + 1000]);
    expect([far(id), far(id + 1000)]).toEqual([0, undefined]);
    expect(await callsOf('series_progress', () => loadCardProgress([id, id + 1000]))).toBe(0);
  });

  test('that failed to load is loaded with the next cards', async () => {
    await offline(() => loadCardProgress([id]));
    expect(far(id)).toBeUndefined();
    await loadCardProgress([id + 1000]);
    expect(far(id)).toBe(0);
  });

  test('is not loaded for a visitor, but on sign-in', async () => {
    await leave();
    expect(await callsOf('series_progress', () => loadCardProgress([id]))).toBe(0);
    await enter(person);
    await vi.waitFor(() => expect(far(id)).toBe(0));
    await leave();
    expect(far(id)).toBeUndefined();
  });
});

describe('the day of an episode’s watch', () => {
  const acts: Act[] = [];
  const marks = (numbers: number[], watched = numbers.length): SeriesMarks => ({
    ...{ state: 'watching', run: 1, kept: true, ended: false, coming: null, next: null, lost: [], numbers },
    seasons: [{ season: 1, watched, aired: 3, total: 3 }],
  });
  const ask = (numbers: number[], number: number | null) =>
    askDay(
      {
        series: TIDES,
        marks: marks(numbers),
        shown: null,
        act: (act) => Promise.resolve(void acts.push(act)),
      },
      { season: 1, number },
      'Episode 1',
    );
  const sheet = () => {
    const now = $watchSheet.get();
    if (now?.kind !== 'episodes') throw new Error('no day is asked for');
    return now;
  };
  /** Chooses a day in the sheet. Returns the saved days. */
  const choose = async (day: string | null) => {
    acts.length = 0;
    sheet().keep(day);
    expect(acts).toHaveLength(1);
    await acts[0]!.send(today());
    const { data } = await client.from('episode_watches').select('number, day').order('number');
    return data?.map((one) => [one.number, one.day]);
  };
  beforeEach(() => showWatchSheet(null));

  test('is today for an unmarked one, which is marked on the chosen day', async () => {
    await ask([], 1);
    expect(sheet()).toMatchObject({ heading: 'Episode 1', day: today() });
    expect(await choose('2020-02-02')).toEqual([[1, '2020-02-02']]);
  });

  test('is the existing one if marked, and can be changed', async () => {
    await markEpisodes(client, TIDES, {
      ...{ scope: 'episode', season: 1, number: 1, today: today(), day: '2019-01-01' },
    });
    await mark(2);
    await ask([1, 2], 1);
    expect(sheet().day).toBe('2019-01-01');
    expect(await choose(null)).toEqual([
      [1, null],
      [2, today()],
    ]);
    await ask([1, 2], 1);
    expect(sheet().day).toBeNull();
    await offline(() => ask([1, 2], 1));
    expect(sheet().day).toBe(today());
    await ask([1, 2, 3], 3);
    expect(sheet().day).toBe(today());
  });

  test('of a season applies to all marked ones, or to a mark of all', async () => {
    await mark(1);
    await ask([1], null);
    expect(sheet().day).toBe(today());
    expect(await choose('2020-02-02')).toEqual([
      [1, today()],
      [2, '2020-02-02'],
      [3, '2020-02-02'],
    ]);
    await ask([1, 2, 3], null);
    expect(await choose('2021-01-01')).toEqual([1, 2, 3].map((number) => [number, '2021-01-01']));
  });
});
