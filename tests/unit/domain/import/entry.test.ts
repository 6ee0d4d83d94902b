import { describe, expect, test } from 'vitest';
import { entriesSchema, entrySchema } from '../../../../src/domain/import/entry-schema.ts';
import { isRounded, starsOf, type ImportEntry } from '../../../../src/domain/import/entry.ts';

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

describe('ratings of others in our stars', () => {
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

  test('whoever gave finer ones than halves is told', () => {
    expect([3.5, 3.7].map((value) => isRounded({ value, of: 5 }))).toEqual([false, true]);
    expect([7, 7.5].map((value) => isRounded({ value, of: 10 }))).toEqual([false, true]);
  });
});

describe('what the server takes for an entry', () => {
  const taken = (more: object) => entrySchema.safeParse({ ...watch, ...more }).success;

  test('is what parsers make', () => {
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

  test('comes in bounded numbers', () => {
    expect(entriesSchema.safeParse([]).success).toBe(false);
    expect(entriesSchema.safeParse(Array.from({ length: 501 }, () => watch)).success).toBe(false);
  });
});
