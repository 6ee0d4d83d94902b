import { m } from '../../../../src/paraglide/messages.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { loadSeriesMarks } from '../../../../src/features/series/following.queries.ts';
import { localDay } from '../../../../src/core/dates.ts';
import { follow, mark, unmark } from '../../../../src/features/series/acts.store.ts';
import {
  createSeriesWatching,
  type SeriesWatching,
} from '../../../../src/features/series/create-series.store.ts';
import { createToasts, type Toasts } from '../../../../src/core/stores/toasts.ts';
import { heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { createPerson, newAddress, signIn } from '../../../support/database/people.ts';
import { keepEpisodes, season } from '../../../support/database/series.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';

const browser = await startBrowser();
const { server } = browser;

const SERIES = { id: 7, title: 'The Tides', posterPath: null };
const SHOWN = { season: 1, numbers: [1, 2, 3], ahead: [], undated: [] };
const place = (number: number, scope: 'episode' | 'season' | 'upTo' = 'episode') => ({
  kind: 'mark' as const,
  scope,
  season: 1,
  number,
});

let elsewhere: Client;
let email: string;
let toasts: Toasts;
let watching: SeriesWatching;
let otherTab: SeriesWatching;
let close: (() => void)[] = [];
await keepEpisodes(server.database, SERIES.id, [...season(1, 3), ...season(2, 2)]);

beforeEach(async () => {
  await leave();
  const person = await createPerson(server, newAddress());
  email = person.email;
  elsewhere = (await signIn(server, email)).client as Client;
  toasts = createToasts();
  watching = createSeriesWatching(browser.environment, SERIES, SHOWN, { toasts });
  otherTab = createSeriesWatching(browser.environment, SERIES, SHOWN, { toasts: createToasts() });
  close = [watching.follow(), otherTab.follow()];
});
afterEach(() => {
  for (const end of close) end();
});

const shown = (of = watching) => {
  const now = of.$watching.get();
  if (now.kind !== 'known') return now.kind;
  const counts = now.marks.seasons.map((one) => one.watched).join(' ');
  return `${now.marks.state ?? 'not followed'}: ${counts} (${now.marks.numbers.join(' ')})`;
};
const come = (text: string, of = watching) => vi.waitFor(() => expect(shown(of)).toBe(text));
const stored = async () => {
  const marks = await loadSeriesMarks(elsewhere, SERIES.id, '2026-11-22', { season: 1, from: 1, to: 9 });
  return `${marks.state ?? 'not followed'}: ${marks.numbers.join(' ')}`;
};
const undo = async () => {
  toasts.runAction();
  await vi.waitFor(() => expect(toasts.$toast.get()).not.toBeNull());
};

describe('the user’s progress in a series', () => {
  test('ignores a response from before a write, however late', async () => {
    const { asked, come: letCome } = heldAnswer('/series_marks');
    for (const end of close) end();
    close = [watching.follow()];
    await enter(email);
    await asked;
    await watching.act(follow(SERIES));
    expect(shown()).toBe('watching: 0 0 ()');
    letCome();
    await fetch(server.url);
    expect(shown()).toBe('watching: 0 0 ()');
  });

  test('is empty while signed out, and theirs on sign-in', async () => {
    expect(shown()).toBe('nobody');
    await enter(email);
    await come('not followed:  ()');
  });

  test('follows on marking an episode, optimistically, in the other tab too', async () => {
    await enter(email);
    await come('not followed:  ()');
    const done = watching.act(mark(SERIES, place(2), SHOWN));
    expect(shown()).toBe('watching:  (2)');
    await done;
    expect(toasts.$toast.get()).toMatchObject({ text: 'You follow The Tides now.' });
    expect(await stored()).toBe('watching: 2');
    await come('watching: 1 0 (2)', otherTab);
    await undo();
    expect(await stored()).toBe('not followed: ');
    await come('not followed:  ()');
    await come('not followed:  ()', otherTab);
  });

  test('is marked by season and up to here, unmarked, and restored with one undo each', async () => {
    await enter(email);
    await come('not followed:  ()');
    await watching.act(follow(SERIES));
    await watching.act(mark(SERIES, { ...place(1, 'upTo'), season: 2 }, SHOWN));
    await come('watching: 3 1 (1 2 3)');
    expect(toasts.$toast.get()?.title).toBe('4 episodes marked as watched');
    await watching.act(unmark(SERIES, { kind: 'unmark', season: 1, number: null }, SHOWN));
    await come('watching: 0 1 ()');
    await undo();
    await come('watching: 3 1 (1 2 3)');
  });

  test('is written in the order of clicks, however fast', async () => {
    await enter(email);
    await come('not followed:  ()');
    await Promise.all([
      watching.act(mark(SERIES, place(1), SHOWN)),
      watching.act(mark(SERIES, place(2), SHOWN)),
      watching.act(unmark(SERIES, { kind: 'unmark', season: 1, number: 1 }, SHOWN)),
    ]);
    expect(await stored()).toBe('watching: 2');
    await come('watching: 1 0 (2)');
  });

  test('is reverted when writing fails', async () => {
    await enter(email);
    await come('not followed:  ()');
    await offline(async () => {
      const done = watching.act(mark(SERIES, place(2), SHOWN));
      expect(shown()).toBe('watching:  (2)');
      await done;
    });
    expect(toasts.$toast.get()).toMatchObject({
      destructive: true,
      text: `Failed to mark that as watched. ${m.backend_offline()}`,
    });
    await come('not followed:  ()');
    await watching.refresh();
    expect(await stored()).toBe('not followed: ');
  });
});

describe.each([
  // At one moment it is the 23rd in one place and the 24th in others.
  ['America/Los_Angeles', '2026-11-24T02:00:00Z', 2],
  ['Asia/Tokyo', '2026-11-23T18:00:00Z', 3],
  ['Pacific/Kiritimati', '2026-11-23T18:00:00Z', 3],
])('a day in %s', (zone, moment, aired) => {
  const clock = () => new Date(moment);
  beforeEach(() => void vi.stubEnv('TZ', zone));

  test('is local: a season is marked up to it, and an episode was watched on it', async () => {
    const series = { ...SERIES, id: 8 };
    await keepEpisodes(server.database, series.id, season(1, 4, '2026-11-22'));
    const shownHere = { season: 1, numbers: [1, 2, 3, 4], ahead: [], undated: [] };
    const here = createSeriesWatching({ ...browser.environment, clock }, series, shownHere, { toasts });
    close.push(here.follow());
    await enter(email);
    await come('not followed:  ()', here);
    await here.act(mark(series, place(1, 'season'), shownHere));
    const counted = Array.from({ length: aired }, (_each, index) => index + 1);
    await come(`watching: ${aired} (${counted.join(' ')})`, here);
    await here.act(unmark(series, { kind: 'unmark', season: 1, number: 1 }, shownHere));
    await here.act(mark(series, place(1), shownHere));
    const marked = await elsewhere.from('episode_watches').select('day').match({ series_id: 8, number: 1 });
    expect(marked.data).toEqual([{ day: localDay(clock) }]);
    expect(browser.seen.cookies.get('zone')).toBe(zone);
  });
});
