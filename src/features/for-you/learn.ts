import type { ListTitle } from '../../core/lists.ts';
import { KINDS, titleKey, type Kind } from '../../core/title.ts';
import { MOST_GROUND, type Candidate, type Ground, type LearntTrait, type Seed } from './ground.ts';
import { isReason, scaleOf, weightOf, type HistoryTitle } from './history.ts';
import { scored, type Scored } from './score.ts';
import { standingOf, WEIGHTS, type Weights } from './settings.ts';
import { rarityOf, type NamedTrait, type TraitCounts } from './traits.ts';

/** A title found, with its sources. */
export interface FoundTitle extends ListTitle {
  votes: number;
  minutes: number | null;
  traits: readonly NamedTrait[];
  /** Keys of titles it is recommended for (titleKey), and its rank there, from 0. */
  recommendedFor: readonly { key: string; rank: number }[];
}

export interface Learning {
  history: readonly HistoryTitle[];
  found: readonly FoundTitle[];
  counts: TraitCounts;
  weights?: Weights;
}

/** Maximum seeds that explain a trait. */
const MOST_FROM = 3;

/** Weight of a rank among recommendations: 1 for the first, then decreasing. */
export const worthOfRank = (rank: number) => (rank + 1) ** -0.75;

const lengthOf = (rarities: readonly number[]) => Math.hypot(...rarities) || 1;

/** Sums weights per trait over the history, with the contribution of each seed. */
function learnTraits(
  weighed: readonly { title: HistoryTitle; weight: number; seed: number | null }[],
  rarity: (trait: string) => number,
) {
  const learnt = new Map<string, { name: string; sum: number; by: { seed: number; value: number }[] }>();
  for (const { title, weight, seed } of weighed) {
    const rarities = title.traits.map(({ trait }) => rarity(trait));
    const norm = lengthOf(rarities);
    title.traits.forEach(({ trait, name }, at) => {
      const value = (weight * (rarities[at] ?? 0)) / norm;
      const known = learnt.get(trait) ?? { name, sum: 0, by: [] };
      known.sum += value;
      if (seed !== null) known.by.push({ seed, value });
      learnt.set(trait, known);
    });
  }
  return learnt;
}

/** Merges duplicates, and removes titles seen, rated, dropped or dismissed. */
export function mayBeShown(found: readonly FoundTitle[], history: readonly HistoryTitle[]): FoundTitle[] {
  const done = new Set(
    history
      .filter((title) => title.watched || title.stars !== null || title.dismissed || title.dropped)
      .map(titleKey),
  );
  const merged = new Map<string, FoundTitle>();
  for (const title of found) {
    const key = titleKey(title);
    if (done.has(key)) continue;
    const known = merged.get(key);
    if (!known) merged.set(key, title);
    else {
      const traits = new Map([...known.traits, ...title.traits].map((trait) => [trait.trait, trait]));
      merged.set(key, {
        ...known,
        minutes: known.minutes ?? title.minutes,
        traits: [...traits.values()],
        recommendedFor: [...known.recommendedFor, ...title.recommendedFor],
      });
    }
  }
  return [...merged.values()];
}

/** The best titles within the limit, in order, with a minimum of each kind. */
function bestOf(all: readonly Scored[]): Scored[] {
  const ofKind = (kind: Kind) => all.filter(({ title }) => title.kind === kind).slice(0, MOST_GROUND.ofKind);
  const few = KINDS.flatMap(ofKind);
  const chosen = new Set([...new Set([...few, ...all])].slice(0, MOST_GROUND.titles));
  return all.filter((one) => chosen.has(one));
}

/** Learns the user's taste and scores the titles found. */
export function learn({ history, found, counts, weights = WEIGHTS }: Learning): Ground {
  const rarities = new Map<string, number>();
  const rarity = (trait: string) => {
    const known = rarities.get(trait) ?? rarityOf(trait, counts);
    rarities.set(trait, known);
    return known;
  };
  const scale = scaleOf(history);
  const all = history
    .map((title) => ({ title, weight: weightOf(title, scale) }))
    .sort((a, b) => b.weight - a.weight || a.title.id - b.title.id);
  const seeds: Seed[] = [];
  const places = new Map<string, { seed: number | null; weight: number }>();
  const weighed = all.map(({ title, weight }) => {
    const named = isReason(title, weight) && seeds.length < MOST_GROUND.seeds;
    const { kind, id, stars } = title;
    const seed = named ? seeds.push({ kind, id, title: title.title, stars }) - 1 : null;
    places.set(titleKey(title), { seed, weight });
    return { title, weight, seed };
  });
  const learnt = learnTraits(weighed, rarity);
  const length = lengthOf([...learnt.values()].map(({ sum }) => sum));

  const shown = mayBeShown(found, history);
  const had = new Map<string, number>();
  for (const { traits } of shown) for (const { trait } of traits) had.set(trait, (had.get(trait) ?? 0) + 1);
  const named = new Map<string, string>(
    shown.flatMap(({ traits }) => traits.map(({ trait, name }) => [trait, name] as const)),
  );
  // A trait of one title only, without weight, cannot change a score.
  const kept = [...new Set([...learnt.keys(), ...had.keys()])]
    .filter((trait) => (learnt.has(trait) && had.has(trait)) || (had.get(trait) ?? 0) > 1)
    .sort((a, b) => Math.abs(learnt.get(b)?.sum ?? 0) - Math.abs(learnt.get(a)?.sum ?? 0) || (a < b ? -1 : 1))
    .slice(0, MOST_GROUND.traits);
  const positions = new Map(kept.map((trait, at) => [trait, at]));
  const traits = kept.map((trait): LearntTrait => {
    const known = learnt.get(trait);
    return {
      trait,
      name: known?.name || named.get(trait) || '',
      rarity: rarity(trait),
      weight: (weights.content * (known?.sum ?? 0)) / length,
      from: (known?.by ?? [])
        .sort((a, b) => b.value - a.value)
        .slice(0, MOST_FROM)
        .map(({ seed }) => seed),
    };
  });

  const titles = shown.map((title): Candidate => {
    const liked = new Map<number, number>();
    for (const { key, rank } of title.recommendedFor) {
      const place = places.get(key);
      if (!place || place.seed === null) continue;
      const value = weights.liked * place.weight * worthOfRank(rank);
      liked.set(place.seed, Math.max(liked.get(place.seed) ?? 0, value));
    }
    return {
      ...{ kind: title.kind, id: title.id, title: title.title, posterPath: title.posterPath },
      ...{ date: title.date, voteAverage: title.voteAverage, votes: title.votes, minutes: title.minutes },
      traits: title.traits.flatMap(({ trait }) => positions.get(trait) ?? []),
      norm: lengthOf(title.traits.map(({ trait }) => rarity(trait))),
      liked: [...liked],
      standing: standingOf(title, weights),
    };
  });
  const best = bestOf(scored({ traits, titles }));
  const reached = (share: number) => best[Math.floor(best.length * share)]?.score ?? 0;
  const marks: Ground['marks'] = [reached(0.1), reached(0.4), reached(0.8)];
  return { seeds, traits, titles: best.map(({ title }) => title), marks };
}
