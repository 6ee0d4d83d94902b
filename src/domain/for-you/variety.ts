import type { Ground } from './ground.ts';
import type { Scored } from './score.ts';
import { WEIGHTS } from './settings.ts';

/** How alike other titles are to one, 0 to 1: the cosine of their traits. */
export function likenessTo(ground: Ground, one: Scored): (other: Scored) => number {
  const squares = new Map(one.title.traits.map((trait) => [trait, (ground.traits[trait]?.rarity ?? 0) ** 2]));
  return ({ title }) => {
    let shared = 0;
    for (const trait of title.traits) shared += squares.get(trait) ?? 0;
    return shared / (one.title.norm * title.norm);
  };
}

/** Titles are chosen out of so many at most; what ranks lower follows in its order. */
const CHOSEN_FROM = 120;

/**
 * Titles so that each next one fits well and is unlike those before it (maximal marginal relevance). The first is the
 * best; without variety the order is that of the scores.
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
