/** A title or a person that a sentence may name. */
interface Named {
  id: number;
  name: string;
}

/** What names stand for. */
export interface NameIndex<T extends Named> {
  /** Undefined for a name that is none. */
  get(name: string): T | undefined;
}

/** A mood or a subject. */
export interface Theme {
  /** As it was read, in English, plain. */
  words: string;
  /** As the sentence has it. */
  said: string;
  /** Names of TMDB's keywords for it, the closest first. */
  keywords: readonly string[];
  /** Words that descriptions of such titles have. */
  terms: string;
}

interface Filters {
  /** Ids of genres to have, all of them or any; and of those to leave out. */
  genres: readonly number[];
  match: 'all' | 'any';
  without: readonly number[];
  /** Years, both included. */
  from: number | null;
  to: number | null;
  /** Minutes, both included. */
  shortest: number | null;
  longest: number | null;
  language: string | null;
  country: string | null;
  score: number | null;
  status: string | null;
  order: string;
}

/** What a sentence asks for. */
export interface Wishes<T extends Named = Named, P extends Named = Named> {
  /** False for a text that the reader does not understand at all. */
  english: boolean;
  filters: Filters;
  /** Titles named as examples. */
  likes: T[];
  people: P[];
  peopleMatch: 'all' | 'any';
  withoutPeople: P[];
  themes: Theme[];
  refused: Theme[];
  /** Few people should know them. */
  hidden: boolean;
  /** Words that were not understood, and whether they name what is not wanted. */
  unread: { words: string; refused: boolean }[];
}

/** What a sentence is read with. */
interface Reading<T extends Named, P extends Named> {
  /** Movies or series, whatever the sentence says. */
  kind: 'movie' | 'tv';
  /** Today, an ISO date. */
  day: string;
  /** The language it may be in besides English, by its English name. */
  language: string;
  titles: NameIndex<T>;
  people: NameIndex<P>;
}

/** What a title was found by; what was not asked for is empty. */
interface FoundBy {
  kind: 'movie' | 'tv';
  year: number;
  genres: readonly number[];
  people: readonly string[];
  countries: readonly string[];
  /** The title it is like. */
  like: string | null;
  votes: number | null;
  minutes: number | null;
}

/** What was heard of a wish: words that mean something to the catalogue, and those that do not. */
interface Heard {
  wishes: Wishes;
  known: readonly string[];
  unknown: readonly string[];
}

/** Reads wishes in words, and says in other languages than English why a title fits. */
export interface WishReader {
  readWishes<T extends Named, P extends Named>(text: string, reading: Reading<T, P>): Wishes<T, P>;
  nameIndex<T extends Named>(names: readonly T[]): NameIndex<T>;
  /** A text as names in it are compared: plain letters, lower case. */
  plainText(text: string): string;
  /** Words that say nothing about a title. */
  littleWords: ReadonlySet<string>;
  /** Whether it reads a language besides English, by its English name. */
  reads(language: string): boolean;
  /** Whether answers are wanted in English, which the recommender writes itself. */
  isToldInEnglish(): boolean;
  reasonTold(found: FoundBy): string;
  reasoningTold(heard: Heard, found: number, size: number): string;
}
