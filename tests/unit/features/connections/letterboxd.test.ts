import { letterboxdFacts } from '../../../../src/features/connections/told-words.ts';
import { describe, expect, test } from 'vitest';
import type { ReadEntry } from '../../../../src/features/connections/letterboxd.ts';

const read: ReadEntry = {
  ...{ guid: 'letterboxd-watch-1', title: null, name: 'فيلم', readAt: '2026-11-30T00:00:00Z' },
  ...{ day: '2026-11-29', stars: 4.5, outcome: 'counted' },
};

describe('an entry read at Letterboxd', () => {
  test('says its day in words, its stars and what became of it', () => {
    expect(letterboxdFacts(read)).toBe('November 29, 2026 · 4½ stars · Counted');
  });

  test('says nothing of a day and of stars it has not', () => {
    expect(letterboxdFacts({ ...read, day: null, stars: null })).toBe('Counted');
  });
});
