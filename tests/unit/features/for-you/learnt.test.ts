import { expect, test } from 'vitest';
import type { Ground, LearntTrait } from '../../../../src/features/for-you/ground.ts';
import { learntOf } from '../../../../src/features/for-you/learnt.ts';

const seeds: Ground['seeds'] = [
  { kind: 'movie', id: 1, title: 'Arrival', stars: 5 },
  { kind: 'movie', id: 2, title: 'Sicario', stars: 4 },
];
const traitOf = (trait: string, rarity: number, weight: number, from: number[] = []): LearntTrait => ({
  ...{ trait, name: `Name of ${trait}`, rarity, weight, from },
});
const groundOf = (...traits: LearntTrait[]): Ground => ({ seeds, traits, titles: [], marks: [0, 0, 0] });

test('Lists likes and dislikes by weight, with their sources', () => {
  const ground = groundOf(
    traitOf('maker-2', 1, -0.1),
    traitOf('theme-3', 1, 0.3),
    traitOf('theme-4', 1, 0),
    traitOf('genre-5', 4, -0.05, [0]),
    traitOf('theme-1', 2, 0.2, [1, 0, 7]),
    traitOf('nothing-6', 9, 9),
  );
  expect(learntOf(ground, [])).toEqual({
    likes: [
      { trait: 'theme-1', sort: 'theme', name: 'Name of theme-1', from: ['Sicario', 'Arrival'] },
      { trait: 'theme-3', sort: 'theme', name: 'Name of theme-3', from: [] },
    ],
    dislikes: [
      { trait: 'genre-5', sort: 'genre', name: 'Name of genre-5', from: ['Arrival'] },
      { trait: 'maker-2', sort: 'maker', name: 'Name of maker-2', from: [] },
    ],
    said: [],
  });
});

test('Shows feedback instead of a learned weight', () => {
  const said = [{ subject: 'theme-1', direction: -1, name: 'dreams', traits: [] } as const];
  const ground = groundOf(traitOf('theme-1', 2, 0.2), traitOf('theme-3', 1, 0.3));
  const { likes, said: stands } = learntOf(ground, said);
  expect([likes.map(({ trait }) => trait), stands]).toEqual([['theme-3'], said]);
});

test('Shows at most thirty likes and twelve dislikes, after feedback', () => {
  const many = (weight: number) => Array.from({ length: 40 }, (_, of) => traitOf(`theme-${of}`, 1, weight));
  const said = [{ subject: 'theme-0', direction: 1, name: 'dreams', traits: [] } as const];
  const likes = learntOf(groundOf(...many(1)), said).likes.map(({ trait }) => trait);
  expect([likes[0], likes.length]).toEqual(['theme-1', 30]);
  expect(learntOf(groundOf(...many(-1)), []).dislikes).toHaveLength(12);
});

test('Learns nothing without data', () => {
  expect(learntOf(null, [])).toEqual({ likes: [], dislikes: [], said: [] });
});
