import type { ListTitle } from '../lists/lists.ts';
import type { TitleId } from '../title.ts';

/** A title somebody liked, which may be named as a reason. */
export interface Seed extends TitleId {
  title: string;
  /** Null for a favorite without stars. */
  stars: number | null;
}

/** A trait as it counts for somebody. */
export interface LearntTrait {
  trait: string;
  name: string;
  /** How much a title says by having it (TF-IDF). */
  rarity: number;
  /** What it adds to a title with it: above 0 for what they like, below for what they do not, 0 for neither. */
  weight: number;
  /** The seeds it was learnt from most, as positions among them. */
  from: number[];
}

/** A title that may be shown. */
export interface Candidate extends ListTitle {
  votes: number;
  /** Of a movie, or of an episode; null where nobody looked yet. */
  minutes: number | null;
  /** Positions among the traits. */
  traits: number[];
  /** The length of all its traits, also of those nothing else has. */
  norm: number;
  /** Which seeds the catalogue recommends it for, as positions among them, and how much each says. */
  liked: [seed: number, value: number][];
  /** What speaks for it beyond taste: how well it is thought of, less how many know it anyway. */
  standing: number;
}

/**
 * All that is needed to say what fits somebody, without asking anybody: made by a job, kept for them, and scored where it
 * is read, so that what they say takes effect at once.
 */
export interface Ground {
  seeds: Seed[];
  traits: LearntTrait[];
  titles: Candidate[];
  /** Scores that the best tenth, the best four tenths and the best eight tenths of the titles reach. */
  marks: [very: number, well: number, somewhat: number];
}

/** What a ground holds at most; `ofKind` movies and as many series have a place in it, however the others fit. */
export const MOST_GROUND = { seeds: 400, traits: 1500, titles: 400, ofKind: 60 } as const;
