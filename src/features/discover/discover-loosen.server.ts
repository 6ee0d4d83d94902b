import type { Catalogue } from '../../catalogue/contract.ts';
import type { FilterChip } from './discover-chips.ts';
import type { Kind } from '../../core/title.ts';

/** What is tried at most: each is a call to the movie database. */
const TRIED = 4;
/** What is offered at most. */
const OFFERED = 3;

/**
 * Which single part of what is asked for stands in the way of most titles, the strictest first; none when each of those
 * tried leaves nothing. One that cannot be tried is not offered. What people set last and narrowest stands last.
 */
export async function loosest<T>(
  parts: readonly T[],
  count: (part: T) => Promise<number>,
): Promise<{ chip: T; count: number }[]> {
  if (parts.length < 2) return [];
  const tried = await Promise.all(
    parts.slice(-TRIED).map(async (chip) => ({ chip, count: await count(chip).catch(() => 0) })),
  );
  return tried
    .filter((one) => one.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, OFFERED);
}

/** Which single filter stands in the way of most titles (`loosest`). */
export function loosen(
  catalogue: Catalogue,
  kind: Kind,
  chips: readonly FilterChip[],
  region: string,
): Promise<{ chip: FilterChip; count: number }[]> {
  return loosest(
    chips,
    async (chip) => (await catalogue.discover(kind, chip.rest, { page: 1, region })).totalResults,
  );
}
