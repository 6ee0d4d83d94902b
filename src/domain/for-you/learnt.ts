import type { Ground, LearntTrait } from './ground.ts';
import type { Feedback } from './score.ts';
import { sortOf, type TraitSort } from './traits.ts';

/** A trait as its person reads it. */
interface ShownTrait {
  trait: string;
  sort: TraitSort;
  name: string;
  /** The titles it was learnt from most. */
  from: string[];
}

/** What has been learnt of somebody: what they like and like less, each most of all first, and what they said. */
export interface Learnt {
  likes: ShownTrait[];
  dislikes: ShownTrait[];
  said: readonly Feedback[];
}

const MOST_LIKES = 30;
const MOST_DISLIKES = 12;

/** What has been learnt, without what the person has said something of: that counts as they said. */
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
