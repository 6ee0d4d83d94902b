import { yearOf, type CalendarDate } from '../../core/dates.ts';

/*
 * A trait is a property that titles share. It is written as its sort and value: `maker-525`, `theme-9951`, `genre-18`,
 * `decade-1990`, `language-ja`.
 */

/** Sorts of traits, with the weight of sharing one. */
const TRAIT_WEIGHTS = {
  saga: 1.2,
  maker: 1.2,
  theme: 1,
  actor: 0.5,
  genre: 0.6,
  decade: 0.5,
  language: 0.5,
  country: 0.25,
} as const;
export type TraitSort = keyof typeof TRAIT_WEIGHTS;
export type Trait = `${TraitSort}-${string}`;

/** A trait with its name; empty if the name derives from the trait. */
export interface NamedTrait {
  trait: Trait;
  name: string;
}

/** Data that traits derive from; of a list summary most is missing. */
export interface TraitFacts {
  date: CalendarDate | null;
  language: string | null;
  genres: readonly { id: number; name: string }[];
  countries?: readonly string[];
  makers?: readonly { id: number; name: string }[];
  actors?: readonly { id: number; name: string }[];
  themes?: readonly { id: number; name: string }[];
  collection?: { id: number; name: string } | null;
}

/** Later actors of a cast are not significant. */
const FIRST_OF_CAST = 5;

/** Maximum traits per title. */
const MOST_TRAITS = 40;

/** The sort of a trait; null if invalid. */
export function sortOf(trait: string): TraitSort | null {
  const sort = /^([a-z]+)-[\w-]{1,20}$/.exec(trait)?.[1];
  return sort !== undefined && Object.hasOwn(TRAIT_WEIGHTS, sort) ? (sort as TraitSort) : null;
}

/** The value of a trait: an id, a decade, a code. */
export const ofTrait = (trait: string) => trait.slice(trait.indexOf('-') + 1);

/** Derives the traits of a title, deduplicated. */
export function traitsOf(facts: TraitFacts): NamedTrait[] {
  const named = (sort: TraitSort, of: readonly { id: number; name: string }[] = []) =>
    of.map(({ id, name }): NamedTrait => ({ trait: `${sort}-${id}`, name }));
  const year = yearOf(facts.date);
  const found: NamedTrait[] = [
    ...named('saga', facts.collection ? [facts.collection] : []),
    ...named('maker', facts.makers),
    ...named('genre', facts.genres),
    ...(year ? [{ trait: `decade-${Math.floor(year / 10) * 10}` as const, name: '' }] : []),
    ...(facts.language ? [{ trait: `language-${facts.language}` as const, name: '' }] : []),
    ...(facts.countries ?? []).slice(0, 2).map((code) => ({ trait: `country-${code}` as const, name: '' })),
    ...named('actor', facts.actors?.slice(0, FIRST_OF_CAST)),
    ...named('theme', facts.themes),
  ];
  return [...new Map(found.map((trait) => [trait.trait, trait])).values()].slice(0, MOST_TRAITS);
}

/** Number of titles, and how many have each trait. */
export interface TraitCounts {
  titles: number;
  having: ReadonlyMap<string, number>;
}

/** Weight of a trait: that of its sort, times the inverse frequency among known titles (TF-IDF). Never negative. */
export function rarityOf(trait: string, { titles, having }: TraitCounts): number {
  const sort = sortOf(trait);
  if (!sort) return 0;
  return TRAIT_WEIGHTS[sort] * Math.log((titles + 2) / (Math.min(having.get(trait) ?? 0, titles) + 1));
}
