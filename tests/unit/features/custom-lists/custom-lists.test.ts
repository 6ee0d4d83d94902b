import { describe, expect, test } from 'vitest';
import {
  addressOf,
  isListAddress,
  keptText,
  listed,
  listName,
  listPagePath,
  moved,
} from '../../../../src/features/custom-lists/custom-lists.ts';
import { listPath } from '../../../../src/core/routes.ts';
import { placeAt } from '../../../../src/core/pages.ts';

const address = '0123456789abcdef0123';

describe('the address of a list', () => {
  test.each([
    ['Best of 2024', '-best-of-2024'],
    ['  Ärger & Été!  ', '-%C3%A4rger-%C3%A9t%C3%A9'],
    ['日本映画', '-%E6%97%A5%E6%9C%AC%E6%98%A0%E7%94%BB'],
    ['أفلام', '-%D8%A3%D9%81%D9%84%D8%A7%D9%85'],
    ['हिन्दी', '-%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80'],
    ['🎬🎬', ''],
    ['a'.repeat(39) + ' bc', `-${'a'.repeat(39)}`],
    ['\ud800', ''],
  ])('ends with the name %j', (name, slug) => {
    const path = listPath({ address, name });
    expect(path).toBe(`/list/${address}${slug}`);
    expect(placeAt(path).kept?.path).toBe('/list/[list]');
    expect(addressOf(decodeURIComponent(path.slice('/list/'.length)))).toBe(address);
  });

  test.each([undefined, '', 'best', `${address}0`, address.toUpperCase(), `${address.slice(1)}-x`])(
    'is not read from %j',
    (segment) => expect(addressOf(segment)).toBeNull(),
  );
});

test('Limits a name to one line of a hundred characters, and keeps a description’s lines', () => {
  expect(listName('  Good \n laughs ')).toBe('Good laughs');
  expect([...listName('🎬'.repeat(200))]).toHaveLength(100);
  expect(keptText(' a\n\nb ', 500)).toBe('a\n\nb');
});

test('Moves only the title to a place', () => {
  const titles = [1, 2, 3, 4].map((id) => ({ kind: 'movie', id }) as const);
  const order = (id: number, to: number) => moved(titles, { kind: 'movie', id }, to).map((title) => title.id);
  expect(order(4, 1)).toEqual([4, 1, 2, 3]);
  expect(order(1, 3)).toEqual([2, 3, 1, 4]);
  expect(order(2, 99)).toEqual([1, 3, 4, 2]);
  expect(order(9, 1)).toEqual([1, 2, 3, 4]);
});

test('Limits a text in length and trims it', () => {
  expect(keptText('  abc', 3)).toBe('abc');
  expect(keptText('ab cd', 3)).toBe('ab');
});

test('Has addresses for a list’s pages, the first without a number', () => {
  const list = { address, name: 'Noir' };
  expect(listPagePath(list, 1)).toBe(`/list/${address}-noir`);
  expect(listPagePath(list, 2)).toBe(`/list/${address}-noir?page=2`);
  for (const other of ['', address.slice(1), `${address}0`, `x${address}`])
    expect(isListAddress(other)).toBe(false);
  expect(isListAddress(address)).toBe(true);
});

test('Finds a moved title by kind and id', () => {
  const [movie, series] = [
    { kind: 'movie', id: 1 },
    { kind: 'tv', id: 1 },
  ] as const;
  expect(moved([movie, series], series, 1)).toEqual([series, movie]);
});

test('Stores a new title’s display data, with an optional note', () => {
  const title = {
    kind: 'movie',
    id: 1,
    title: 'M',
    posterPath: null,
    date: '1931-05-11',
    voteAverage: 8,
  } as const;
  const more = { ...title, overview: 'Berlin …' };
  expect(listed(more)).toEqual({ ...title, note: '' });
  expect(listed(title, 'Lorre').note).toBe('Lorre');
});
