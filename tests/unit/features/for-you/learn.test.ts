import { describe, expect, test } from 'vitest';
import { learn, mayBeShown } from '../../../../src/features/for-you/learn.ts';
import type { Trait } from '../../../../src/features/for-you/traits.ts';
import { foundOf, historyOf } from '../../../support/for-you/learning.ts';

const counts = { titles: 10, having: new Map<string, number>() };
/** Weight of a theme no known title has. */
const RARE = Math.log(12);
const near = (value: number) => expect.closeTo(value, 9) as number;
const themes = (count: number) => Array.from({ length: count }, (_, of): Trait => `theme-${of}`);

describe('Titles to show', () => {
  test('are those without any action; a wish and a favorite are not watches', () => {
    const history = [
      historyOf(1, { watched: true }),
      historyOf(2, { stars: 3 }),
      historyOf(3, { dismissed: true }),
      historyOf(4, { dropped: true }),
      historyOf(5, { wished: true, favorite: true }),
    ];
    const shown = mayBeShown(
      [1, 2, 3, 4, 5, 6].map((id) => foundOf(id, {})),
      history,
    );
    expect(shown.map(({ id }) => id)).toEqual([5, 6]);
  });

  test('appear once, with data of all sources', () => {
    const [first, second] = [
      foundOf(1, { traits: ['theme-1', 'theme-2'], recommendedFor: [{ key: 'movie-8', rank: 0 }] }),
      foundOf(1, {
        traits: ['theme-2', 'theme-3'],
        minutes: 90,
        recommendedFor: [{ key: 'movie-9', rank: 4 }],
      }),
    ];
    const [shown, ...others] = mayBeShown([first, second, foundOf(1, { minutes: 100 })], []);
    expect(shown).toEqual({
      ...first,
      minutes: 90,
      traits: [...first.traits, second.traits[1]],
      recommendedFor: [
        { key: 'movie-8', rank: 0 },
        { key: 'movie-9', rank: 4 },
      ],
    });
    expect(others).toEqual([]);
  });
});

describe('The titles named as reasons', () => {
  test('are liked ones, most liked first, ties by lower id', () => {
    const history = [
      historyOf(4, { stars: 4 }),
      historyOf(9, { stars: 5 }),
      historyOf(2, { stars: 4 }),
      historyOf(7, { wished: true }),
      historyOf(5, { stars: 1 }),
      historyOf(3, { favorite: true }),
    ];
    expect(learn({ history, found: [], counts }).seeds).toEqual([
      { kind: 'movie', id: 3, title: 'Movie 3', stars: null },
      { kind: 'movie', id: 9, title: 'Movie 9', stars: 5 },
      { kind: 'movie', id: 2, title: 'Movie 2', stars: 4 },
      { kind: 'movie', id: 4, title: 'Movie 4', stars: 4 },
    ]);
  });

  test('are limited to 400', () => {
    const history = Array.from({ length: 402 }, (_, id) => historyOf(id, { stars: 4 }));
    expect(learn({ history, found: [], counts }).seeds.at(-1)?.id).toBe(399);
  });
});

describe('A learned trait', () => {
  const weights = (ground: ReturnType<typeof learn>) =>
    Object.fromEntries(ground.traits.map(({ trait, weight }) => [trait, weight]));

  test('sums its titles’ weights by share, normalized', () => {
    const history = [
      historyOf(1, { favorite: true, traits: ['theme-1', 'maker-2'] }),
      historyOf(2, { dropped: true, traits: ['theme-1'] }),
    ];
    const found = [foundOf(3, { traits: ['theme-1', 'maker-2'] })];
    const both = Math.hypot(1, 1.2);
    const [theme, maker] = [0.6 / both - 0.3, (0.6 * 1.2) / both];
    const length = Math.hypot(theme, maker);
    const ground = learn({ history, found, counts });
    expect(weights(ground)).toEqual({ 'maker-2': near(maker / length), 'theme-1': near(theme / length) });
    expect(ground.traits.map(({ trait, rarity }) => [trait, rarity])).toEqual([
      ['maker-2', near(1.2 * RARE)],
      ['theme-1', near(RARE)],
    ]);
    const half = learn({
      history,
      found,
      counts,
      weights: { liked: 0, content: 0.5, esteem: 0, damping: 0, variety: 0 },
    });
    expect(weights(half)['maker-2']).toBeCloseTo(maker / length / 2, 9);
  });

  test('is kept if a title to show has it, and among unlearned ones if two have it', () => {
    const history = [historyOf(1, { favorite: true, traits: ['theme-1', 'theme-2'] })];
    const found = [
      foundOf(3, { traits: ['theme-1', 'theme-8', 'theme-9', 'theme-7'] }),
      foundOf(4, { traits: ['theme-9', 'theme-8', 'theme-6'] }),
    ];
    const ground = learn({ history, found, counts });
    expect(ground.traits.map(({ trait }) => trait)).toEqual(['theme-1', 'theme-8', 'theme-9']);
    expect(weights(ground)).toMatchObject({ 'theme-8': 0, 'theme-9': 0 });
    expect(ground.titles.map(({ id, traits, norm }) => [id, traits, norm])).toEqual([
      [3, [0, 1, 2], near(2 * RARE)],
      [4, [2, 1], near(Math.sqrt(3) * RARE)],
    ]);
  });

  test('is sorted by weight, for or against, ties by name; at most 1,500', () => {
    const history = [
      historyOf(1, { favorite: true, traits: ['theme-3'] }),
      historyOf(2, { dismissed: true, traits: ['theme-2', 'theme-5', 'theme-4'] }),
      historyOf(3, { wished: true, traits: ['theme-6'] }),
    ];
    const traits: Trait[] = ['theme-5', 'theme-2', 'theme-6', 'theme-4', 'theme-3'];
    expect(
      learn({ history, found: [foundOf(9, { traits })], counts }).traits.map(({ trait }) => trait),
    ).toEqual([...['theme-3', 'theme-6', 'theme-2', 'theme-4', 'theme-5']]);
    const many = themes(1510);
    expect(
      learn({
        history: [historyOf(1, { favorite: true, traits: many })],
        found: [foundOf(9, { traits: many })],
        counts,
      }).traits,
    ).toHaveLength(1500);
  });

  test('has its learned name, else its found one', () => {
    const nameless = { trait: 'theme-1', name: '' } as const;
    const history = [
      {
        ...historyOf(1, { favorite: true }),
        traits: [nameless, { trait: 'theme-2', name: 'as learnt' } as const],
      },
    ];
    const found = [
      foundOf(3, { traits: ['theme-1', 'theme-2', 'theme-3'] }),
      foundOf(4, { traits: ['theme-3'] }),
    ];
    const names = learn({ history, found, counts }).traits.map(({ trait, name }) => [trait, name]);
    expect(Object.fromEntries(names)).toEqual({
      'theme-1': 'Name of theme-1',
      'theme-2': 'as learnt',
      'theme-3': 'Name of theme-3',
    });
  });

  test('has as sources the three liked titles with most weight', () => {
    const traits: Trait[] = ['theme-1'];
    const history = [
      historyOf(5, { favorite: true, traits: themes(16) }),
      historyOf(4, { stars: 4, traits }),
      historyOf(3, { stars: 4, traits }),
      historyOf(2, { stars: 5, traits }),
      historyOf(1, { wished: true, traits: [...traits, 'theme-77'] }),
    ];
    const found = [8, 9].map((id) => foundOf(id, { traits: ['theme-1', 'theme-2', 'theme-77', 'theme-99'] }));
    const { seeds, traits: learnt } = learn({ history, found, counts });
    expect(seeds.map(({ id }) => id)).toEqual([5, 2, 3, 4]);
    const from = learnt.map((one) => [one.trait, one.from.map((seed) => seeds[seed]?.id)]);
    expect(Object.fromEntries(from)).toEqual({
      ...{ 'theme-1': [2, 3, 4], 'theme-2': [5], 'theme-77': [], 'theme-99': [] },
    });
  });
});

describe('A found title', () => {
  test('is stored with its sources’ weight and rank', () => {
    const history = [
      historyOf(1, { favorite: true }),
      historyOf(2, { wished: true }),
      historyOf(3, { stars: 1 }),
    ];
    const recommendedFor = [
      { key: 'movie-1', rank: 3 },
      { key: 'movie-1', rank: 1 },
      { key: 'movie-1', rank: 2 },
      ...['movie-2', 'movie-3', 'movie-99'].map((key) => ({ key, rank: 0 })),
    ];
    const more = { posterPath: '/a.jpg', date: '1999-03-30', voteAverage: 6.5, votes: 40_000, minutes: 136 };
    const found = [foundOf(9, { ...more, recommendedFor })];
    expect(learn({ history, found, counts }).titles).toEqual([
      {
        ...{ kind: 'movie', id: 9, title: 'Movie 9', ...more, traits: [], norm: 1 },
        liked: [[0, near(0.35 * 0.6 * 2 ** -0.75)]],
        standing: near(-0.02),
      },
    ]);
  });

  test('is compared with the best one, four and eight tenths of the 400 stored', () => {
    const found = Array.from({ length: 410 }, (_, id) =>
      foundOf(id, { votes: 1000, voteAverage: 6 - id / 1000 }),
    );
    const { titles, marks } = learn({ history: [], found, counts });
    expect(titles.map(({ id }) => id)).toEqual(Array.from({ length: 400 }, (_, id) => id));
    expect(marks).toEqual([40, 160, 320].map((at) => near(titles[at]?.standing ?? 0)));
    expect(learn({ history: [], found: [], counts })).toEqual({
      ...{ seeds: [], traits: [], titles: [], marks: [0, 0, 0] },
    });
  });

  test('ranks in its kind, even if four hundred of the other kind score higher', () => {
    const films = Array.from({ length: 450 }, (_, id) => foundOf(id, { votes: 1000, voteAverage: 9 }));
    const series = Array.from({ length: 70 }, (_, id) =>
      foundOf(id, { kind: 'tv', votes: 1000, voteAverage: 5 - id / 100 }),
    );
    const { titles } = learn({ history: [], found: [...series, ...films], counts });
    expect(titles).toHaveLength(400);
    expect(titles.flatMap(({ kind, id }) => (kind === 'tv' ? [id] : []))).toEqual(
      Array.from({ length: 60 }, (_, id) => id),
    );
  });
});
