import { describe, expect, test } from 'vitest';
import {
  about,
  accountIn,
  amountIn,
  deviceIn,
  episodesIn,
  momentIn,
  numbersIn,
  playedOf,
  says,
  secondsIn,
  starsOfTen,
  textIn,
} from '../../../../../src/features/connections/players/reading.ts';

describe('A field of any type', () => {
  test.each([
    [' a  b\n', 'a b'],
    [7, '7'],
    [1.5, '1.5'],
    [1e999, ''],
    [NaN, ''],
    [true, ''],
    [null, ''],
    [['a'], ''],
    [{ a: 1 }, ''],
  ])('%j is the text %j', (value, text) => {
    expect(textIn(value)).toBe(text);
  });

  test('is a text up to a maximum length', () => {
    expect(textIn('x'.repeat(301))).toHaveLength(300);
    expect(deviceIn('x'.repeat(101))).toHaveLength(100);
    expect(deviceIn(' ')).toBeNull();
  });

  test.each([
    ...[true, 1, '1', 'true', 'TRUE', 'Yes', ' true '].map((value) => [value, true] as const),
    ...[false, 0, 2, '', 'no', 'false', 'untrue', 'trueish', '11', null, {}, [true]].map(
      (value) => [value, false] as const,
    ),
  ])('%j is true: %j', (value, yes) => {
    expect(says(value)).toBe(yes);
  });

  test.each([
    [0, 0],
    ['0', 0],
    [' 12.5 ', 12.5],
    [-1, null],
    ['-0.5', null],
    ['', null],
    ['  ', null],
    ['x', null],
    ['Infinity', null],
    [1e999, null],
    [NaN, null],
    [true, null],
    [null, null],
    [['7'], null],
  ])('%j is the number %j', (value, amount) => {
    expect(amountIn(value)).toBe(amount);
  });

  test.each([
    [1499, 1],
    ['1500', 2],
    [7 * 86_400_000, 7 * 86_400],
    [7 * 86_400_000 + 1, null],
    [-1, null],
    [null, null],
    ['', null],
  ])('%j thousandths are %j seconds', (value, seconds) => {
    expect(secondsIn(value, 1000)).toBe(seconds);
  });

  test.each([
    ['2026-03-08T20:00:00+01:00', '2026-03-08T20:00:00.000+01:00'],
    ['2026-03-08T20:00:00.1234567-0330', '2026-03-08T20:00:00.123-03:30'],
    ['2026-03-08T20:00:00+00:00', '2026-03-08T20:00:00.000Z'],
    [1_773_000_000, '2026-03-08T20:00:00.000Z'],
    ['1773000000', '2026-03-08T20:00:00.000Z'],
    ['2000-01-02T00:00:00Z', '2000-01-02T00:00:00.000Z'],
    ['2000-01-01T23:59:59.999Z', null],
    ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
    ['2200-01-01T00:00:00Z', null],
    [0, null],
    ['', null],
    ['soon', null],
    [1e300, null],
    [['2026-03-08'], null],
    [null, null],
  ])('%j is the time %j', (value, moment) => {
    expect(momentIn(value)).toBe(moment);
  });

  test.each([
    [10, 5],
    [7, 3.5],
    [0, null],
    [11, null],
    [undefined, null],
  ])('of %j of ten points is %j stars', (value, stars) => {
    expect(starsOfTen(value)).toBe(stars);
  });

  test('with ids has them in any case', () => {
    expect(numbersIn({ TMDB: '948', Imdb: 'tt0077651', tvdb: 1876, other: 1 })).toEqual({
      tmdb: 948,
      imdb: 'tt0077651',
      tvdb: 1876,
    });
    expect([null, 7, 'tmdb', ['tmdb'], { tmdb: 'x' }].map(numbersIn)).toEqual([{}, {}, {}, {}, {}]);
  });
});

test.each([
  [2, 1, undefined, ['2x1']],
  ['2', '1', '3', ['2x1', '2x2', '2x3']],
  [0, 0, undefined, ['0x0']],
  [2, 3, 1, ['2x3']],
  [9999, 99_999, undefined, ['9999x99999']],
  [9999, 99_998, 100_000, ['9999x99998', '9999x99999']],
  [10_000, 1, undefined, []],
  [1, 100_000, undefined, []],
  [undefined, 1, undefined, []],
  [1, undefined, 2, []],
  [-1, 1, undefined, []],
  [1, 'x', undefined, []],
])('Reads season %j, from episode %j to %j, as %j', (season, from, to, places) => {
  expect(episodesIn(season, from, to).map(({ season, number }) => `${season}x${number}`)).toEqual(places);
});

test('Identifies an account by id, else by name in any case, else not', () => {
  expect(accountIn(7, ' Ada ')).toEqual({ key: '7', name: 'Ada', own: false });
  expect(accountIn('', 'Ada', true)).toEqual({ key: 'ada', name: 'Ada', own: true });
  expect(accountIn('7', null)).toEqual({ key: '7', name: '7', own: false });
  expect(accountIn(null, ' ')).toBeNull();
});

describe('An event of a title', () => {
  const account = { key: '7', name: 'Ada', own: false };
  const at = '2026-03-08T20:00:00.000Z';
  const movie = playedOf('movie', 'Halloween (1978)', null);
  const episode = playedOf('tv', 'The Office', null, { episodes: [{ season: 2, number: 1 }] });
  const series = playedOf('tv', 'The Office', 2005, { stars: 4 });
  const say = (...[event, play]: [Parameters<typeof about>[0], Parameters<typeof about>[1]]) =>
    about(event, play, { account, at });

  test('without more has only kind and name', () => {
    expect(movie).toEqual({
      kind: 'movie',
      name: 'Halloween',
      words: 'halloween',
      year: 1978,
      episodes: [],
      episodeName: '',
      ids: {},
      seriesIds: {},
      part: null,
      position: null,
      length: null,
      byHand: false,
      stars: null,
      device: null,
    });
    expect(playedOf('movie', '&'.repeat(200), null).words).toHaveLength(300);
  });

  test('takes effect at its time', () => {
    for (const event of ['watched', 'progress'] as const)
      for (const play of [movie, episode])
        expect(say(event, play)).toEqual({ event, at, outcome: null, account, play });
    for (const play of [series, { ...series, season: 2 }, { ...episode, stars: 4 as const }])
      expect(say('rated', play)).toEqual({ event: 'rated', at, outcome: null, account, play });
  });

  test.each([
    ['started', movie, 'started'],
    ['unplayed', episode, 'unplayed'],
    ['rated', movie, 'unrated'],
    ['rated', { ...series, episodeName: 'The Dundies' }, 'noPlace'],
    ['watched', playedOf('tv', 'The Office', null), 'noPlace'],
    ['progress', playedOf('tv', 'The Office', null, { ids: { tmdb: 1 } }), 'noPlace'],
    ['watched', playedOf('movie', ' ', 1978), 'nameless'],
    ['started', playedOf('tv', '', null), 'nameless'],
  ] as const)('has no effect when %s of %j', (event, play, outcome) => {
    expect(say(event, play)).toEqual({ event, at: null, outcome, account, play });
  });

  test.each([
    playedOf('tv', 'The Office', null, { ids: { imdb: 'tt0664512' } }),
    playedOf('tv', 'The Office', null, { ids: { tvdb: 110_413 } }),
    playedOf('tv', '', null, { seriesIds: { tmdb: 2316 }, episodes: [{ season: 2, number: 1 }] }),
    playedOf('movie', '', null, { ids: { tmdb: 948 } }),
    playedOf('tv', '', null, { ids: { tvdb: 110_413 }, seriesIds: { tmdb: 2316 } }),
  ])('is identified by an id: %j', (play) => {
    expect(say('watched', play).outcome).toBeNull();
  });
});
