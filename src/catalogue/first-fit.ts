import { nextPage } from '../domain/paging.ts';
import type { PageOf } from '../domain/title.ts';
import type { ReadPage } from './map.ts';

/** Pages passed over at most; behind that a list counts as empty, whatever the upstream says of its length. */
const MOST_PASSED = 3;

/**
 * What a page lists. When nothing on it may be shown (adult titles, films that are out already), what the next page
 * has that has any: else a list would seem to end where only a page of it does.
 */
export async function firstFit<T>(
  page: number,
  load: (page: number) => Promise<ReadPage<T>>,
): Promise<PageOf<T>> {
  const asked = await load(page);
  let found = asked;
  let next = nextPage(asked.page, asked.totalPages);
  for (let passed = 0; found.results.length === 0 && next !== null && passed < MOST_PASSED; passed += 1) {
    found = await load(next);
    next = nextPage(next, found.totalPages);
  }
  return { ...found, page: asked.page, next };
}
