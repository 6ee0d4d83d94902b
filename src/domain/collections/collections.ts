import type { CalendarDate } from '../dates.ts';
import type { Told } from '../language/in-english.ts';
import type { TitleId, TitleSummary } from '../title.ts';

/** A collection as one of its parts names it. */
export interface CollectionLink {
  id: number;
  /** As the catalogue has it, mostly with "Collection" at its end. */
  name: string;
  posterPath: string | null;
}

/** Movies that belong together. */
export interface Collection extends CollectionLink, Told<'name' | 'overview'> {
  overview: string;
  backdropPath: string | null;
  /** By date, those without one last; 300 at most. */
  parts: TitleSummary[];
}

/** Parts of a collection on one page. */
export const PARTS_PER_PAGE = 20;

/** The parts by date, those without one last; of one day in the order they came. */
export function byDate<T extends { date: CalendarDate | null }>(parts: readonly T[]): T[] {
  const LAST = '9999-99-99';
  return [...parts].sort((a, b) => {
    const [first, second] = [a.date ?? LAST, b.date ?? LAST];
    return first === second ? 0 : first < second ? -1 : 1;
  });
}

/** The most parts a title's page shows of its collection. */
const NEIGHBOURS = 4;

/**
 * The parts a title's page shows: the title itself with those before and after it, in their order; none beside one that
 * stands alone.
 */
export function partsAround<T extends TitleId>(parts: readonly T[], id: number, most = NEIGHBOURS): T[] {
  if (parts.length < 2) return [];
  const own = Math.max(
    parts.findIndex((part) => part.id === id),
    0,
  );
  const first = Math.max(Math.min(own - Math.floor(most / 2), parts.length - most), 0);
  return parts.slice(first, first + most);
}
