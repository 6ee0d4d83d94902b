import { starsToGive, type Stars } from '../../core/stars.ts';

/**
 * The rating a key selects, from the current one: a step (half a star with `halves`), or an end of the scale. Null for
 * other keys. `leftward`: right-to-left layout.
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
