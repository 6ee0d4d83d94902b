import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns } from '../../src/supabase/rest/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes so many milliseconds, and notes when it began. */
function worker(begun: number[]) {
  const start = performance.now();
  return (milliseconds: number) => async () => {
    begun.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, milliseconds));
    return milliseconds;
  };
}

test('what took long is answered at once, and leaves the database alone three times as long', async () => {
  const begun: number[] = [];
  const work = worker(begun);
  const turn = createTurns({ atOnce: 1, waiting: 10, rests: true });
  const [dear, cheap] = [turn(work(100)), turn(work(1)), turn(work(5_000)), turn(work(1))];
  await vi.advanceTimersByTimeAsync(100);
  await expect(dear).resolves.toBe(100);
  expect(begun).toEqual([0]);
  await vi.advanceTimersByTimeAsync(301);
  await expect(cheap).resolves.toBe(1);
  await vi.runAllTimersAsync();
  // Never longer than a second, however dear it was.
  expect(begun).toEqual([0, 400, 404, 6_404]);
});

test('work that fails is told so, and the next has its turn', async () => {
  const turn = createTurns({ atOnce: 1, waiting: 10, rests: true });
  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const next = turn(() => Promise.resolve('yes'));
  await vi.runAllTimersAsync();
  await expect(next).resolves.toBe('yes');
});
