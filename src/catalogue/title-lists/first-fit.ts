import { nextPage } from '../../domain/paging.ts';
import type { PageOf } from '../../domain/title.ts';
import type { ReadPage } from '../map.ts';

/** Pages looked at when nobody says how many; behind them a list counts as empty, whatever the upstream says of its length. */
const MOST_READ = 4;

/**
 * What a page lists. When nothing on it may be shown (adult titles, films that are out already), what the next page
 * has that has any: else a list would seem to end where only a page of it does. Looks at `within` pages at most.
 */
export async function firstFit<T>(
  page: number,
  load: (page: number) => Promise<ReadPage<T>>,
  within = MOST_READ,
): Promise<PageOf<T>> {
  const asked = await load(page);
  let found = asked;
  let next = nextPage(asked.page, asked.totalPages);
  for (let read = 1; found.results.length === 0 && next !== null && read < within; read += 1) {
    found = await load(next);
    next = nextPage(next, found.totalPages);
  }
  return { ...found, page: asked.page, next };
}
