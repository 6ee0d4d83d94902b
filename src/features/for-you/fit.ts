import { titleKey, type TitleSummary } from '../../core/title.ts';
import { foundTitles, toSourceTitle } from './found.ts';
import type { FoundTitle } from './learn.ts';
import type { Candidate, Ground } from './ground.ts';
import { reasonsOf, type Reason } from './reasons.ts';
import { scoringFor, type Feedback } from './score.ts';
import { standingOf } from './settings.ts';
import { sortOf } from './traits.ts';

type FitDegree = 'very' | 'well' | 'somewhat' | 'hardly';

/** How well a title fits the user's taste, and why. */
export interface Fit {
  degree: FitDegree;
  reasons: Reason[];
}

/** Converts titles to candidates of a ground. A trait the ground lacks gets the highest rarity of its sort. */
function candidatesOf(ground: Ground): (title: FoundTitle) => Candidate {
  const known = new Map(ground.titles.map((title) => [titleKey(title), title]));
  const positions = new Map(ground.traits.map(({ trait }, at) => [trait, at]));
  const rarityOf = new Map<string, number>();
  const rarest = new Map<string | null, number>();
  for (const { trait, rarity } of ground.traits) {
    rarityOf.set(trait, rarity);
    const sort = sortOf(trait);
    rarest.set(sort, Math.max(rarest.get(sort) ?? 0, rarity));
  }
  return ({ traits, recommendedFor: _, ...listed }) => {
    const rarities = traits.map(({ trait }) => rarityOf.get(trait) ?? rarest.get(sortOf(trait)) ?? 1);
    return (
      known.get(titleKey(listed)) ?? {
        ...listed,
        traits: traits.flatMap(({ trait }) => positions.get(trait) ?? []),
        norm: Math.hypot(...rarities),
        liked: [],
        standing: standingOf(listed),
      }
    );
  };
}

/** Rates how well any title fits, relative to the user's recommendations. */
export function fitOf(ground: Ground, title: FoundTitle, feedback: readonly Feedback[]): Fit {
  const scored = scoringFor(ground, feedback)(candidatesOf(ground)(title));
  const [very, well, somewhat] = ground.marks;
  const { score } = scored;
  const degree = score >= very ? 'very' : score >= well ? 'well' : score >= somewhat ? 'somewhat' : 'hardly';
  return { degree, reasons: reasonsOf(ground, scored, feedback) };
}

/** Sorts titles by fit, best first; stable. */
export function rankedByFit<T extends TitleSummary>(
  ground: Ground,
  titles: readonly T[],
  feedback: readonly Feedback[],
): T[] {
  const found = foundTitles(
    [{ key: '', trait: null, titles: titles.map(toSourceTitle) }],
    new Map(),
    () => '',
  );
  const scores = found.map(candidatesOf(ground)).map(scoringFor(ground, feedback));
  return titles
    .map((title, at) => ({ title, score: scores[at]?.score ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ title }) => title);
}
