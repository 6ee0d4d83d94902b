import { describe, expect, test } from 'vitest';
import { fitOf, rankedByFit } from '../../../../src/features/for-you/fit.ts';
import type { Candidate, Ground } from '../../../../src/features/for-you/ground.ts';
import type { Trait } from '../../../../src/features/for-you/traits.ts';
import { movieOf } from '../../../support/tmdb/known-titles.ts';
import { foundOf } from '../../../support/for-you/learning.ts';

const traitOf = (trait: string, rarity: number, weight: number) => ({
  ...{ trait, rarity, weight, name: '', from: [] },
});
const ground: Ground = {
  seeds: [],
  traits: [
    traitOf('theme-1', 2, 1),
    traitOf('theme-2', 4, 0),
    traitOf('theme-3', 1, 0),
    traitOf('maker-9', 3, 0),
    traitOf('genre-35', 1, 1),
  ],
  titles: [],
  marks: [0, 0, 0],
};

describe('A title outside the recommendations is scored by them', () => {
  test.each<[Trait[], number]>([
    [['theme-1'], 1],
    [['theme-1', 'theme-2'], 2 / Math.hypot(2, 4)],
    [['theme-1', 'theme-99'], 2 / Math.hypot(2, 4)],
    [['theme-1', 'maker-99'], 2 / Math.hypot(2, 3)],
    [['theme-1', 'actor-99'], 2 / Math.hypot(2, 1)],
    [['actor-99'], 0],
    [[], 0],
  ])('with unknown traits counted as the rarest of their kind: %j', (traits, score) => {
    const degree = (mark: number) =>
      fitOf({ ...ground, marks: [mark, mark - 1, mark - 2] }, foundOf(5, { traits }), []).degree;
    expect([degree(score - 1e-9), degree(score + 1e-9)]).toEqual(['very', 'well']);
  });

  test('unless it is among them', () => {
    const found = { ...foundOf(5, {}), traits: [], norm: 1, liked: [], standing: 7 } as unknown as Candidate;
    const { degree, reasons } = fitOf({ ...ground, titles: [found], marks: [7, 3, 2] }, foundOf(5, {}), []);
    expect([degree, reasons]).toEqual(['very', [{ why: 'standing' }]]);
  });
});

test('Ranks a list by known traits and feedback, keeping ties in order', () => {
  const list = [18, 35, 27].map((genre) =>
    movieOf({ id: 100 + genre, genreIds: [genre], date: null, voteCount: 0 }),
  );
  expect(rankedByFit(ground, list, []).map(({ id }) => id)).toEqual([135, 118, 127]);
  const said = [{ subject: 'genre-35', direction: -1, name: 'Comedy', traits: [] } as const];
  expect(rankedByFit(ground, list, said).map(({ id }) => id)).toEqual([118, 127, 135]);
});
