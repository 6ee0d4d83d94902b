/** The few weights of what fits somebody, set on one half of the people of `npm run bench for-you` (docs/figures.md). */
export interface Weights {
  /** What the catalogue recommends to whoever likes what they like. */
  liked: number;
  /** What has the traits of what they like. */
  content: number;
  /** How well a title is thought of. */
  esteem: number;
  /** What is taken off for how many know a title anyway. */
  damping: number;
  /** How much closeness to what is chosen already takes off. */
  variety: number;
}

export const WEIGHTS: Weights = { liked: 0.35, content: 1, esteem: 0.1, damping: 0.02, variety: 0.2 };

/** A title with fewer votes is thought of as titles are on the whole. */
const USUAL_VOTES = 200;
const USUAL_VOTE = 6.5;

/** Votes of what everybody knows. */
const EVERYBODY = 40_000;

/**
 * What speaks for a title beyond anybody's taste: how well it is thought of, where enough have voted, less how many know
 * it anyway. Of two titles that are thought of alike, the better known one never stands higher.
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
