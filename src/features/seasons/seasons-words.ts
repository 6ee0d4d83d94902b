import { m } from '../../paraglide/messages.js';

/** Episode numbers of a page; one number if both are equal. */
export const seasonSpan = (first: number, last: number): string =>
  first === last ? String(first) : m.season_span({ first, last });

/** Which episodes a page shows: `range` if they are numbered without gaps, else `numbered`. */
export const seasonBy = {
  range: (first: number, last: number, all: number): string => m.season_range({ first, last, all }),
  numbered: (first: number, last: number, all: number): string => m.season_numbered({ first, last, all }),
};
