import { starsToGive, type Stars } from './stars.ts';

/**
 * The stars a key leads to, from those that are given: a step, a half for whoever gives halves, or to an end. Null for a
 * key that says nothing of stars. `leftward`: reading goes to the left, and so do the stars.
 */
export function steppedStars(
  key: string,
  own: Stars | null,
  { halves, leftward }: { halves: boolean; leftward: boolean },
): Stars | null {
  const choices = starsToGive(halves, null);
  const least: Stars = halves ? 0.5 : 1;
  const most = 5;
  if (key === 'Home') return least;
  if (key === 'End') return most;
  const more = key === 'ArrowUp' || key === (leftward ? 'ArrowLeft' : 'ArrowRight');
  const less = key === 'ArrowDown' || key === (leftward ? 'ArrowRight' : 'ArrowLeft');
  if (more) return choices.find((stars) => stars > (own ?? 0)) ?? most;
  return less ? (choices.findLast((stars) => stars < (own ?? 0)) ?? least) : null;
}
