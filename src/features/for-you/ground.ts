import type { ListTitle } from '../../core/lists.ts';
import type { TitleId } from '../../core/title.ts';

/** A liked title, which may be given as a reason. */
export interface Seed extends TitleId {
  title: string;
  /** Null for a favorite without a rating. */
  stars: number | null;
}

/** A trait with its weight for a user. */
export interface LearntTrait {
  trait: string;
  name: string;
  /** Inverse frequency, times the weight of its sort (TF-IDF). */
  rarity: number;
  /** Its effect on a title's score: positive for liked, negative for disliked, 0 for neutral. */
  weight: number;
  /** Indices of the seeds that contributed most. */
  from: number[];
}

/** A title that may be recommended. */
export interface Candidate extends ListTitle {
  votes: number;
  /** Of a movie, or of an episode; null if not fetched yet. */
  minutes: number | null;
  /** Indices in `Ground.traits`. */
  traits: number[];
  /** Norm of its trait vector, including traits no other title has. */
  norm: number;
  /** Seeds that TMDB recommends it for (indices), with the contribution of each. */
  liked: [seed: number, value: number][];
  /** Score independent of taste: its rating, less a penalty for popularity. */
  standing: number;
}

/**
 * All data to score titles for a user without requests, computed by a job. Scoring happens on reading, so that feedback
 * takes effect at once.
 */
export interface Ground {
  seeds: Seed[];
  traits: LearntTrait[];
  titles: Candidate[];
  /** Score thresholds: the best 10 %, 40 % and 80 % of the titles reach them. */
  marks: [very: number, well: number, somewhat: number];
}

/** Limits of a ground. At least `ofKind` movies and as many series are included, whatever their score. */
export const MOST_GROUND = { seeds: 400, traits: 1500, titles: 400, ofKind: 60 } as const;
