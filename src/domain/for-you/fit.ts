import { titleKey, type TitleSummary } from '../title.ts';
import { foundTitles, toSourceTitle } from './found.ts';
import type { FoundTitle } from './learn.ts';
import type { Candidate, Ground } from './ground.ts';
import { reasonsOf, type Reason } from './reasons.ts';
import { scoringFor, type Feedback } from './score.ts';
import { standingOf } from './settings.ts';
import { sortOf } from './traits.ts';

/** How well a title fits somebody. */
type FitDegree = 'very' | 'well' | 'somewhat' | 'hardly';

/** How well a title fits, and why. */
export interface Fit {
  degree: FitDegree;
  reasons: Reason[];
}

/** Makes titles candidates of a ground: what nobody there has in common with one counts as the rarest of its sort. */
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

/** How well any title fits somebody, measured by the titles that were found for them. */
export function fitOf(ground: Ground, title: FoundTitle, feedback: readonly Feedback[]): Fit {
  const scored = scoringFor(ground, feedback)(candidatesOf(ground)(title));
  const [very, well, somewhat] = ground.marks;
  const { score } = scored;
  const degree = score >= very ? 'very' : score >= well ? 'well' : score >= somewhat ? 'somewhat' : 'hardly';
  return { degree, reasons: reasonsOf(ground, scored, feedback) };
}

/** Titles in the order in which they fit somebody, the best first; of those that fit alike the earlier one. */
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
