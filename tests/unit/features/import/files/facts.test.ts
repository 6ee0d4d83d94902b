import { describe, expect, test } from 'vitest';
import {
  baseName,
  idIn,
  idsOf,
  imdbIn,
  isNamed,
  keyInFile,
  listNumbers,
  listNameOf,
  placeIn,
  plainText,
  starsIn,
  writtenText,
  yearIn,
} from '../../../../../src/features/import/files/facts.ts';

describe('a file’s text', () => {
  test.each([
    ['  The \n\t Thing ', 'The Thing'],
    ['a\0b', 'ab'],
    ['\ud83c!', '\ufffd!'],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['x'.repeat(301), 'x'.repeat(300)],
    [`${'x'.repeat(299)} y`, 'x'.repeat(299)],
    // Half a surrogate pair is replaced.
    [`${'x'.repeat(299)}🎬`, `${'x'.repeat(299)}\ufffd`],
  ])('is one line of at most 300 characters', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test('is cut at a given length', () => {
    expect([' abcd', 'abcde', 'abc  e'].map((text) => plainText(text, 4))).toEqual(['abcd', 'abcd', 'abc']);
  });

  test.each([
    [' Two\n lines ', 'Two\n lines'],
    ['a\0b', 'ab'],
    ['\ud83c', '\ufffd'],
    ['x'.repeat(20_001), 'x'.repeat(20_001)],
  ])('by a user keeps its lines', (text, written) => {
    expect(writtenText(text)).toBe(written);
  });
});

describe('lists of one name', () => {
  test('are numbered by file, in any order, comparing stored names', () => {
    const long = 'x'.repeat(100);
    const lists = [
      { file: 'lists/top-2.csv', name: 'Top' },
      { file: 'lists/top.csv', name: 'Top' },
      { file: 'lists/best.csv', name: 'Best' },
      { file: 'lists/l1.csv', name: `${long} one` },
      { file: 'lists/l2.csv', name: `${long} two` },
    ];
    const numbers = listNumbers(lists);
    expect(lists.map(({ file }) => numbers.get(file))).toEqual([2, 1, 1, 1, 2]);
    expect(listNumbers(lists.toReversed())).toEqual(numbers);
  });
});

describe('a year', () => {
  test.each([
    ['1999', 1999],
    [1999, 1999],
    [' 1999 ', 1999],
    ['1999-03-31', 1999],
    ['1999–2003', 1999],
    ['1870', 1870],
    ['1869', null],
    ['2150', 2150],
    ['2151', null],
    ['1970-01-01', null],
    ['1970-01-02', 1970],
    ['1970', 1970],
    ['19999', null],
    ['in 1999', null],
    ['199', null],
    ['', null],
    [null, null],
    [undefined, null],
    [['1999'], null],
  ])('in %j is %s', (value, year) => {
    expect(yearIn(value)).toBe(year);
  });
});

describe('numbers', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    [12, 12],
    [1, 1],
    [0, undefined],
    ['0', undefined],
    [-1, undefined],
    [1.5, undefined],
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, undefined],
    ['12345678901', undefined],
    ['12a', undefined],
    ['a12', undefined],
    ['', undefined],
    [null, undefined],
    [true, undefined],
  ])('the id in %j is %s', (value, id) => {
    expect(idIn(value)).toBe(id);
  });

  test.each([
    ['tt0133093', 'tt0133093'],
    ['https://www.imdb.com/title/tt0133093/?ref=x', 'tt0133093'],
    ['tt12345', 'tt12345'],
    ['tt1234', undefined],
    ['tt123456789012', 'tt123456789012'],
    ['tt1234567890123', undefined],
    ['att0133093', undefined],
    ['nm0133093', undefined],
    [133_093, undefined],
  ])('IMDb’s id in %j is %s', (value, id) => {
    expect(imdbIn(value)).toBe(id);
  });

  test.each([
    ['0', 0],
    [0, 0],
    [' 12 ', 12],
    [12, 12],
    [100_000, 100_000],
    [100_001, undefined],
    ['99999', 99_999],
    ['100000', undefined],
    [-1, undefined],
    [1.5, undefined],
    ['x1', undefined],
    ['1x', undefined],
    ['', undefined],
    [null, undefined],
  ])('the place in %j is %s', (value, place) => {
    expect(placeIn(value)).toBe(place);
  });

  test.each([
    [4, 4],
    ['4.5', 4.5],
    [' 4,5 ', 4.5],
    [5, 5],
    [0.5, 0.5],
    ['5.1', null],
    [0, null],
    ['0', null],
    [-1, null],
    ['', null],
    [' ', null],
    ['many', null],
    [null, null],
    [true, null],
  ])('the stars of five in %j are %s', (value, stars) => {
    expect(starsIn(value, 5)).toEqual(stars === null ? null : { value: stars, of: 5 });
  });
});

describe('a file’s title', () => {
  const film = { kind: 'movie', name: 'Dune', year: 2021, ids: {} } as const;

  test('has its ids, and is identified by one of them or by name', () => {
    expect(idsOf({ tmdb: 1, imdb: undefined })).toEqual({ tmdb: 1 });
    expect(Object.keys(idsOf({ tmdb: undefined, tvdb: undefined }))).toEqual([]);
    expect([film, { ...film, name: '' }, { ...film, name: '', ids: { tvdb: 1 } }].map(isNamed)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('is the same by its most reliable id, else by name and year', () => {
    const key = (more: object) => keyInFile({ ...film, ...more });
    expect(key({ name: 'DUNE' })).toBe(key({}));
    expect(key({ ids: { tmdb: 1, imdb: 'tt1' }, name: 'a' })).toBe(key({ ids: { tmdb: 1 }, name: 'b' }));
    expect(key({ ids: { imdb: 'tt1', tvdb: 3 } })).toBe(key({ ids: { imdb: 'tt1' }, year: null }));
    expect(key({ ids: { tvdb: 3 } })).toBe(key({ ids: { tvdb: 3 }, name: '' }));
    const others = [
      {},
      { year: 1984 },
      { name: 'Dun' },
      { kind: 'tv' },
      { ids: { tmdb: 1 } },
      { ids: { tmdb: 2 } },
    ];
    expect(new Set(others.map(key)).size).toBe(others.length);
  });
});

describe('the name of a file', () => {
  test('is the part after its folders', () => {
    expect(['a/b/C.csv', 'C.CSV', 'a/', ''].map(baseName)).toEqual(['c.csv', 'c.csv', '', '']);
  });

  test.each([
    ['lists/my-favourites.csv', 'my favourites'],
    ['my__own--top_10.csv', 'my own top 10'],
    ['Vol. 2.csv', 'Vol. 2'],
    ['x/lists/Vol.2.csv', 'Vol.2'],
    ['.csv', 'List'],
    ['lists/-.csv', 'List'],
    [`${'x'.repeat(301)}.csv`, 'x'.repeat(300)],
  ])('%s makes the list "%s"', (file, name) => {
    expect(listNameOf(file)).toBe(name);
  });
});
