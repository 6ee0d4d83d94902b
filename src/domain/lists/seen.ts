import type { TitleId } from '../title.ts';

/** The most titles a page counts what somebody has seen of: one call asks about no more. */
export const MOST_COUNTED = 300;

/** What an element says of the titles it counts, by the attributes `data-movie` and `data-tv`: ids between blanks. */
interface CountedIds {
  movie: string;
  tv: string;
}

/** Titles as the attributes of an element that counts them. */
export function countedIds(titles: readonly TitleId[]): CountedIds {
  const ids = (kind: TitleId['kind']) => titles.filter((title) => title.kind === kind).map(({ id }) => id);
  return { movie: ids('movie').join(' '), tv: ids('tv').join(' ') };
}
