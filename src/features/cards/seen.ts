import type { TitleId } from '../../core/title.ts';

/** Maximum titles of a page's counter: the limit of one request. */
export const MOST_COUNTED = 300;

/** Ids of counted titles, space-separated, in the attributes `data-movie` and `data-tv`. */
interface CountedIds {
  movie: string;
  tv: string;
}

/** Serialises titles for these attributes. */
export function countedIds(titles: readonly TitleId[]): CountedIds {
  const ids = (kind: TitleId['kind']) => titles.filter((title) => title.kind === kind).map(({ id }) => id);
  return { movie: ids('movie').join(' '), tv: ids('tv').join(' ') };
}
