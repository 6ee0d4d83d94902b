import type { CalendarDate } from './dates.ts';
import type { Told } from './language/in-english.ts';
import type { TitleId, TitleSummary } from './title.ts';

/** A collection as a movie links to it. */
export interface CollectionLink {
  id: number;
  /** TMDB's name, mostly ending in "Collection". */
  name: string;
  posterPath: string | null;
}

export interface Collection extends CollectionLink, Told<'name' | 'overview'> {
  overview: string;
  backdropPath: string | null;
  /** By date, undated last; 300 at most. */
  parts: TitleSummary[];
}

export const PARTS_PER_PAGE = 20;

/** Sorts by date, undated last; stable. */
export function byDate<T extends { date: CalendarDate | null }>(parts: readonly T[]): T[] {
  const LAST = '9999-99-99';
  return [...parts].sort((a, b) => {
    const [first, second] = [a.date ?? LAST, b.date ?? LAST];
    return first === second ? 0 : first < second ? -1 : 1;
  });
}

const NEIGHBOURS = 4;

/** The parts on a title's page: the title with its neighbours, in order; empty for a collection of one. */
export function partsAround<T extends TitleId>(parts: readonly T[], id: number, most = NEIGHBOURS): T[] {
  if (parts.length < 2) return [];
  const own = Math.max(
    parts.findIndex((part) => part.id === id),
    0,
  );
  const first = Math.max(Math.min(own - Math.floor(most / 2), parts.length - most), 0);
  return parts.slice(first, first + most);
}
