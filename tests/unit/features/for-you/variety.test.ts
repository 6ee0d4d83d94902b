import { describe, expect, test } from 'vitest';
import type { Ground } from '../../../../src/features/for-you/ground.ts';
import type { Scored } from '../../../../src/features/for-you/score.ts';
import { likenessTo, varied } from '../../../../src/features/for-you/variety.ts';

const traits = [3, 4, 1].map((rarity, of) => ({
  trait: `theme-${of}`,
  rarity,
  weight: 0,
  name: '',
  from: [],
}));
const ground: Ground = { seeds: [], traits, titles: [], marks: [0, 0, 0] };
const scoredOf = (name: string, score: number, ...of: number[]) =>
  ({
    score,
    title: { title: name, traits: of, norm: Math.hypot(...of.map((at) => traits[at]?.rarity ?? 0)) },
  }) as Scored;

test('Measures similarity by common traits, weighted by rarity', () => {
  const one = scoredOf('One', 0, 0, 1);
  expect(likenessTo(ground, one)(one)).toBeCloseTo(1, 9);
  expect(likenessTo(ground, one)(scoredOf('Other', 0, 0))).toBeCloseTo(9 / (5 * 3), 9);
  expect(likenessTo(ground, one)(scoredOf('Other', 0, 2))).toBe(0);
});

describe('A title similar to shown ones', () => {
  const ranked = [
    scoredOf('best', 10, 0),
    scoredOf('like it', 9, 0),
    scoredOf('unlike it', 8, 1),
    scoredOf('like it too', 7, 0),
    scoredOf('unlike both', 5, 2),
    scoredOf('last', 0, 0),
  ];
  const order = (variety: number) => varied(ground, ranked, variety).map(({ title }) => title.title);

  test('is moved behind different ones, by weight', () => {
    expect(order(0)).toEqual(ranked.map(({ title }) => title.title));
    expect(order(0.5)).toEqual(['best', 'unlike it', 'unlike both', 'like it', 'like it too', 'last']);
    expect(order(0.2)).toEqual(['best', 'unlike it', 'like it', 'unlike both', 'like it too', 'last']);
  });

  test('stays in place after the first 120', () => {
    const many = Array.from({ length: 130 }, (_, at) => scoredOf(`${at}`, 130 - at, at === 129 ? 1 : 0));
    expect(varied(ground, many, 0.5).at(-1)?.title.title).toBe('129');
    expect(varied(ground, many.slice(0, 119).concat(many.slice(-1)), 0.9)[1]?.title.title).toBe('129');
  });

  test('is shown without others; no titles give none', () => {
    expect(varied(ground, ranked.slice(0, 1))).toEqual(ranked.slice(0, 1));
    expect(varied(ground, [])).toEqual([]);
  });
});
