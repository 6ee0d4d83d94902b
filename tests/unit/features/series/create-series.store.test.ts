import { m } from '../../../../src/paraglide/messages.js';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { MARKS_PATH } from '../../../../src/features/marks/marks.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { follow, mark } from '../../../../src/features/series/acts.store.ts';
import {
  createSeriesWatching,
  type SeriesWatching,
} from '../../../../src/features/series/create-series.store.ts';
import { createToasts, type Toasts } from '../../../../src/core/stores/toasts.ts';
import { askedAddress } from '../../../support/browser/held-answer.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson, newAddress } from '../../../support/database/people.ts';
import { keepEpisodes, season } from '../../../support/database/series.ts';

const browser = await startBrowser();
const { server } = browser;

const SHOWN = { season: 1, numbers: [1, 2, 3], ahead: [], undated: [] };
let nextId = 700;
/** A series whose episodes the server has, or has to fetch. */
const series = async (isKept: boolean) => {
  const id = (nextId += 1);
  if (isKept) await keepEpisodes(server.database, id, season(1, 3));
  return { id, title: 'The Tides', posterPath: null };
};

let email: string;
let toasts: Toasts;
let watching: SeriesWatching;
let end: () => void;
const open = async (one: Awaited<ReturnType<typeof series>>) => {
  watching = createSeriesWatching(browser.environment, one, SHOWN, { toasts });
  end = watching.follow();
  await enter(email);
};
beforeEach(async () => {
  await leave();
  ({ email } = await createPerson(server, newAddress()));
  toasts = createToasts();
});
afterEach(() => end());

const shown = () => {
  const now = watching.$watching.get();
  return now.kind === 'known'
    ? `${now.marks.state} ${now.marks.numbers.join(' ')} ${now.episodes}`
    : now.kind;
};
const come = (text: string) => vi.waitFor(() => expect(shown()).toBe(text));

/** Makes the backend refuse requests for marks, until the returned function is called. */
function refusing(): () => void {
  const real = globalThis.fetch;
  const refusal = () => Response.json({ message: 'No' }, { status: 400 });
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (...request) =>
      askedAddress(request).includes('/series_marks') ? refusal() : real(...request),
    );
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

/** The server fetches episodes once released, or fails. */
function fetching(answer: 'kept' | 'gone'): { asked: string[]; come: () => void } {
  const gate = Promise.withResolvers<void>();
  const asked: string[] = [];
  setEnvironment({
    fetch: async (path, init) => {
      if (path === MARKS_PATH) return browser.environment.fetch(path, init);
      asked.push(path);
      await gate.promise;
      const id = Number(/\d+/.exec(path)?.[0]);
      if (answer === 'kept') await keepEpisodes(server.database, id, season(1, 3));
      return Response.json({ kind: answer });
    },
  });
  return { asked, come: gate.resolve };
}

describe('data that failed to load', () => {
  test('is reported, and loaded again on request', async () => {
    const answers = refusing();
    await open(await series(true));
    await come('failed');
    answers();
    const asked = watching.refresh();
    expect(shown()).toBe('loading');
    await asked;
    expect(shown()).toBe('null  there');
  });

  test('stays as shown after a write, and later writes are added to it', async () => {
    const one = await series(true);
    fetching('kept').come();
    await open(one);
    await come('null  there');
    const answers = refusing();
    await watching.act(follow(one));
    expect(shown()).toMatch('watching  ');
    await watching.act(mark(one, { kind: 'mark', scope: 'episode', season: 1, number: 2 }, SHOWN));
    expect(shown()).toMatch('watching 2 ');
    answers();
    await watching.refresh();
    expect(shown()).toBe('watching 2 there');
  });
});

test('Shows none of a user’s data after sign-out', async () => {
  const one = await series(true);
  await open(one);
  await come('null  there');
  await watching.act(follow(one));
  await leave();
  await come('nobody');
  await watching.act(follow(one));
  expect(shown()).toBe('nobody');
  await enter((await createPerson(server, newAddress())).email);
  await come('null  there');
});

describe('a series without stored episodes', () => {
  const SEASON = { kind: 'mark', scope: 'season', season: 1, number: 1 } as const;

  test('fetches them once it is followed, visible to waiting users', async () => {
    const one = await series(false);
    const { asked, come: letCome } = fetching('kept');
    await open(one);
    await come('null  there');
    expect(asked).toEqual([]);
    await watching.act(follow(one));
    await come('watching  fetching');
    letCome();
    await come('watching  there');
    expect(asked).toEqual([`/api/series/${one.id}/episodes`]);
  });

  test('is followed by marking a season, which is complete once they are there', async () => {
    const one = await series(false);
    const { come: letCome } = fetching('kept');
    await open(one);
    await come('null  there');
    letCome();
    await watching.act(mark(one, SEASON, SHOWN));
    await come('watching 1 2 3 there');
  });

  test('cannot be marked by season when fetching fails, with a message, and is retried', async () => {
    const one = await series(false);
    fetching('gone').come();
    await open(one);
    await come('null  there');
    await watching.act(mark(one, SEASON, SHOWN));
    expect(toasts.$toast.get()).toMatchObject({
      destructive: true,
      title: m.toast_error(),
      text: m.series_fetch_failed(),
    });
    expect(shown()).toBe('watching  failed');
    fetching('kept').come();
    await watching.refresh();
    await come('watching  there');
  });
});
