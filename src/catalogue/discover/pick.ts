import { MOST } from '../../core/bounds.ts';
import { MAX_PAGE } from '../../core/paging.ts';
import { titleKey, type TitleSummary } from '../../core/title.ts';
import type { ReadPage } from '../map.ts';

/** Returns which titles must not be picked (titleKey). */
export type LeaveOut = (titles: readonly TitleSummary[]) => Promise<ReadonlySet<string>>;

const below = (end: number, random: () => number) => Math.min(Math.floor(random() * end), end - 1);

/**
 * Picks a random title of a list, uniformly: the first page has the total, and at most one more page is loaded. If that
 * place has no suitable title, picks from its page, then from the first; null if neither has any.
 */
export async function pickTitle(
  load: (page: number) => Promise<ReadPage>,
  without: ReadonlySet<string>,
  random: () => number,
  never: LeaveOut = () => Promise.resolve(new Set()),
): Promise<TitleSummary | null> {
  const first = await load(1);
  const pages = Math.min(Math.max(first.totalPages, 1), MAX_PAGE);
  const reachable = Math.min(Math.max(first.totalResults, first.results.length), pages * MOST.titles);
  if (reachable === 0) return null;
  const place = below(reachable, random);
  const page = Math.floor(place / MOST.titles) + 1;
  const found = page === 1 ? first : await load(page);
  const out = await never([...found.results, ...first.results]);
  const may = (title: TitleSummary) => !out.has(titleKey(title));
  const wanted = (title: TitleSummary) => may(title) && !without.has(titleKey(title));
  const exact = found.results[place % MOST.titles];
  if (exact && wanted(exact)) return exact;
  const fitting = [wanted, may].flatMap((fits) => [found, first].map(({ results }) => results.filter(fits)));
  const rest = fitting.find(({ length }) => length > 0) ?? [];
  return rest.length > 0 ? (rest[below(rest.length, random)] ?? null) : null;
}
