import { MOST } from '../domain/bounds.ts';
import { MAX_PAGE } from '../domain/paging.ts';
import { titleKey, type TitleSummary } from '../domain/title.ts';
import type { ReadPage } from './map.ts';

/** A whole number below `end`. */
const below = (end: number, random: () => number) => Math.min(Math.floor(random() * end), end - 1);

/**
 * One title of a list, each as likely as the others: the first page says how many there are, and one further page at
 * most is read. Where that place holds nothing that may be shown or is wanted, another of its page stands in, then one
 * of the first page; null when neither has any.
 */
export async function pickTitle(
  load: (page: number) => Promise<ReadPage>,
  without: ReadonlySet<string>,
  random: () => number,
): Promise<TitleSummary | null> {
  const first = await load(1);
  const pages = Math.min(Math.max(first.totalPages, 1), MAX_PAGE);
  const reachable = Math.min(Math.max(first.totalResults, first.results.length), pages * MOST.titles);
  if (reachable === 0) return null;
  const place = below(reachable, random);
  const page = Math.floor(place / MOST.titles) + 1;
  const found = page === 1 ? first : await load(page);
  const wanted = (title: TitleSummary | undefined) => title && !without.has(titleKey(title));
  const exact = found.results[place % MOST.titles];
  if (exact && wanted(exact)) return exact;
  const fits = [found, first].map(({ results }) => results.filter(wanted)).find(({ length }) => length > 0);
  const rest = fits ?? [found, first].map(({ results }) => results).find(({ length }) => length > 0) ?? [];
  return rest.length > 0 ? (rest[below(rest.length, random)] ?? null) : null;
}
