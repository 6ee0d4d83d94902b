import type { Catalogue } from '../../catalogue/contract.ts';
import type { FilterChip } from '../../domain/discover-chips.ts';
import type { Kind } from '../../domain/title.ts';
import type { Looser } from './discover.ts';

/** What is tried at most: each is a call to the movie database. */
const TRIED = 4;
/** What is offered at most. */
const OFFERED = 3;

/**
 * Which single filter stands in the way of most titles, the strictest first; none when each of those tried leaves
 * nothing. One that cannot be tried is not offered. What people set last and narrowest stands last among chips.
 */
export async function loosen(
  catalogue: Catalogue,
  kind: Kind,
  chips: readonly FilterChip[],
  region: string,
): Promise<Looser[]> {
  if (chips.length < 2) return [];
  const tried = await Promise.all(
    chips.slice(-TRIED).map(async (chip) => {
      const found = await catalogue.discover(kind, chip.rest, { page: 1, region }).catch(() => null);
      return { chip, count: found?.totalResults ?? 0 };
    }),
  );
  return tried
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, OFFERED);
}
