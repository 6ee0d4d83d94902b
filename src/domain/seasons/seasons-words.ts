import { m } from '../../paraglide/messages.js';

/** The episode numbers of a page; one number alone if both are the same. */
export const seasonSpan = (first: number, last: number): string =>
  first === last ? String(first) : m.season_span({ first, last });

/** Says which episodes of a season a page shows: `range` where they are numbered without a gap, `numbered` elsewhere. */
export const seasonBy = {
  range: (first: number, last: number, all: number): string => m.season_range({ first, last, all }),
  numbered: (first: number, last: number, all: number): string => m.season_numbered({ first, last, all }),
};
