import { describe, expect, test } from 'vitest';
import { CALLS_OF, sourcesFor } from '../../../../src/features/for-you/sources.ts';
import type { Trait } from '../../../../src/features/for-you/traits.ts';
import { historyOf } from '../../../support/for-you/learning.ts';

const keys = (...history: Parameters<typeof sourcesFor>[0]) => sourcesFor(history).map(({ key }) => key);
/** A day without later ratings, so that all count alike. */
const day = (number: number) => new Date(Date.UTC(2020, 0, number)).toISOString();
const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

describe('The catalogue is requested', () => {
  test('for titles similar to the most liked, ties latest first, at most thirty', () => {
    const favorites = ids(1, 40).map((id) => historyOf(id, { favorite: true, at: day(id) }));
    const latest = ids(11, 30)
      .reverse()
      .map((id) => `movie-${id}`);
    expect(keys(...favorites)).toEqual(latest);
    expect(keys(...favorites.toReversed())).toEqual(latest);
    const best = [historyOf(50, { stars: 4 }), historyOf(51, { stars: 5 }), historyOf(52, { stars: 1 })];
    expect(keys(...best)).toEqual(['movie-51', 'movie-50']);
    expect(sourcesFor([historyOf(7, { kind: 'tv', stars: 5 })])).toEqual([
      { key: 'tv-7', from: 'title', title: { kind: 'tv', id: 7 } },
    ]);
  });

  test('for titles similar to the five latest unrated wishes', () => {
    const wishes = ids(1, 7).map((id) => historyOf(id, { wished: true, at: day(id) }));
    expect(keys(...wishes, historyOf(8, { wished: true, stars: 1, at: day(8) }))).toEqual([
      ...['movie-7', 'movie-6', 'movie-5', 'movie-4', 'movie-3'],
    ]);
    expect(sourcesFor(wishes.slice(0, 1))).toEqual([
      { key: 'movie-1', from: 'title', title: { kind: 'movie', id: 1 } },
    ]);
  });

  test('for collections of liked movies, once each, at most five', () => {
    const liked = ids(1, 7).map((id) =>
      historyOf(id, { favorite: true, at: day(id), collectionId: id === 6 ? 7 : id }),
    );
    const sagas = sourcesFor([
      ...liked,
      historyOf(8, { favorite: true, collectionId: null, at: day(8) }),
    ]).filter(({ from }) => from === 'saga');
    expect(sagas).toEqual([7, 5, 4, 3, 2].map((id) => ({ key: `saga-${id}`, from: 'saga', id })));
  });

  describe.each(['maker', 'theme'] as const)('for a %s', (sort) => {
    const traits = (...of: number[]): Trait[] => of.map((one) => `${sort}-${one}` as const);
    const asked = (...history: Parameters<typeof sourcesFor>[0]) => {
      const sources = sourcesFor(history);
      return [...new Set(sources.flatMap((source) => (source.from === sort ? [source.id] : [])))];
    };

    test('of two liked titles, more liked first, ties by id; at most four', () => {
      const history = [
        historyOf(1, { favorite: true, traits: traits(9, 3, 4) }),
        historyOf(2, { favorite: true, traits: traits(4, 9, 3) }),
        historyOf(3, { favorite: true, traits: traits(3, 8) }),
        historyOf(4, { stars: 3.5, traits: traits(5, 6) }),
        historyOf(5, { stars: 3, traits: traits(6, 5) }),
        historyOf(6, { stars: 1, traits: traits(8) }),
      ];
      expect(asked(...history)).toEqual([3, 4, 9, 5]);
      expect(asked(...history, historyOf(7, { favorite: true, traits: traits(5, 6, 8) }))).toEqual([
        3, 4, 8, 9,
      ]);
    });

    test('and for no other trait', () => {
      const both: Trait[] = ['genre-1', 'actor-2', 'decade-1990'];
      expect(
        asked(historyOf(1, { favorite: true, traits: both }), historyOf(2, { favorite: true, traits: both })),
      ).toEqual([]);
    });
  });

  test('by a maker’s name, and by themes for the kind most of their titles have', () => {
    const traits: Trait[] = ['maker-5', 'theme-6'];
    const of = (...kinds: ('movie' | 'tv')[]) =>
      sourcesFor(kinds.map((kind, id) => historyOf(id, { kind, favorite: true, traits }))).filter(
        ({ from }) => from !== 'title',
      );
    const maker = { key: 'maker-5', from: 'maker', id: 5, name: 'Name of maker-5' };
    const theme = { from: 'theme', id: 6, name: 'Name of theme-6' };
    expect(of('tv', 'movie', 'tv')).toEqual([maker, { ...theme, key: 'theme-tv-6', kind: 'tv' }]);
    expect(of('tv', 'movie')).toEqual([maker, { ...theme, key: 'theme-movie-6', kind: 'movie' }]);
  });

  test('for series with the strongest themes when only movies are liked, and vice versa', () => {
    const traits: Trait[] = ['theme-6'];
    const themes = (kind: 'movie' | 'tv', also?: 'movie' | 'tv') => {
      const liked = [1, 2].map((id) => historyOf(id, { kind, favorite: true, traits }));
      const other = also ? [historyOf(3, { kind: also, favorite: true })] : [];
      return keys(...liked, ...other).filter((key) => key.startsWith('theme-'));
    };
    expect(themes('movie')).toEqual(['theme-movie-6', 'theme-tv-6']);
    expect(themes('tv')).toEqual(['theme-tv-6', 'theme-movie-6']);
    expect(themes('movie', 'tv')).toEqual(['theme-movie-6']);
  });

  test('for six titles first, then alternately for three and one of each other source', () => {
    const traits: Trait[] = ['maker-70', 'maker-71', 'theme-80'];
    const history = ids(1, 14).map((id) =>
      historyOf(id, {
        favorite: true,
        at: day(id),
        traits: id > 12 ? traits : [],
        collectionId: id < 4 ? 60 + id : null,
      }),
    );
    const wishes = [historyOf(91, { wished: true, at: day(2) }), historyOf(90, { wished: true, at: day(1) })];
    const movie = (...of: number[]) => of.map((id) => `movie-${id}`);
    expect(keys(...history, ...wishes)).toEqual([
      ...movie(14, 13, 12, 11, 10, 9),
      ...[...movie(8, 7, 6), 'saga-63', 'maker-70', 'theme-movie-80', 'theme-tv-80', 'movie-91'],
      ...[...movie(5, 4, 3), 'saga-62', 'maker-71', 'movie-90'],
      ...[...movie(2, 1), 'saga-61'],
    ]);
  });
});

test('Counts two calls for a maker, one for everything else', () => {
  expect(CALLS_OF).toEqual({ title: 1, saga: 1, maker: 2, theme: 1 });
});
