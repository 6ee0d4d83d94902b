import type { Catalogue } from '../../catalogue/contract.ts';
import type { FilterChip } from './discover-chips.ts';
import type { Kind } from '../../core/title.ts';

/** Maximum parts to try; each is a catalogue call. */
const TRIED = 4;
/** Maximum parts to offer. */
const OFFERED = 3;

/**
 * Finds which single parts exclude most titles, the strictest first; empty if removing any one does not help.
 * A part whose count fails is not offered. Tries the last parts, which users set last and which are the
 * narrowest.
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

/** Finds which single filter excludes most titles (`loosest`). */
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
