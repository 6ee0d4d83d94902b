import { whichEpisodes } from '../../../../src/features/diary/episodes-words.ts';
import { counted } from '../../../../src/core/format.ts';
import { isolated } from '../../../../src/core/language/inserted.ts';
import { m } from '../../../../src/paraglide/messages.js';
import { expect, it } from 'vitest';
import { episodeRanges } from '../../../../src/features/diary/watched-episodes.ts';

const places = (season: number, ...numbers: number[]) => numbers.map((number) => ({ season, number }));

it.each([
  ['nothing', [], ''],
  ['one', places(2, 5), 'S2 E5'],
  ['a row', places(2, 3, 4, 5), 'S2 E3–E5'],
  ['what is left out between', places(1, 1, 3, 4), 'S1 E1, S1 E3–E4'],
  ['two seasons', [...places(1, 9, 10), ...places(2, 1)], 'S1 E9–E10, S2 E1'],
  ['one that was watched twice', places(1, 1, 1, 2), 'S1 E1–E2'],
  ['specials', places(0, 1, 2), 'Special E1–E2'],
])('Formats episodes’ places: %s', (_what, first, written) => {
  expect(whichEpisodes({ count: first.length, first })).toBe(written);
});

it('Says how many more episodes there are', () => {
  expect(whichEpisodes({ count: 1204, first: places(1, 1, 2) })).toBe('S1 E1–E2 and 1,202 more');
  expect(episodeRanges(places(1, 2))).toEqual([{ season: 1, from: 2, to: 2 }]);
});

it.each([
  [1, 'An episode of Dark'],
  [3, 'Three episodes of Dark'],
  [10, 'Ten episodes of Dark'],
  [11, '11 episodes of Dark'],
  [1204, '1,204 episodes of Dark'],
])('Writes %d as a word where short', (count, words) => {
  expect(m.diary_episodes_of({ series: isolated('Dark'), ...counted(count) })).toBe(words);
});
