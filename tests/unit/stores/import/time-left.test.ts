import { expect, test } from 'vitest';
import { createTimeLeft } from '../../../../src/stores/import/time-left.ts';

test('how long an import takes still is told by how fast it goes, anew for each of its steps', () => {
  let now = 0;
  const left = createTimeLeft(() => now);
  const at = (seconds: number, done: number, state: 'matching' | 'saving' = 'matching') => {
    now = seconds * 1000;
    return left('a', state, done, 1000);
  };
  // Nobody knows at first, nor while nothing moves.
  expect(at(0, 100)).toBe(null);
  expect(at(2, 110)).toBe(null);
  expect(at(10, 100)).toBe(null);
  expect(at(30, 200)).toBe(4);
  expect(at(120, 900)).toBe(0);
  expect(at(130, 1000)).toBe(null);
  // Saving is faster than looking for titles.
  expect(at(140, 0, 'saving')).toBe(null);
  expect(at(150, 500, 'saving')).toBe(0);
});
