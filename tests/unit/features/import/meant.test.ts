import { describe, expect, test } from 'vitest';
import { candidateOf, meantBy, type WantedTitle } from '../../../../src/features/import/meant.ts';
import type { TitleSummary } from '../../../../src/core/title.ts';

type Found = [id: number, title: string, year: number | null, more?: Partial<TitleSummary>];

const summary = ([id, title, year, more]: Found): TitleSummary => ({
  kind: 'movie',
  id,
  title,
  originalTitle: title,
  originalLanguage: 'en',
  overview: '',
  date: year === null ? null : `${year}-06-01`,
  posterPath: null,
  backdropPath: null,
  voteAverage: null,
  voteCount: 0,
  genreIds: [],
  ...more,
});

/** The id of the clear title, the ids of candidates, or the kind. */
function outcome(wanted: Partial<WantedTitle>, found: readonly Found[], isAll = true) {
  const meant = meantBy({ name: 'Dune', year: 2000, kind: 'movie', ...wanted }, found.map(summary), isAll);
  if (meant.kind === 'clear') return meant.title.id;
  return meant.kind === 'ambiguous' ? meant.candidates.map(({ id }) => id) : meant.kind;
}

describe('a file’s title', () => {
  test.each<[string, Partial<WantedTitle>, Found[], number | number[] | 'notFound']>([
    ['the one of its name and year', {}, [[1, 'Dune', 2000]], 1],
    ['the one of the year before', {}, [[1, 'Dune', 1999]], 1],
    ['the one of the year after', {}, [[1, 'Dune', 2001]], 1],
    ['maybe one of other years', {}, [[1, 'Dune', 2002]], [1]],
    ['maybe one of no year', {}, [[1, 'Dune', null]], [1]],
    ['the only one where its year is not said', { year: null }, [[1, 'Dune', 1984]], 1],
    ['the only one, though no year is known', { year: null }, [[1, 'Dune', null]], 1],
    ['the one whose original name it is', {}, [[1, 'Der Wüstenplanet', 2000, { originalTitle: 'DUNE' }]], 1],
    ['the one but for an article in the very year', {}, [[1, 'The Dune', 2000]], 1],
    ['the one of either name but for an article', {}, [[1, 'Sand', 2000, { originalTitle: 'The Dune' }]], 1],
    ['the one but for its own article', { name: 'A Dune' }, [[1, 'Dune', 2000]], 1],
    ['maybe the one but for an article beside the year', {}, [[1, 'The Dune', 2001]], [1]],
    ['maybe the one but for an article of any year', { year: null }, [[1, 'The Dune', 2000]], [1]],
    ['maybe one of another name', {}, [[1, 'Dunes', 2000]], [1]],
    ['none of another kind', { kind: 'tv' }, [[1, 'Dune', 2000]], 'notFound'],
    ['the one of any kind where none is said', { kind: null }, [[1, 'Dune', 2000, { kind: 'tv' }]], 1],
    ['none where nothing is found', {}, [], 'notFound'],
    [
      'the one that was found twice',
      {},
      [
        [1, 'Dune', 2000],
        [1, 'Dune', 2000],
      ],
      1,
    ],
    [
      'the one of the very year',
      {},
      [
        [1, 'Dune', 1999],
        [2, 'Dune', 2000],
        [3, 'Dune', 2001],
      ],
      2,
    ],
    [
      'the one of the very year, not those of others',
      {},
      [
        [1, 'Dune', 1984],
        [2, 'Dune', 2000],
      ],
      2,
    ],
    [
      'one of two of the very year',
      {},
      [
        [1, 'Dune', 2000],
        [2, 'Dune', 2000],
      ],
      [1, 2],
    ],
    [
      'one of two of the very year beside another',
      {},
      [
        [1, 'Dune', 2000],
        [2, 'Dune', 2000],
        [3, 'Dune', 2001],
      ],
      [1, 2, 3],
    ],
    [
      'one of two beside the year',
      {},
      [
        [1, 'Dune', 2001],
        [2, 'Dune', 1999],
      ],
      [1, 2],
    ],
    [
      'one of two as long as the other has no year',
      {},
      [
        [1, 'Dune', null],
        [2, 'Dune', 2000],
      ],
      [2, 1],
    ],
    [
      'one of two without a year',
      { year: null },
      [
        [1, 'Dune', 1984],
        [2, 'Dune', 2021],
      ],
      [1, 2],
    ],
    [
      'one of two, but for an article',
      {},
      [
        [1, 'The Dune', 2000],
        [2, 'Dune', 2001],
      ],
      [1, 2],
    ],
    [
      'the one of the very year beside one but for an article',
      {},
      [
        [1, 'The Dune', 2001],
        [2, 'Dune', 2000],
      ],
      2,
    ],
  ])('is %s', (_, wanted, found, expected) => {
    expect(outcome(wanted, found)).toEqual(expected);
  });

  test('is asked about while more namesakes can exist', () => {
    expect(outcome({}, [[1, 'Dune', 2000]], false)).toEqual([1]);
    expect(
      outcome(
        {},
        [
          [1, 'Dune', 2000],
          [2, 'Dune', 2001],
        ],
        false,
      ),
    ).toEqual([1, 2]);
  });
});

describe('candidates of a title', () => {
  test('are namesakes by year, then by name and fame, then others', () => {
    expect(
      outcome({}, [
        [1, 'Other', 2000, { voteCount: 900 }],
        [2, 'Dune', 2021],
        [3, 'Dune', null],
        [4, 'Dune', 1999, { voteCount: 5 }],
        [5, 'The Dune', 2001, { voteCount: 70 }],
        [6, 'Dune', 2001, { voteCount: 6 }],
        [7, 'The Dune', 1990],
      ]),
    ).toEqual([6, 4, 5, 3, 2, 7, 1]);
  });

  test('of another year are by name, distance up to three years, and fame', () => {
    expect(
      outcome({}, [
        [1, 'Sand', 2000],
        [2, 'Sand', 2002],
        [3, 'Dune', 1990, { voteCount: 1 }],
        [4, 'Dune', 2050, { voteCount: 2 }],
        [5, 'Dune', 2002],
        [6, 'Dune', 2003],
        [7, 'The Dune', 1998, { voteCount: 9 }],
        [8, 'Sand', null, { voteCount: 3 }],
      ]),
    ).toEqual([5, 4, 3, 6, 7, 1, 2, 8]);
  });

  test('without a year are by name and fame', () => {
    expect(
      outcome({ year: null }, [
        [1, 'Sand', 2000, { voteCount: 1 }],
        [2, 'The Dune', 2002, { voteCount: 50 }],
        [3, 'Dune', 1990],
        [4, 'Dune', null, { voteCount: 2 }],
        [5, 'Sand', null, { voteCount: 4 }],
      ]),
    ).toEqual([4, 3, 2, 5, 1]);
  });

  test('are limited to eight', () => {
    const many = Array.from({ length: 12 }, (_, n): Found => [n + 1, 'Sand', 2000]);
    expect(outcome({}, many)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('a stored candidate', () => {
  const kept = (more: Partial<TitleSummary>) => candidateOf(summary([7, 'Dune', 2021, more]));

  test('has its distinguishing facts', () => {
    expect(kept({ originalTitle: 'Dune: 1', voteAverage: 7.8, posterPath: '/a.jpg' })).toEqual({
      kind: 'movie',
      id: 7,
      title: 'Dune',
      originalTitle: 'Dune: 1',
      voteAverage: 7.8,
      posterPath: '/a.jpg',
      date: '2021-06-01',
    });
  });

  test('has its id without a name', () => {
    expect([kept({ title: '' }).title, kept({ title: '  ', kind: 'tv' }).title]).toEqual(['movie 7', 'tv 7']);
  });

  test.each([
    ['1800-01-01', true],
    ['1799-12-31', false],
    ['2199-12-31', true],
    ['2200-01-01', false],
  ])('has a valid date: %s', (date, is) => {
    expect(kept({ date }).date).toBe(is ? date : null);
  });

  test.each([
    ['/a_B-9.jpeg', true],
    ['/a.JPG', true],
    ['/a.png', true],
    ['/a.svg', true],
    ['/a.webp', true],
    [`/${'a'.repeat(190)}.jpg`, true],
    [`/${'a'.repeat(191)}.jpg`, false],
    ['/.jpg', false],
    ['a.jpg', false],
    ['//a.jpg', false],
    ['/a/b.jpg', false],
    ['/a.gif', false],
    ['/a.jpg?x', false],
    ['https://elsewhere.example/a.jpg', false],
  ])('has a poster of the catalogue: %s', (posterPath, is) => {
    expect(kept({ posterPath }).posterPath).toBe(is ? posterPath : null);
  });
});
