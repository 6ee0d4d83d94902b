import type { CalendarDate } from '../../core/dates.ts';
import { parsePage } from '../../core/paging.ts';
import type { Stars } from '../../core/stars.ts';
import { withParameters } from '../../core/routes.ts';
import { tagOf } from '../tags/tags.ts';
import type { TitleId } from '../../core/title.ts';

export const NUMBERS_PATH = '/numbers';

/** Path of a year's statistics, or (null) of all years; optionally for titles with a tag (its key). */
export const numbersPath = (year: number | null, tag: string | null = null) =>
  withParameters(year === null ? NUMBERS_PATH : `${NUMBERS_PATH}/${year}`, { tag });

const NUMBERED_BY = ['decade', 'genre', 'country', 'actor', 'director', 'stars'] as const;
export type NumberedBy = (typeof NUMBERED_BY)[number];

/** Filters of the titles behind a bar, as in the address. */
export interface NumberedView {
  by: NumberedBy;
  /** Key of the bar: a decade's first year, an id, a country, stars. */
  key: string;
  /** Null for all years. */
  year: number | null;
  /** Key of a tag; null for all. */
  tag: string | null;
  /** From 1. */
  page: number;
}

export const NUMBERED_PAGE_SIZE = 60;

const KEYS = /^(?:\d{1,10}|[0-4]\.5|[A-Z]{2})$/;

/** Parses the address of the titles behind a bar; null if invalid. */
export function parseNumberedView(query: URLSearchParams): NumberedView | null {
  const by = NUMBERED_BY.find((one) => query.has(one));
  const key = (by && query.get(by)) ?? '';
  if (by === undefined || !KEYS.test(key)) return null;
  const year = query.get('year') ?? '';
  return {
    ...{ by, key, year: /^\d{4}$/.test(year) ? Number(year) : null },
    ...{ tag: tagOf(query), page: parsePage(query.get('page')) },
  };
}

/** Address of the titles behind a bar. */
export function numberedPath({
  by,
  key,
  year,
  tag,
  page = 1,
}: Omit<NumberedView, 'page'> & { page?: number }): string {
  return withParameters(`${NUMBERS_PATH}/titles`, { year, [by]: key, tag, page: page > 1 ? page : null });
}

/** Totals: distinct titles, all watches, and minutes where the runtime is known. */
export interface Amount {
  watches: number;
  titles: number;
  minutes: number;
  /** Days with at least one watch. */
  days: number;
}

/** A counted item: a genre, a country, an artist … */
export interface Counted {
  /** Its id or code. */
  key: string;
  name: string;
  watches: number;
  titles: number;
  minutes: number;
}

export interface NumberedTitle extends TitleId {
  name: string;
  posterPath: string | null;
}

/** One page of a bar's titles, their total, and the name of its genre or artist. */
export interface NumberedTitles {
  titles: (NumberedTitle & { watches: number })[];
  total: number;
  label: string | null;
}

/** A title with the user's rating and the average, both out of ten. */
export interface Disagreement extends NumberedTitle {
  mine: number;
  theirs: number;
}

/** Consecutive days, or weeks (Monday to Sunday), each with a watch. */
export interface Streak {
  length: number;
  since: CalendarDate;
  until: CalendarDate;
}

interface Streaks {
  longest: Streak | null;
  /** The current one. */
  running: Streak | null;
}

/** A season with the user's rating, or the average of its episodes' ratings. */
export interface BestSeason extends NumberedTitle {
  season: number;
  /** To hundredths. */
  stars: number;
  /** Number of rated episodes. */
  episodes: number;
}

export interface Numbers extends Amount {
  movies: number;
  series: number;
  /** Titles without details, and movies without a runtime. Hours, genres and people exclude them. */
  unknown: number;
  lengthless: number;
  /** Episodes without a runtime, and the five series with most of them. */
  lengthlessEpisodes: number;
  lengthlessSeries: (NumberedTitle & { watches: number })[];
  /** Series marked as a whole, without hours. */
  whole: number;
  undated: number;
  /** Of the year, and of the year before; without empty months. */
  months: Counted[];
  monthsBefore: Counted[];
  genres: Counted[];
  countries: Counted[];
  decades: Counted[];
  actors: Counted[];
  directors: Counted[];
  /** Number of titles per rating, highest first: whole stars always, halves if there are any. */
  stars: { stars: Stars; titles: number }[];
  /** The best-rated seasons, ten at most. */
  seasons: BestSeason[];
  /** Averages out of ten over titles rated by both; null if none. */
  averages: { mine: number; theirs: number; titles: number } | null;
  above: Disagreement[];
  below: Disagreement[];
  /** Rewatched movies. */
  most: (NumberedTitle & { watches: number })[];
  first: (NumberedTitle & { day: CalendarDate }) | null;
  last: (NumberedTitle & { day: CalendarDate }) | null;
  /** Years with diary entries, latest first; their totals are only set in the statistics of all years. */
  years: Counted[];
  /** Totals of the year before, whole and up to today's day; null if it is empty, and for all years. */
  before: { whole: Amount; soFar: Amount } | null;
  streaks: { days: Streaks; weeks: Streaks };
}

/** Fills missing `keys` (months, decades) with zeros. */
export function inARow(counted: readonly Counted[], keys: readonly number[]): Counted[] {
  const byKey = new Map(counted.map((one) => [one.key, one]));
  return keys
    .map(String)
    .map((key) => byKey.get(key) ?? { key, name: '', watches: 0, titles: 0, minutes: 0 });
}

export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The decades from the first to the last in `counted`. */
export function decadesOf(counted: readonly Counted[]): number[] {
  const years = counted.map(({ key }) => Number(key));
  if (years.length === 0) return [];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: (last - first) / 10 + 1 }, (_, index) => first + 10 * index);
}

/** The `most` largest by titles, then by watches, then by name. */
export function mostOf(counted: readonly Counted[], most: number): Counted[] {
  return counted
    .toSorted((a, b) => b.titles - a.titles || b.watches - a.watches || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}

/** Whether a year is not over yet. */
export function isUnderWay(year: number, day: CalendarDate): boolean {
  return year >= Number(day.slice(0, 4));
}

/** Minutes as whole hours, rounded. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 60);
}
