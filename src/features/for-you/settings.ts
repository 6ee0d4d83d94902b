/** Weights of the score, tuned on one half of the people of `npm run bench for-you` (docs/figures.md). */
export interface Weights {
  /** TMDB's recommendations for liked titles. */
  liked: number;
  /** Traits shared with liked titles. */
  content: number;
  /** Rating of a title. */
  esteem: number;
  /** Penalty for popularity. */
  damping: number;
  /** Penalty for similarity to titles chosen before. */
  variety: number;
}

export const WEIGHTS: Weights = { liked: 0.35, content: 1, esteem: 0.1, damping: 0.02, variety: 0.2 };

/** Bayesian prior: with few votes the average moves to the usual one. */
const USUAL_VOTES = 200;
const USUAL_VOTE = 6.5;

/** Votes of the most popular titles. */
const EVERYBODY = 40_000;

/**
 * Score of a title independent of taste: its rating, shrunk for few votes, less a penalty for popularity. Of two titles
 * with equal rating, the more popular one never scores higher.
 */
export function standingOf(
  { voteAverage, votes }: { voteAverage: number | null; votes: number },
  { esteem, damping }: Pick<Weights, 'esteem' | 'damping'> = WEIGHTS,
): number {
  const sure = votes / (votes + USUAL_VOTES);
  const thought = sure * ((voteAverage ?? USUAL_VOTE) - USUAL_VOTE);
  const known = Math.min(1, Math.log1p(votes) / Math.log1p(EVERYBODY));
  return esteem * (thought / 2) - damping * known;
}
