/** A title or person a text may name. */
interface Named {
  id: number;
  name: string;
}

/** Looks up names. */
export interface NameIndex<T extends Named> {
  /** Undefined for an unknown name. */
  get(name: string): T | undefined;
}

/** A mood or subject. */
export interface Theme {
  /** The plain English words. */
  words: string;
  /** The original words. */
  said: string;
  /** Names of TMDB keywords, the closest first. */
  keywords: readonly string[];
  /** Words in descriptions of such titles. */
  terms: string;
}

interface Filters {
  /** Genre ids to require (all or any), and to exclude. */
  genres: readonly number[];
  match: 'all' | 'any';
  without: readonly number[];
  /** Years, inclusive. */
  from: number | null;
  to: number | null;
  /** Minutes, inclusive. */
  shortest: number | null;
  longest: number | null;
  language: string | null;
  country: string | null;
  score: number | null;
  status: string | null;
  order: string;
}

/** A parsed wish. */
export interface Wishes<T extends Named = Named, P extends Named = Named> {
  /** False for a text in an unsupported language. */
  english: boolean;
  filters: Filters;
  /** Titles named as examples. */
  likes: T[];
  people: P[];
  peopleMatch: 'all' | 'any';
  withoutPeople: P[];
  themes: Theme[];
  refused: Theme[];
  /** Little-known titles are wanted. */
  hidden: boolean;
  /** Words that were not understood, and whether they are excluded. */
  unread: { words: string; refused: boolean }[];
}

/** The context of parsing. */
interface Reading<T extends Named, P extends Named> {
  /** Movies or series, whatever the text says. */
  kind: 'movie' | 'tv';
  /** Today (ISO date). */
  day: string;
  /** A language besides English, by its English name. */
  language: string;
  titles: NameIndex<T>;
  people: NameIndex<P>;
}

/** Why a title was chosen; empty where the wish says nothing. */
interface FoundBy {
  kind: 'movie' | 'tv';
  year: number;
  genres: readonly number[];
  people: readonly string[];
  countries: readonly string[];
  /** The example it is similar to. */
  like: string | null;
  votes: number | null;
  minutes: number | null;
}

/** A parsed wish with the words the catalogue knows and does not know. */
interface Heard {
  wishes: Wishes;
  known: readonly string[];
  unknown: readonly string[];
}

/** Parses wishes, and explains recommendations in other languages than English. */
export interface WishReader {
  readWishes<T extends Named, P extends Named>(text: string, reading: Reading<T, P>): Wishes<T, P>;
  nameIndex<T extends Named>(names: readonly T[]): NameIndex<T>;
  /** Normalises a text to compare names: plain lower-case letters. */
  plainText(text: string): string;
  /** Words without meaning for titles. */
  littleWords: ReadonlySet<string>;
  /** Whether it reads a language besides English, by its English name. */
  reads(language: string): boolean;
  /** Whether answers are in English, which the recommender writes itself. */
  isToldInEnglish(): boolean;
  reasonTold(found: FoundBy): string;
  reasoningTold(heard: Heard, found: number, size: number): string;
}
