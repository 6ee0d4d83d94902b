export const WHOLE_STARS = [1, 2, 3, 4, 5] as const;
export type WholeStars = (typeof WHOLE_STARS)[number];

/** Ratings: half a star to five. Half stars are an opt-in setting. */
export const STARS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const;
export type Stars = (typeof STARS)[number];

/** The signed-in user's setting for half stars, from the server. */
export interface InitialHalves {
  userId: string;
  halves: boolean;
}

/** With the user's rating of a title. */
export interface InitialStars extends InitialHalves {
  own: Stars | null;
}

/** Whether a number is a rating: half a star to five, in halves (docs/behaviour.md, People). */
export function isStars(value: number): value is Stars {
  return (STARS as readonly number[]).includes(value);
}

/** Whether a number is a filter value: whole stars, 1 to 5. */
export function isWholeStars(value: number): value is WholeStars {
  return (WHOLE_STARS as readonly number[]).includes(value);
}

/** Ratings offered: whole stars, or halves. An imported half (`own`) is offered as well. */
export function starsToGive(halves: boolean, own: Stars | null): Stars[] {
  return STARS.filter((stars) => halves || Number.isInteger(stars) || stars === own);
}

/** How a star is filled for a rating. */
export function litStar(star: number, given: number | null): 'full' | 'half' | undefined {
  if (given === null || given <= star - 1) return undefined;
  return given < star ? 'half' : 'full';
}

/** Stars as text: `4`, `3½`, `½`. */
export function starsText(stars: number): string {
  const whole = Math.floor(stars);
  return `${whole || stars === 0 ? whole : ''}${stars > whole ? '½' : ''}`;
}

/** Stars as signs: `★★★½`. */
export function starSigns(stars: number): string {
  return '★'.repeat(stars) + (Number.isInteger(stars) ? '' : '½');
}
