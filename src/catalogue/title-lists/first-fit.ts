import { nextPage } from '../../core/paging.ts';
import type { PageOf } from '../../core/title.ts';
import type { ReadPage } from '../map.ts';

/** Default number of pages to try; after them a list counts as empty, whatever its total says. */
const MOST_READ = 4;

/**
 * Loads a page. If none of its items may be shown (adult titles, released films in upcoming), loads the next ones until
 * one has any, at most `within` pages: otherwise the list would seem to end there.
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
