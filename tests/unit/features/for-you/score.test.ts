import { describe, expect, test } from 'vitest';
import type { Candidate, Ground } from '../../../../src/features/for-you/ground.ts';
import { scored, scoringFor, type Feedback } from '../../../../src/features/for-you/score.ts';

const traitOf = (trait: string, rarity: number, weight: number) => ({
  ...{ trait, rarity, weight, name: '', from: [] },
});
const titleOf = (id: number, more: Partial<Candidate>) =>
  ({ kind: 'movie', id, traits: [], norm: 1, liked: [], standing: 0, ...more }) as Candidate;
const traits = [traitOf('theme-1', 3, 0.5), traitOf('theme-2', 4, 0), traitOf('theme-3', 2, -0.1)];
const groundOf = (...titles: Candidate[]): Ground => ({ seeds: [], traits, titles, marks: [0, 0, 0] });
const said = (subject: string, direction: Feedback['direction'], ...of: string[]): Feedback => ({
  ...{ subject, direction, name: '', traits: of },
});
const made = (title: Candidate, ...feedback: Feedback[]) =>
  scoringFor(
    groundOf(),
    feedback,
  )(title).contributions.map(({ value, ...what }) => ({
    ...what,
    value: Number(value.toFixed(9)),
  }));

describe('A title scores', () => {
  const title = titleOf(1, { traits: [0, 1, 2, 9], norm: 5, liked: [[0, 0.2]], standing: 0.05 });
  const usual = [
    { what: 'standing', value: 0.05 },
    { what: 'liked', seed: 0, value: 0.2 },
  ];
  const like = { what: 'trait', trait: 0, value: 0.3 };
  const dislike = { what: 'trait', trait: 2, value: -0.04 };

  test('by popularity, sources, and each trait by its share', () => {
    expect(made(title)).toEqual([...usual, like, dislike]);
    expect(scoringFor(groundOf())(title).score).toBeCloseTo(0.51, 9);
  });

  test.each<[string, Feedback, unknown[]]>([
    ['wanted', said('theme-2', 1), [like, { what: 'feedback', feedback: 0, value: 0.8 }, dislike]],
    ['not wanted', said('theme-1', -1), [{ what: 'feedback', feedback: 0, value: -0.6 }, dislike]],
    ['not to count', said('theme-1', 0), [dislike]],
    ['of none of its traits', said('theme-9', 1), [like, dislike]],
  ])('with a %s trait by the feedback', (_what, feedback, traits) => {
    expect(made(title, feedback)).toEqual([...usual, ...traits]);
  });

  test('by what it has in common with a title with feedback', () => {
    const other = said('movie-9', 1, 'theme-1', 'theme-2', 'theme-99');
    const alike = titleOf(2, { traits: [0], norm: 3 });
    expect(made(alike, said('theme-2', 1), other).at(-1)).toEqual({
      ...{ what: 'feedback', feedback: 1, value: (1.5 * 9) / (5 * 3) },
    });
    expect(made(alike, { ...other, direction: -1 }).at(-1)).toEqual({
      ...{ what: 'feedback', feedback: 0, value: -0.9 },
    });
    expect(made(titleOf(3, { traits: [2] }), other)).toEqual([
      { what: 'standing', value: 0 },
      { what: 'trait', trait: 2, value: -0.2 },
    ]);
    expect(made(titleOf(3, {}), said('movie-9', 1, 'theme-99'))).toEqual([{ what: 'standing', value: 0 }]);
  });
});

describe('Titles are sorted by score', () => {
  const ground = groundOf(
    titleOf(7, { standing: 1 }),
    titleOf(5, { standing: 1 }),
    titleOf(9, { standing: 2 }),
    titleOf(6, { standing: 1 }),
  );
  const ids = (...feedback: Feedback[]) => scored(ground, feedback).map(({ title }) => title.id);

  test('with ties by id', () => {
    expect(ids()).toEqual([9, 5, 6, 7]);
  });

  test('without unwanted ones', () => {
    expect(ids(said('movie-5', -1), said('movie-6', 1), said('tv-7', -1))).toEqual([9, 6, 7]);
  });
});
