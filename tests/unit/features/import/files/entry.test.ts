import { describe, expect, test } from 'vitest';
import { entriesSchema, entrySchema } from '../../../../../src/features/import/files/entry-schema.ts';
import { isRounded, starsOf, type ImportEntry } from '../../../../../src/features/import/files/entry.ts';

const watch: ImportEntry = {
  at: { file: 'diary.csv', line: 2 },
  what: 'watch',
  kind: 'movie',
  name: 'Dune',
  year: 2021,
  ids: {},
  day: '2021-10-23',
  again: false,
};

describe('converted ratings', () => {
  test.each([
    [0.1, 0.5],
    [0.5, 0.5],
    [1, 1],
    [2.5, 2.5],
    [3.2, 3],
    [3.25, 3.5],
    [4.5, 4.5],
    [4.9, 5],
    [5, 5],
  ])('%s of five are %s stars', (value, stars) => {
    expect(starsOf({ value, of: 5 })).toBe(stars);
  });

  test.each([
    [0.4, 0.5],
    [1, 0.5],
    [2, 1],
    [3, 1.5],
    [6.5, 3.5],
    [7, 3.5],
    [9, 4.5],
    [10, 5],
  ])('%s of ten are %s stars', (value, stars) => {
    expect(starsOf({ value, of: 10 })).toBe(stars);
  });

  test('finer than halves are reported', () => {
    expect([3.5, 3.7].map((value) => isRounded({ value, of: 5 }))).toEqual([false, true]);
    expect([7, 7.5].map((value) => isRounded({ value, of: 10 }))).toEqual([false, true]);
  });
});

describe('an entry accepted by the server', () => {
  const taken = (more: object) => entrySchema.safeParse({ ...watch, ...more }).success;

  test('is what parsers create', () => {
    expect(entrySchema.parse(watch)).toEqual(watch);
    expect(
      taken({
        what: 'watch',
        kind: 'tv',
        ids: { tvdb: 81189 },
        episode: { season: 0, number: 3 },
        day: null,
      }),
    ).toBe(true);
    expect(taken({ name: '', ids: { imdb: 'tt1160419' } })).toBe(true);
    expect(taken({ what: 'own', name: '', own: { part: 'watches', record: { id: 1 } } })).toBe(true);
  });

  test.each([
    ['a title without name and id', { name: '' }],
    ['a day there is not', { day: '2021-02-30' }],
    ['a rating without stars', { what: 'rating' }],
    ['more stars than there are', { what: 'rating', stars: { value: 6, of: 5 } }],
    ['no stars', { what: 'rating', stars: { value: 0, of: 10 } }],
    ['a place in no list', { what: 'list' }],
    ['what no database text can hold', { name: 'a\0b' }],
    ['half a letter', { name: '\ud83c' }],
    ['an id that is none', { ids: { tmdb: 1e12 } }],
    ["somebody's token", { token: 'secret' }],
  ])('is not %s', (_, more) => {
    expect(taken(more)).toBe(false);
  });

  test('has limited numbers', () => {
    const many = (length: number) => entriesSchema.safeParse(Array.from({ length }, () => watch)).success;
    expect([many(0), many(1), many(500), many(501)]).toEqual([false, true, true, false]);
  });

  const x = (length: number) => 'x'.repeat(length);
  test.each<[string, object[], object[]]>([
    [
      'a place in a file',
      [{ at: { file: x(300), line: 0 } }, { at: { file: '', line: 10_000_000 } }],
      [
        { at: { file: x(301), line: 1 } },
        { at: { file: 'a', line: -1 } },
        { at: { file: 'a', line: 10_000_001 } },
        { at: { file: 'a', line: 1.5 } },
        { at: { file: 'a', line: 1, column: 2 } },
        { at: { file: 'a' } },
      ],
    ],
    ['what it says', [{ what: 'dismissed' }, { what: 'follow' }], [{ what: 'play' }, { what: undefined }]],
    ['a kind', [{ kind: 'tv' }, { kind: null }], [{ kind: 'person' }, { kind: undefined }]],
    ['a name', [{ name: x(300) }], [{ name: x(301) }, { name: 1 }]],
    [
      'a year',
      [{ year: 1800 }, { year: 2200 }, { year: null }],
      [{ year: 1799 }, { year: 2201 }, { year: 1999.5 }, { year: undefined }],
    ],
    [
      'ids',
      [
        { ids: { tmdb: 1, imdb: 'tt12345', tvdb: 2_147_483_647 } },
        { ids: { imdb: 'tt123456789012' } },
        { ids: { imdb: undefined } },
      ],
      [
        { ids: { tmdb: 0 } },
        { ids: { tvdb: 2_147_483_648 } },
        { ids: { imdb: 'tt1234' } },
        { ids: { imdb: 'tt1234567890123' } },
        { ids: { imdb: 'att12345' } },
        { ids: { trakt: 1 } },
        { ids: undefined },
      ],
    ],
    [
      'an episode',
      [{ episode: { season: 0, number: 100_000 } }],
      [
        { episode: { season: -1, number: 1 } },
        { episode: { season: 1, number: 100_001 } },
        { episode: { season: 1 } },
        { episode: { season: 1, number: 1, part: 1 } },
      ],
    ],
    [
      'a season',
      [{ season: 0 }, { season: 100_000 }],
      [{ season: -1 }, { season: 100_001 }, { season: 0.5 }],
    ],
    [
      'marks',
      [{ byEpisode: true, upTo: true, again: true }],
      [{ byEpisode: false }, { upTo: false }, { again: 1 }, { again: undefined }],
    ],
    [
      'a day',
      [{ day: null, dayText: x(60) }],
      [{ day: '2021-1-1' }, { day: undefined }, { dayText: x(61) }, { dayText: 'a\0' }],
    ],
    [
      'stars',
      [{ stars: { value: 0.5, of: 5 } }, { stars: { value: 5, of: 5 } }, { stars: { value: 10, of: 10 } }],
      [
        { stars: { value: 10.1, of: 10 } },
        { stars: { value: 0, of: 5 } },
        { stars: { value: 1, of: 4 } },
        { stars: { value: 1, of: 5, by: 'me' } },
      ],
    ],
    [
      'texts',
      [{ text: x(20_000), tags: x(2000), note: x(20_000) }],
      [{ text: x(20_001) }, { tags: x(2001) }, { note: x(20_001) }],
    ],
    [
      'a list',
      [
        { what: 'list', list: { name: x(300), position: 0 } },
        { list: { name: 'a', position: 1_000_000, description: x(20_000) } },
      ],
      [
        { list: { name: x(301), position: 1 } },
        { list: { name: 'a', position: -1 } },
        { list: { name: 'a', position: 1_000_001 } },
        { list: { name: 'a', position: 1, description: x(20_001) } },
        { list: { name: 'a', position: 1, public: true } },
        { list: { name: 'a' } },
      ],
    ],
    ['a state', [{ state: 'paused' }, { state: 'dropped' }], [{ state: 'watching' }]],
    [
      'a record of our own',
      [{ what: 'own', name: '', own: { part: x(60), record: {} } }],
      [
        { own: { part: x(61), record: {} } },
        { own: { part: 'a', record: [] } },
        { own: { part: 'a', record: {}, more: 1 } },
      ],
    ],
    [
      'a problem',
      [{ what: 'own', name: '', problem: 'noTitle' }],
      [{ problem: 'noTitle' }, { what: 'own', problem: 'other' }],
    ],
    ['a review with its text', [{ what: 'review', text: 'Loud' }], [{ what: 'review' }]],
    ['a rating with its stars', [{ what: 'rating', stars: { value: 7, of: 10 } }], [{ what: 'rating' }]],
  ])('has %s, within limits', (_, good, bad) => {
    expect(good.filter((more) => !taken(more))).toEqual([]);
    expect(bad.filter(taken)).toEqual([]);
  });

  test.each([
    [{ name: '' }, 'An entry names a title.'],
    [{ problem: 'noTitle' }, 'A row with a problem says nothing else.'],
    [{ what: 'rating' }, 'A rating has stars.'],
    [{ what: 'list' }, 'A place has a list.'],
    [{ what: 'review' }, 'A review and a note have a text.'],
    [{ what: 'note' }, 'A review and a note have a text.'],
  ])('is refused with a reason: %j', (more, sentence) => {
    const { error } = entrySchema.safeParse({ ...watch, ...more });
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});
