import { expect, it } from 'vitest';
import { placeNumber, type KeptEpisode } from '../../../../src/features/series/kept-episodes.ts';
import { renumbered } from '../../../../src/features/series/renumbered.ts';

/** Parses episodes: `1x1 Pilot @2020-01-01`; name and day are optional. */
const read = (lines: string): KeptEpisode[] =>
  lines
    .split(', ')
    .filter(Boolean)
    .map((line) => {
      const [, season, number, name = '', date] =
        /^(\d+)x(\d+)(?: ([^@]*?))?(?: ?@(.+))?$/.exec(line.trim()) ?? [];
      return { season: Number(season), number: Number(number), name, date: date ?? null, minutes: null };
    });
const told = (before: string, after: string) =>
  renumbered(read(before), read(after)).map(
    ({ from, to }) => `${from.season}x${from.number} ${to ? `to ${to.season}x${to.number}` : 'lost'}`,
  );

const cases: [string, string, string, string[]][] = [
  ['stays where nothing changed', '1x1 A, 1x2 B', '1x1 A, 1x2 B', []],
  ['stays when one is added', '1x1 A, 1x2 B', '1x1 A, 1x2 B, 1x3 C', []],
  ['stays when an episode gets another name and day', '1x1 A @2020-01-01', '1x1 Alpha @2020-01-02', []],
  ['stays where nobody has named anything', '1x1, 1x2, 1x3', '1x1, 1x2, 1x3', []],
  [
    'goes with its episode into another season',
    '1x10 Ten, 1x11 Eleven',
    '1x10 Ten, 2x1 Eleven',
    ['1x11 to 2x1'],
  ],
  ['follows two that change places', '1x3 A, 1x4 B', '1x3 B, 1x4 A', ['1x3 to 1x4', '1x4 to 1x3']],
  [
    'keeps the first of a pair that was merged, and tells the second, while others move up',
    '1x1 A, 1x2 End (1), 1x3 End (2), 1x4 After',
    '1x1 A, 1x2 End, 1x3 After',
    ['1x3 lost', '1x4 to 1x3'],
  ],
  ['tells what is gone', '1x1 A, 1x2 B', '1x1 A', ['1x2 lost']],
  ['tells all of a season that is gone', '1x1, 2x1, 2x2', '1x1', ['2x1 lost', '2x2 lost']],
  ['does not know one without a name again', '1x1 @2020-01-01', '2x1 @2020-01-01', ['1x1 lost']],
  ['does not guess which of two became one', '1x1 Part, 1x2 Part', '2x1 Part', ['1x1 lost', '1x2 lost']],
  [
    'does not guess between two of one name',
    '1x1 Part, 1x2 Part',
    '2x1 Part, 2x2 Part',
    ['1x1 lost', '1x2 lost'],
  ],
  [
    'tells names apart by their day',
    '1x1 Part @2020-01-01, 1x2 Part @2020-01-08',
    '2x1 Part @2020-01-08',
    ['1x1 lost', '1x2 to 2x1'],
  ],
  [
    'becomes a special with its episode',
    '1x1 Pilot, 1x2 B',
    '0x1 Pilot, 1x1 B',
    ['1x1 to 0x1', '1x2 to 1x1'],
  ],
  ['goes by the name in any script', '1x1 مرحبا, 1x2 さくら', '1x1 さくら', ['1x1 lost', '1x2 to 1x1']],
];

it.each(cases)('Moves a watch %s', (_what, before, after, moves) => {
  expect(told(before, after)).toEqual(moves);
});

it('Never merges two watches under one number', () => {
  const before = read('1x1 A, 1x2 B, 1x3 C, 1x4, 1x5 E');
  const after = read('1x1 C, 1x2 A, 1x3, 1x4 B');
  const ends = new Map<string, number>();
  const moves = renumbered(before, after);
  for (const { season, number } of before) {
    const move = moves.find(({ from }) => from.season === season && from.number === number);
    const to = move ? move.to : { season, number };
    if (to) ends.set(`${to.season}x${to.number}`, (ends.get(`${to.season}x${to.number}`) ?? 0) + 1);
  }
  expect([...ends.values()].every((count) => count === 1)).toBe(true);
});

it('Sorts episodes by season first, for any length, without duplicate places', () => {
  const places = [
    [0, 1],
    [0, 99_999],
    [1, 0],
    [1, 99_999],
    [2, 1],
  ].map(([season = 0, number = 0]) => placeNumber({ season, number }));
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});
