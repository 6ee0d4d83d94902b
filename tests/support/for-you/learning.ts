import fc from 'fast-check';
import type { HistoryTitle } from '../../../src/features/for-you/history.ts';
import type { FoundTitle } from '../../../src/features/for-you/learn.ts';
import type { Feedback } from '../../../src/features/for-you/score.ts';
import type { Trait } from '../../../src/features/for-you/traits.ts';

const named = (traits: readonly Trait[] = []) => traits.map((trait) => ({ trait, name: `Name of ${trait}` }));

/** A movie of a user's history; by default nothing was done with it. */
export function historyOf(
  id: number,
  { traits, ...more }: Partial<Omit<HistoryTitle, 'traits'>> & { traits?: readonly Trait[] },
): HistoryTitle {
  return {
    ...{ kind: 'movie', id, title: `Movie ${id}`, stars: null, at: '2026-11-01T00:00:00Z', watched: false },
    ...{ favorite: false, wished: false, dismissed: false, dropped: false },
    ...more,
    traits: named(traits),
  };
}

/** A found movie; by default without facts. */
export function foundOf(
  id: number,
  { traits, ...more }: Partial<Omit<FoundTitle, 'traits'>> & { traits?: readonly Trait[] },
): FoundTitle {
  return {
    ...{ kind: 'movie', id, title: `Movie ${id}`, posterPath: null, date: null, voteAverage: null, votes: 0 },
    ...{ minutes: null, recommendedFor: [] },
    ...more,
    traits: named(traits),
  };
}

const trait = fc
  .tuple(fc.constantFrom('theme', 'maker', 'genre', 'actor', 'decade'), fc.integer({ min: 1, max: 6 }))
  .map(([sort, of]): Trait => `${sort}-${of}` as Trait);
const traits = fc.uniqueArray(trait, { maxLength: 8 });
const kind = fc.constantFrom('movie', 'tv');
const id = fc.integer({ min: 1, max: 40 });

const history = fc.record({
  kind,
  id,
  stars: fc.constantFrom(null, 1, 2, 2.5, 3, 3.5, 4, 5),
  at: fc.constantFrom('2026-11-01T00:00:00Z', '2019-01-01T00:00:00Z', '2001-01-01T00:00:00Z'),
  watched: fc.boolean(),
  favorite: fc.boolean(),
  wished: fc.boolean(),
  dismissed: fc.boolean(),
  dropped: fc.boolean(),
  traits,
});

const found = fc.record({
  kind,
  id,
  voteAverage: fc.constantFrom(null, 0, 6.5, 10),
  votes: fc.constantFrom(0, 10, 5000, 40_000),
  minutes: fc.constantFrom(null, 24, 90, 150),
  recommendedFor: fc.array(
    fc.record({ key: fc.tuple(kind, id).map(([of, number]) => `${of}-${number}`), rank: fc.nat(20) }),
    { maxLength: 3 },
  ),
  traits,
});

const feedback = fc
  .record({ subject: trait, direction: fc.constantFrom(-1, 0, 1) })
  .map(({ subject, direction }): Feedback => ({
    ...{ subject, direction: direction },
    ...{ name: `Said of ${subject}`, traits: [] },
  }));

/** Any history with any found titles and feedback. */
export const arbitraryLearning = fc.record({
  history: fc
    .uniqueArray(history, { maxLength: 25, selector: ({ kind: of, id: number }) => `${of}-${number}` })
    .map((all) => all.map(({ id: number, kind: of, ...more }) => historyOf(number, { ...more, kind: of }))),
  found: fc
    .array(found, { maxLength: 40 })
    .map((all) => all.map(({ id: number, kind: of, ...more }) => foundOf(number, { ...more, kind: of }))),
  counts: fc.constant({ titles: 100, having: new Map([['genre-1', 60]]) }),
  feedback: fc.uniqueArray(feedback, { maxLength: 3, selector: ({ subject }) => subject }),
});
