import { PARTS_PER_PAGE } from '../../core/collections.ts';
import type { ListTitle } from '../../core/lists.ts';
import { failure } from '../../core/stores/own-server.ts';
import { heldTitle } from '../cards/title-data.view.ts';
import { fetchFragment } from '../../core/ui/fetch-fragment.ts';

/**
 * Returns a collection's movies in order, ready for a list: from the page's cards, and from fragments of the
 * collection's other pages. Throws a failure if a fragment cannot be loaded.
 */
export async function findParts(ids: readonly number[], path: string): Promise<ListTitle[]> {
  const found = new Map<number, ListTitle>();
  const read = (root: ParentNode) => {
    for (const card of root.querySelectorAll('[data-title]')) {
      const title = heldTitle(card);
      if (title?.kind === 'movie') found.set(title.id, title);
    }
  };
  read(document);
  const pages = ids.flatMap((id, index) => (found.has(id) ? [] : Math.floor(index / PARTS_PER_PAGE) + 1));
  const fragments = [...new Set(pages)].map(async (page) => {
    const answer = await fetchFragment(`${path}${page > 1 ? `?page=${page}` : ''}`);
    if (answer.kind !== 'ok') throw failure(answer.kind === 'foreign' ? 'foreign' : 'unavailable');
    read(answer.body);
  });
  await Promise.all(fragments);
  return ids.flatMap((id) => found.get(id) ?? []);
}
