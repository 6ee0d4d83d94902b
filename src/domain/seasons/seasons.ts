import type { CalendarDate } from '../dates.ts';
import type { Told } from '../language/in-english.ts';

/** Episodes of a season on one page. */
const EPISODES_PER_PAGE = 16;

/** A season as its series names it. */
export interface SeasonSummary extends Told {
  /** 0 are the specials. */
  number: number;
  /** Empty when nobody has named it, in languages other than English. */
  name: string;
  /** First aired; null when unknown. */
  date: CalendarDate | null;
  episodeCount: number;
}

/** An episode; its identity is (series id, season number, episode number). */
export interface Episode extends Told<'name' | 'overview'> {
  number: number;
  /** Empty when nobody has named it. */
  name: string;
  overview: string;
  date: CalendarDate | null;
  /** Minutes; null when unknown. */
  runtime: number | null;
  stillPath: string | null;
  /** The last of its season. */
  finale: boolean;
}

/** A season with what its page says of the series. */
export interface Season extends SeasonSummary {
  series: { id: number; title: string; posterPath: string | null; backdropPath: string | null };
  overview: string;
  posterPath: string | null;
  /** By number, each once; 2,000 at most. */
  episodes: Episode[];
  /** All seasons of the series, the specials last. */
  seasons: SeasonSummary[];
}

/** Reads the number of a season from a path segment; null for anything but 0 to 9999 without zeros before it. */
export function parseSeasonNumber(segment: string | undefined): number | null {
  return segment !== undefined && /^(?:0|[1-9]\d{0,3})$/.test(segment) ? Number(segment) : null;
}

/** The number of a season that is written with zeros before it ("01"); null for every other segment. */
export function paddedSeasonNumber(segment: string | undefined): number | null {
  return segment !== undefined && /^0\d{1,4}$/.test(segment)
    ? parseSeasonNumber(String(Number(segment)))
    : null;
}

/** Seasons in the order they are told in: by number, the specials last. */
export function inOrder<T extends { number: number }>(seasons: readonly T[]): T[] {
  const place = ({ number }: T) => (number === 0 ? Infinity : number);
  return [...seasons].sort((a, b) => place(a) - place(b));
}

/** The seasons before and after one; null at either end, and beside the specials. */
export function neighbours<T extends { number: number }>(
  seasons: readonly T[],
  number: number,
): { previous: T | null; next: T | null } {
  const numbered = number === 0 ? [] : inOrder(seasons).filter((season) => season.number > 0);
  return {
    previous: numbered.findLast((season) => season.number < number) ?? null,
    next: numbered.find((season) => season.number > number) ?? null,
  };
}

/** The most seasons a series' page lists. */
const LISTED = 7;

/**
 * The seasons a series' page lists: all where there are few, else the latest; `more` is how many there are besides.
 */
export function listedSeasons(seasons: readonly SeasonSummary[]): { listed: SeasonSummary[]; more: number } {
  const listed = inOrder(seasons);
  if (listed.length <= LISTED) return { listed, more: 0 };
  const numbered = listed.filter(({ number }) => number > 0);
  return { listed: numbered.slice(-LISTED), more: listed.length - LISTED };
}

/** How many pages of episodes there are; an empty season has one. */
export function episodePages(episodes: readonly Episode[]): number {
  return Math.max(1, Math.ceil(episodes.length / EPISODES_PER_PAGE));
}

/** The numbers of the first and the last episode of every page. */
export function pageSpans(episodes: readonly Episode[]): { first: number; last: number }[] {
  return Array.from({ length: episodePages(episodes) }, (_, page) => {
    const shown = episodes.slice(page * EPISODES_PER_PAGE, (page + 1) * EPISODES_PER_PAGE);
    return { first: shown[0]?.number ?? 0, last: shown.at(-1)?.number ?? 0 };
  });
}

/** The episodes of a page, from 1. */
export function episodesOn(episodes: readonly Episode[], page: number): Episode[] {
  return episodes.slice((page - 1) * EPISODES_PER_PAGE, page * EPISODES_PER_PAGE);
}
