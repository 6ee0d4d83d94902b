import type { CalendarDate } from './dates.ts';
import type { Told } from './language/in-english.ts';

const EPISODES_PER_PAGE = 16;

export interface SeasonSummary extends Told {
  /** 0 for the specials. */
  number: number;
  /** Empty if unnamed in the current language; English always has a name. */
  name: string;
  /** First air date; null if unknown. */
  date: CalendarDate | null;
  episodeCount: number;
}

/** An episode, identified by series id, season number and episode number. */
export interface Episode extends Told<'name' | 'overview'> {
  number: number;
  /** Empty if unnamed. */
  name: string;
  overview: string;
  date: CalendarDate | null;
  /** Minutes; null if unknown. */
  runtime: number | null;
  stillPath: string | null;
  /** Last of its season. */
  finale: boolean;
}

/** A season with data of its series. */
export interface Season extends SeasonSummary {
  series: { id: number; title: string; posterPath: string | null; backdropPath: string | null };
  overview: string;
  posterPath: string | null;
  /** By number, deduplicated; 2,000 at most. */
  episodes: Episode[];
  /** All seasons of the series, specials last. */
  seasons: SeasonSummary[];
}

/** Parses a season number from a path segment; null for anything but 0 to 9999 without leading zeros. */
export function parseSeasonNumber(segment: string | undefined): number | null {
  return segment !== undefined && /^(?:0|[1-9]\d{0,3})$/.test(segment) ? Number(segment) : null;
}

/** Parses a season number with leading zeros ("01"), for a redirect; null for any other segment. */
export function paddedSeasonNumber(segment: string | undefined): number | null {
  return segment !== undefined && /^0\d{1,4}$/.test(segment)
    ? parseSeasonNumber(String(Number(segment)))
    : null;
}

/** Sorts seasons by number, specials last. */
export function inOrder<T extends { number: number }>(seasons: readonly T[]): T[] {
  const place = ({ number }: T) => (number === 0 ? Infinity : number);
  return [...seasons].sort((a, b) => place(a) - place(b));
}

/** The previous and the next season; null at either end, and for the specials. */
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

/** Maximum seasons listed on a series' page. */
const LISTED = 7;

/** The seasons on a series' page: all, or the latest; `more` is the number of others. */
export function listedSeasons(seasons: readonly SeasonSummary[]): { listed: SeasonSummary[]; more: number } {
  const listed = inOrder(seasons);
  if (listed.length <= LISTED) return { listed, more: 0 };
  const numbered = listed.filter(({ number }) => number > 0);
  return { listed: numbered.slice(-LISTED), more: listed.length - LISTED };
}

/** Number of pages of episodes; at least one. */
export function episodePages(episodes: readonly Episode[]): number {
  return Math.max(1, Math.ceil(episodes.length / EPISODES_PER_PAGE));
}

/** First and last episode number of every page. */
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
