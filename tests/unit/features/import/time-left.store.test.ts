import { expect, test } from 'vitest';
import type { ImportState } from '../../../../src/features/import/import-job.ts';
import { createTimeLeft } from '../../../../src/features/import/time-left.store.ts';

test('Estimates an import’s remaining time by its speed, separately for each step', () => {
  let now = 0;
  const left = createTimeLeft(() => now);
  const at = (seconds: number, done: number, state: 'matching' | 'saving' = 'matching') => {
    now = seconds * 1000;
    return left('a', state, done, 1000);
  };
  // Unknown at first, and without progress.
  expect(at(0, 100)).toBe(null);
  expect(at(2, 110)).toBe(null);
  expect(at(10, 100)).toBe(null);
  expect(at(30, 200)).toBe(4);
  expect(at(120, 900)).toBe(0);
  expect(at(130, 1000)).toBe(null);
  // Saving is faster than finding titles.
  expect(at(140, 0, 'saving')).toBe(null);
  expect(at(150, 500, 'saving')).toBe(0);
});

test('Shows a time after five seconds, in minutes rounded up', () => {
  let now = 0;
  const left = createTimeLeft(() => now);
  const at = (ms: number, done: number, state: ImportState = 'matching', id = 'a') => {
    now = ms;
    return left(id, state, done, 1000);
  };
  expect([at(0, 0), at(4999, 10), at(5000, 10)]).toEqual([null, null, 9]);
  // Exactly a minute, and a little less.
  expect([at(60_000, 500), at(60_000, 501)]).toEqual([1, 0]);
  // Another step, another import, and less progress than before each start again.
  expect([at(70_000, 600, 'saving'), at(80_000, 610, 'saving')]).toEqual([null, 7]);
  expect([at(90_000, 620, 'saving', 'b'), at(100_000, 630, 'saving', 'b')]).toEqual([null, 7]);
  expect([at(110_000, 400, 'saving', 'b'), at(120_000, 420, 'saving', 'b')]).toEqual([null, 5]);
});
