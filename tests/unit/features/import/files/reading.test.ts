import { expect, test } from 'vitest';
import type { ImportEntry } from '../../../../../src/features/import/files/entry.ts';
import { countParts } from '../../../../../src/features/import/files/reading.ts';

const entry = (what: ImportEntry['what'], more: Partial<ImportEntry> = {}): ImportEntry => ({
  at: { file: 'a', line: 1 },
  what,
  kind: 'tv',
  name: 'A',
  year: null,
  ids: {},
  day: null,
  again: false,
  ...more,
});

test('Counts films and episodes separately in a preview, without empty kinds', () => {
  const episode = { season: 0, number: 1 };
  expect(
    countParts([
      entry('watch'),
      entry('watch', { episode }),
      entry('watch', { episode }),
      entry('rating', { episode }),
      entry('wish'),
    ]),
  ).toEqual({ movieWatch: 1, episodeWatch: 2, rating: 1, wish: 1 });
  expect(countParts([])).toEqual({});
});
