import { spread } from '../title-lists/spread.ts';
import type { Title } from '../title.ts';

/** Weights of traits in comparing titles. */
interface Weights {
  genre: number;
  keyword: number;
  /** Single words of keywords, so that "small town" matches "small town secrets". */
  word: number;
  maker: number;
  cast: number;
  /** Characters and words of the name, for parts of a saga. */
  saga: number;
  language: number;
  era: number;
  /** Exponent of the vote; 0 ignores it. */
  opinion: number;
}

/** "Based on genres and keywords", as TMDB describes similar titles. */
const SIMILAR: Weights = {
  genre: 1,
  keyword: 1.4,
  word: 0.5,
  maker: 1.2,
  cast: 0.4,
  saga: 0.5,
  language: 0.3,
  era: 0.5,
  opinion: 0.25,
};

/** Titles that people who liked this one also like: same makers and cast, and well rated. */
const RECOMMENDED: Weights = {
  genre: 0.7,
  keyword: 0.9,
  word: 0.4,
  maker: 2,
  cast: 0.9,
  saga: 0.6,
  language: 0.5,
  era: 0.8,
  opinion: 0.6,
};

const LONGEST = 60;

/** Words long enough to be meaningful. */
function longWords(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);
}

/** A title's traits, and the weight each counts by. */
function traitsOf({ name, record, date }: Title): Map<string, keyof Weights> {
  const makers = 'creators' in record ? record.creators : [...record.directors, ...record.writers];
  const characters = record.cast.flatMap(([, character]) => character.split(' / '));
  const decade = Math.floor(Number(date.slice(0, 4)) / 10);
  return new Map<string, keyof Weights>([
    ...record.genres.map((genre) => [`genre ${genre}`, 'genre'] as const),
    ...longWords(record.keywords).map((word) => [`word ${word}`, 'word'] as const),
    ...record.keywords.map((keyword) => [`keyword ${keyword}`, 'keyword'] as const),
    ...longWords([name]).map((word) => [`name ${word}`, 'saga'] as const),
    ...characters.map((character) => [`character ${character}`, 'saga'] as const),
    ...record.cast.map(([person]) => [`person ${person}`, 'cast'] as const),
    ...makers.map((person) => [`person ${person}`, 'maker'] as const),
    [`language ${record.language}`, 'language'],
    [`era ${decade}`, 'era'],
    [`era ${decade + 1}`, 'era'],
  ]);
}

interface Index<T extends Title> {
  titles: readonly T[];
  /** Positions of titles by trait. */
  having: Map<string, number[]>;
  traits: Map<string, keyof Weights>[];
}

function indexOf<T extends Title>(titles: readonly T[]): Index<T> {
  const traits = titles.map(traitsOf);
  const having = new Map<string, number[]>();
  traits.forEach((own, position) => {
    for (const trait of own.keys()) {
      const others = having.get(trait);
      if (others) others.push(position);
      else having.set(trait, [position]);
    }
  });
  return { titles, having, traits };
}

/** Shared genres of two titles divided by all their genres, 0 to 1. */
function overlap(one: readonly number[], other: readonly number[]): number {
  const common = one.filter((genre) => other.includes(genre)).length;
  return common / (one.length + other.length - common);
}

function ranked<T extends Title>({ titles, having, traits }: Index<T>, id: number, weights: Weights): T[] {
  const self = titles.findIndex((title) => title.id === id);
  const scores = new Map<number, number>();
  for (const [trait, part] of traits[self] ?? []) {
    const sharers = having.get(trait) ?? [];
    const rarity = Math.log(1 + titles.length / sharers.length);
    for (const position of sharers) {
      scores.set(position, (scores.get(position) ?? 0) + weights[part] * rarity);
    }
  }
  scores.delete(self);
  const opinion = ({ vote, votes }: Title) => (vote * Math.log10(1 + votes) + 1) ** weights.opinion;
  const genres = titles[self]?.record.genres ?? [];
  const closest = [...scores]
    .flatMap(([position, score]) => {
      const title = titles[position];
      return title
        ? [{ title, score: score * opinion(title) * (0.3 + overlap(genres, title.record.genres)) }]
        : [];
    })
    .sort((a, b) => b.score - a.score || a.title.id - b.title.id)
    .slice(0, LONGEST);
  return spread(closest.map(({ title }) => title));
}

export interface Kinship<T extends Title> {
  similar(id: number): T[];
  recommended(id: number): T[];
}

/** Finds similar titles of the same kind, best first, at most 60. The index is built on first use. */
export function createKinship<T extends Title>(titles: readonly T[]): Kinship<T> {
  let index: Index<T> | undefined;
  const ready = () => (index ??= indexOf(titles));
  return {
    similar: (id) => ranked(ready(), id, SIMILAR),
    recommended: (id) => ranked(ready(), id, RECOMMENDED),
  };
}
