import { describe, expect, test } from 'vitest';
import {
  inside,
  isLoose,
  listIn,
  parsedJson,
  titleIn,
} from '../../../../../src/features/import/files/json-facts.ts';

describe('a JSON file', () => {
  test('is an object, a list, or neither', () => {
    const values = [{}, { a: 1 }, [], null, undefined, 'a', 1];
    expect(values.map(isLoose)).toEqual([true, true, false, false, false, false, false]);
    expect([
      inside({ a: { b: 1 } }, 'a'),
      inside({ a: [1] }, 'a'),
      inside({ a: null }, 'a'),
      inside(null, 'a'),
    ]).toEqual([{ b: 1 }, {}, {}, {}]);
    expect([
      listIn({ a: [1] }, 'a'),
      listIn({ a: { b: 1 } }, 'a'),
      listIn('abc', 'length'),
      listIn({}, 'a'),
    ]).toEqual([[1], [], [], []]);
  });

  test('is read with and without a byte order mark, and null when invalid', () => {
    expect([
      parsedJson('\uFEFF{"a":1}'),
      parsedJson('[1]'),
      parsedJson('[1'),
      parsedJson('1\uFEFF1'),
    ]).toEqual([{ a: 1 }, [1], undefined, undefined]);
  });

  test('identifies a title by name, year and ids', () => {
    const ids = { trakt: 1, tmdb: '438631', imdb: 'tt1160419', tvdb: 371980 };
    expect(titleIn({ title: ' Dune\n', year: '2021', ids }, 'movie')).toEqual({
      kind: 'movie',
      name: 'Dune',
      year: 2021,
      ids: { tmdb: 438631, imdb: 'tt1160419', tvdb: 371980 },
    });
    expect(titleIn({ title: 7, year: 'soon', ids: { tmdb: 'x', imdb: 1, tvdb: null } }, 'tv')).toEqual({
      kind: 'tv',
      name: '',
      year: null,
      ids: {},
    });
  });
});
