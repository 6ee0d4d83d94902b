import type { Ground, Seed } from './ground.ts';
import type { Contribution, Feedback, Scored } from './score.ts';

export type Reason =
  /** TMDB recommends it for a liked title. */
  | { why: 'liked'; seed: Seed }
  /** It has a trait of liked titles; `seed` is the one that contributed most, if it may be named. */
  | { why: 'trait'; trait: string; name: string; seed: Seed | null }
  /** The user asked for more of it. */
  | { why: 'asked'; name: string; trait: string | null }
  | { why: 'standing' };

function toReason(ground: Ground, feedback: readonly Feedback[], one: Contribution): Reason[] {
  switch (one.what) {
    case 'standing':
      return [{ why: 'standing' }];
    case 'liked': {
      const seed = ground.seeds[one.seed];
      return seed ? [{ why: 'liked', seed }] : [];
    }
    case 'trait': {
      const known = ground.traits[one.trait];
      const [first] = known?.from ?? [];
      const seed = first === undefined ? null : (ground.seeds[first] ?? null);
      return known ? [{ why: 'trait', trait: known.trait, name: known.name, seed }] : [];
    }
    case 'feedback': {
      const said = feedback[one.feedback];
      if (!said) return [];
      const isTitle = said.traits.length > 0;
      return [{ why: 'asked', name: said.name, trait: isTitle ? null : said.subject }];
    }
  }
}

/** The reasons of a title: its two largest positive contributions, larger first. */
export function reasonsOf(
  ground: Ground,
  { contributions }: Scored,
  feedback: readonly Feedback[] = [],
): Reason[] {
  return contributions
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, 2)
    .flatMap((one) => toReason(ground, feedback, one));
}
