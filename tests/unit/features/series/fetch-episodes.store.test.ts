import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { fetchEpisodes } from '../../../../src/features/series/fetch-episodes.store.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

let asked: string[];
let answers: (string | number)[];

beforeEach(() => {
  vi.useFakeTimers();
  browserEnvironment();
  asked = [];
  setEnvironment({
    fetch: (path, init) => {
      asked.push(`${init?.method} ${path}`);
      const answer = answers.shift() ?? 'fetching';
      return Promise.resolve(
        typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json({ kind: answer }),
      );
    },
  });
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['are there', ['kept'], true],
  ['are of a series that is no more', ['gone'], false],
  ['cannot be fetched', [503], false],
])('episodes that %s are known at once', async (_what, said, known) => {
  answers = [...said];
  expect(await fetchEpisodes(7)).toBe(known);
  expect(asked).toEqual(['POST /api/series/7/episodes']);
});

test('episodes of a long series are waited for, two seconds between two questions', async () => {
  answers = ['fetching', 'fetching', 'kept'];
  const fetching = fetchEpisodes(7);
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await fetching).toBe(true);
});

test('episodes are waited for no longer than a minute', async () => {
  answers = [];
  const fetching = fetchEpisodes(7);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await fetching).toBe(false);
  expect(asked).toHaveLength(30);
});
