import { describe, expect, test } from 'vitest';
import type { Ground } from '../../../../src/features/for-you/ground.ts';
import { reasonsOf } from '../../../../src/features/for-you/reasons.ts';
import type { Contribution, Feedback, Scored } from '../../../../src/features/for-you/score.ts';

const seed = { kind: 'movie', id: 1, title: 'Arrival', stars: 5 } as const;
const ground: Ground = {
  seeds: [seed],
  traits: [
    { trait: 'theme-1', name: 'dreams', rarity: 1, weight: 1, from: [0] },
    { trait: 'theme-2', name: 'wishes', rarity: 1, weight: 1, from: [] },
    { trait: 'theme-3', name: 'lost', rarity: 1, weight: 1, from: [9] },
  ],
  titles: [],
  marks: [0, 0, 0],
};
const feedback: Feedback[] = [
  { subject: 'theme-1', direction: 1, name: 'dreams', traits: [] },
  { subject: 'movie-4', direction: 1, name: 'Sicario', traits: ['theme-2'] },
];
const reasons = (...contributions: Contribution[]) =>
  reasonsOf(ground, { contributions } as Scored, feedback);

describe('A title is shown', () => {
  test.each<[Contribution, unknown]>([
    [{ what: 'standing', value: 1 }, { why: 'standing' }],
    [
      { what: 'liked', seed: 0, value: 1 },
      { why: 'liked', seed },
    ],
    [
      { what: 'trait', trait: 0, value: 1 },
      { why: 'trait', trait: 'theme-1', name: 'dreams', seed },
    ],
    [
      { what: 'trait', trait: 1, value: 1 },
      { why: 'trait', trait: 'theme-2', name: 'wishes', seed: null },
    ],
    [
      { what: 'trait', trait: 2, value: 1 },
      { why: 'trait', trait: 'theme-3', name: 'lost', seed: null },
    ],
    [
      { what: 'feedback', feedback: 0, value: 1 },
      { why: 'asked', name: 'dreams', trait: 'theme-1' },
    ],
    [
      { what: 'feedback', feedback: 1, value: 1 },
      { why: 'asked', name: 'Sicario', trait: null },
    ],
  ])('with a reason %j', (contribution, reason) => {
    expect(reasons(contribution)).toEqual([reason]);
  });

  test.each<Contribution>([
    { what: 'liked', seed: 9, value: 1 },
    { what: 'trait', trait: 9, value: 1 },
    { what: 'feedback', feedback: 9, value: 1 },
    { what: 'standing', value: 0 },
    { what: 'standing', value: -1 },
  ])('without a known reason: %j', (contribution) => {
    expect(reasons(contribution)).toEqual([]);
  });

  test('with the two largest reasons, the larger first', () => {
    const made = reasons(
      { what: 'standing', value: 0.1 },
      { what: 'liked', seed: 0, value: 0.2 },
      { what: 'trait', trait: 0, value: 0.3 },
    );
    expect(made.map(({ why }) => why)).toEqual(['trait', 'liked']);
  });

  test('without a question’s reason when none was asked', () => {
    const contributions: Contribution[] = [{ what: 'feedback', feedback: 0, value: 1 }];
    expect(reasonsOf(ground, { contributions } as Scored)).toEqual([]);
  });
});
