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
])('Knows episodes that %s at once', async (_what, said, known) => {
  answers = [...said];
  expect(await fetchEpisodes(7)).toBe(known);
  expect(asked).toEqual(['POST /api/series/7/episodes']);
});

test('Polls for episodes of a long series, every two seconds', async () => {
  answers = ['fetching', 'fetching', 'kept'];
  const fetching = fetchEpisodes(7);
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await fetching).toBe(true);
});

test('Waits for episodes for at most a minute', async () => {
  answers = [];
  const fetching = fetchEpisodes(7);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await fetching).toBe(false);
  expect(asked).toHaveLength(30);
});
