import type { Ground, LearntTrait } from './ground.ts';
import type { Feedback } from './score.ts';
import { sortOf, type TraitSort } from './traits.ts';

interface ShownTrait {
  trait: string;
  sort: TraitSort;
  name: string;
  from: string[];
}

/** The user's taste: likes and dislikes, strongest first, and feedback. */
export interface Learnt {
  likes: ShownTrait[];
  dislikes: ShownTrait[];
  said: readonly Feedback[];
}

const MOST_LIKES = 30;
const MOST_DISLIKES = 12;

/** Lists the learned traits, without those the user gave feedback on: feedback replaces what was learned. */
export function learntOf(ground: Ground | null, feedback: readonly Feedback[]): Learnt {
  const said = new Set(feedback.map(({ subject }) => subject));
  const strength = ({ weight, rarity }: LearntTrait) => weight * rarity;
  const shown = (traits: readonly LearntTrait[]) =>
    traits.flatMap(({ trait, name, from }): ShownTrait[] => {
      const sort = sortOf(trait);
      if (!sort || said.has(trait)) return [];
      return [{ trait, sort, name, from: from.flatMap((seed) => ground?.seeds[seed]?.title ?? []) }];
    });
  const sorted = (ground?.traits ?? []).toSorted((a, b) => strength(b) - strength(a));
  return {
    likes: shown(sorted.filter(({ weight }) => weight > 0)).slice(0, MOST_LIKES),
    dislikes: shown(sorted.filter(({ weight }) => weight < 0).reverse()).slice(0, MOST_DISLIKES),
    said: feedback,
  };
}
