import { letterboxdFacts } from '../../../../src/features/connections/told-words.ts';
import { describe, expect, test } from 'vitest';
import type { ReadEntry } from '../../../../src/features/connections/letterboxd.ts';

const read: ReadEntry = {
  ...{ guid: 'letterboxd-watch-1', title: null, name: 'فيلم', readAt: '2026-11-30T00:00:00Z' },
  ...{ day: '2026-11-29', stars: 4.5, outcome: 'counted' },
};

describe('an entry from Letterboxd', () => {
  test('shows its day, stars and result in words', () => {
    expect(letterboxdFacts(read)).toBe('November 29, 2026 · 4½ stars · Counted');
  });

  test('omits a missing day and missing stars', () => {
    expect(letterboxdFacts({ ...read, day: null, stars: null })).toBe('Counted');
  });
});
