import type { Ground } from './ground.ts';
import type { Scored } from './score.ts';
import { WEIGHTS } from './settings.ts';

/** Similarity of titles to one, 0 to 1: the cosine of their traits. */
export function likenessTo(ground: Ground, one: Scored): (other: Scored) => number {
  const squares = new Map(one.title.traits.map((trait) => [trait, (ground.traits[trait]?.rarity ?? 0) ** 2]));
  return ({ title }) => {
    let shared = 0;
    for (const trait of title.traits) shared += squares.get(trait) ?? 0;
    return shared / (one.title.norm * title.norm);
  };
}

/** Only the best titles are reordered; the rest keeps its order. */
const CHOSEN_FROM = 120;

/**
 * Reorders titles so that each fits well and differs from those before (maximal marginal relevance). The best title
 * stays first; with `variety` 0 the order stays.
 */
export function varied(ground: Ground, ranked: readonly Scored[], variety = WEIGHTS.variety): Scored[] {
  const left = ranked.slice(0, CHOSEN_FROM);
  const [highest = 0, lowest = 0] = [left[0]?.score, left.at(-1)?.score];
  const width = highest - lowest || 1;
  const closest = left.map(() => 0);
  const chosen: Scored[] = [];
  while (left.length > 0) {
    let best = 0;
    let bestValue = -Infinity;
    left.forEach(({ score }, at) => {
      const value = (1 - variety) * (score / width) - variety * (closest[at] ?? 0);
      if (value > bestValue) [best, bestValue] = [at, value];
    });
    const [next] = left.splice(best, 1);
    closest.splice(best, 1);
    if (!next) break;
    chosen.push(next);
    const likeness = likenessTo(ground, next);
    left.forEach((other, at) => (closest[at] = Math.max(closest[at] ?? 0, likeness(other))));
  }
  return [...chosen, ...ranked.slice(CHOSEN_FROM)];
}
