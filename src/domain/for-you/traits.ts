import { yearOf, type CalendarDate } from '../dates.ts';

/*
 * What titles have in common. A trait is written as its sort and what it is of: `maker-525`, `theme-9951`, `genre-18`,
 * `decade-1990`, `language-ja`.
 */

/** The sorts of traits, and how much sharing one of each says. */
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

/** A trait with what it is called; empty where its words are made from the trait itself. */
export interface NamedTrait {
  trait: Trait;
  name: string;
}

/** What traits are made of; of a title known from a list only, most of it is empty. */
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

/** Actors beyond the first five of a cast say little about it. */
const FIRST_OF_CAST = 5;

/** Traits of one title at most. */
const MOST_TRAITS = 40;

/** The sort of a trait; null for what is none. */
export function sortOf(trait: string): TraitSort | null {
  const sort = /^([a-z]+)-[\w-]{1,20}$/.exec(trait)?.[1];
  return sort !== undefined && Object.hasOwn(TRAIT_WEIGHTS, sort) ? (sort as TraitSort) : null;
}

/** What stands behind a trait's sort: a number, a decade, a code. */
export const ofTrait = (trait: string) => trait.slice(trait.indexOf('-') + 1);

/** The traits of a title, each once. */
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

/** How many titles there are, and how many of them have a trait. */
export interface TraitCounts {
  titles: number;
  having: ReadonlyMap<string, number>;
}

/**
 * How much a title says by having a trait: its sort's weight, times how rare it is among the titles of the catalogue
 * that are known (TF-IDF). Never negative, and less for what more titles have.
 */
export function rarityOf(trait: string, { titles, having }: TraitCounts): number {
  const sort = sortOf(trait);
  if (!sort) return 0;
  return TRAIT_WEIGHTS[sort] * Math.log((titles + 2) / (Math.min(having.get(trait) ?? 0, titles) + 1));
}
