import { describe, expect, test } from 'vitest';
import { ENTRY_KINDS, type ImportEntry } from '../../../../src/features/import/files/entry.ts';
import { identityOf } from '../../../../src/features/import/identity.ts';

const watch: ImportEntry = {
  at: { file: 'diary.csv', line: 2 },
  what: 'watch',
  kind: 'movie',
  name: 'The Matrix',
  year: 1999,
  ids: {},
  day: '2021-10-23',
  again: false,
};
const of = (more: Partial<ImportEntry>) => identityOf({ ...watch, ...more });

describe('an entry’s title', () => {
  test.each<[Partial<ImportEntry>, string]>([
    [{ ids: { tmdb: 603, imdb: 'tt0133093', tvdb: 1 } }, 'movie|tmdb:603'],
    [{ ids: { imdb: 'tt0133093', tvdb: 1 } }, 'movie|imdb:tt0133093'],
    [{ kind: 'tv', ids: { tvdb: 81189 } }, 'tv|tvdb:81189'],
    // Without a kind TMDB's id is ambiguous.
    [{ kind: null, ids: { tmdb: 603, imdb: 'tt0133093' } }, 'any|imdb:tt0133093'],
    [{ kind: null, ids: { tmdb: 603 } }, 'any|1999|the matrix'],
    [{ kind: 'tv', byEpisode: true, ids: { imdb: 'tt2301451' } }, 'episode|imdb:tt2301451'],
    [{}, 'movie|1999|the matrix'],
    [{ year: null }, 'movie||the matrix'],
    [{ name: 'Matrix, The (1999)', year: null }, 'movie|1999|the matrix'],
    [{ name: 'x'.repeat(301) }, `movie|1999|${'x'.repeat(300)}`],
  ])('%j is %s', (more, key) => {
    expect(of(more).key).toBe(key);
  });

  test('is stored for comparison and for display', () => {
    const entry = { ...watch, name: 'Matrix, The (1999)', year: null };
    expect(identityOf(entry)).toEqual({
      key: 'movie|1999|the matrix',
      words: 'the matrix',
      rank: 1,
      stars: null,
      title: null,
      entry: { ...watch, name: 'The Matrix', year: 1999 },
    });
  });

  test('is saved in order: watched before wishes, dated before undated, series before episodes', () => {
    const ranks = Object.fromEntries(ENTRY_KINDS.map((what) => [what, of({ what }).rank]));
    expect(ranks).toEqual({
      own: 0,
      follow: 0,
      watch: 1,
      watched: 2,
      rating: 3,
      review: 4,
      favorite: 5,
      wish: 6,
      dismissed: 7,
      list: 8,
      note: 9,
    });
    expect([of({ day: null }), of({ what: 'wish', day: null })].map(({ rank }) => rank)).toEqual([2, 6]);
  });

  test('has stars if it or its viewing is rated', () => {
    const stars = { value: 7, of: 10 } as const;
    const all = [of({ stars }), of({ what: 'rating', stars }), of({ what: 'review', stars }), of({})];
    expect(all.map((kept) => kept.stars)).toEqual([3.5, 3.5, null, null]);
  });
});
