import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIdBeyond, parseTitleId, parseTitleKey, titleKey, uniqueTitles } from '../../../src/core/title.ts';

describe('the id in an address', () => {
  test.each([
    '1e99',
    '-1',
    '0x10',
    '1.5',
    '9007199254740993',
    'abc',
    ' ',
    '',
    '0',
    '01',
    '2147483648',
    '603 ',
  ])('%j is invalid', (segment) => {
    expect(parseTitleId(segment)).toBeNull();
  });

  test.each([
    ['1', 1],
    ['603', 603],
    ['2147483647', 2_147_483_647],
  ])('%s is valid', (segment, id) => {
    expect(parseTitleId(segment)).toBe(id);
  });

  test('is written in the form it is read', () => {
    fc.assert(
      fc.property(fc.string(), (segment) => {
        const id = parseTitleId(segment);
        expect(id === null || String(id) === segment).toBe(true);
      }),
    );
  });
});

describe('the identity of a title', () => {
  test('differs for a movie and a series of one id', () => {
    const both = [
      { kind: 'movie', id: 605 },
      { kind: 'tv', id: 605 },
    ] as const;
    expect(uniqueTitles(both)).toHaveLength(2);
    expect(titleKey(both[0])).not.toBe(titleKey(both[1]));
    expect(both.map((title) => parseTitleKey(titleKey(title)))).toEqual(both);
  });

  test.each(['person-603', 'movie-', 'movie-0', 'tv-1 ', 'tv-99999999999', '', null, undefined])(
    'is null for the key %j',
    (key) => {
      expect(parseTitleKey(key)).toBeNull();
    },
  );

  test('keeps a repeated title’s first position', () => {
    const titles = [3, 1, 3, 2].map((id) => ({ kind: 'movie' as const, id }));
    expect(uniqueTitles(titles).map(({ id }) => id)).toEqual([3, 1, 2]);
  });
});

test.each([
  ['movie-603', { kind: 'movie', id: 603 }],
  ['tv-7', { kind: 'tv', id: 7 }],
  ['xmovie-603', null],
  ['movie-603x', null],
  ['movie-0', null],
  ['book-603', null],
  ['movie603', null],
  ['', null],
  [null, null],
])('Reads the key %j as %j', (key, title) => {
  expect(parseTitleKey(key)).toEqual(title);
});

test.each([
  ['2147483648', true],
  ['99999999999999999999', true],
  ['2147483647', false],
  ['603', false],
  ['abc', false],
  ['-2147483648', false],
  ['2147483648x', false],
  [undefined, false],
])('Reads %j as a number above all ids: %s', (segment, beyond) => {
  expect(isIdBeyond(segment)).toBe(beyond);
});
