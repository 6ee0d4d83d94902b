import type { CalendarDate } from '../dates.ts';
import { parsePage } from '../paging.ts';
import type { Stars } from '../reviews/stars.ts';
import { withParameters } from '../routes.ts';
import { tagOf } from '../tags/tags.ts';
import type { TitleId } from '../title.ts';

/** Path of what somebody has watched, counted. */
export const NUMBERS_PATH = '/numbers';

/** Path of one year of it, or (null) of all there ever was; of titles with a tag, by its key. */
export const numbersPath = (year: number | null, tag: string | null = null) =>
  withParameters(year === null ? NUMBERS_PATH : `${NUMBERS_PATH}/${year}`, { tag });

/** What the bars of the numbers count titles by. */
const NUMBERED_BY = ['decade', 'genre', 'country', 'actor', 'director', 'stars'] as const;
export type NumberedBy = (typeof NUMBERED_BY)[number];

/** What a page of the titles behind a bar shows, as its address says it. */
export interface NumberedView {
  by: NumberedBy;
  /** The key of what the bar counts: a decade's first year, an id, a country, stars. */
  key: string;
  /** Null for all there ever was. */
  year: number | null;
  /** The key of the tag they have; null for all. */
  tag: string | null;
  /** From 1. */
  page: number;
}

/** Titles on one page of those behind a bar. */
export const NUMBERED_PAGE_SIZE = 60;

const KEYS = /^(?:\d{1,10}|[0-4]\.5|[A-Z]{2})$/;

/** Reads the address of the titles behind a bar; null for one that names none. */
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

/** The address of the titles behind a bar. */
export function numberedPath({
  by,
  key,
  year,
  tag,
  page = 1,
}: Omit<NumberedView, 'page'> & { page?: number }): string {
  return withParameters(`${NUMBERS_PATH}/titles`, { year, [by]: key, tag, page: page > 1 ? page : null });
}

/** How much was watched. A title counts once, a watch each time, minutes where they are known. */
export interface Amount {
  watches: number;
  titles: number;
  minutes: number;
  /** Days on which something was watched. */
  days: number;
}

/** Something counted: a genre, a country, somebody. */
export interface Counted {
  /** Its id or code. */
  key: string;
  name: string;
  watches: number;
  titles: number;
  minutes: number;
}

/** A title among numbers. */
export interface NumberedTitle extends TitleId {
  name: string;
  posterPath: string | null;
}

/** Titles that a bar counts, how many there are in all, and what the genre or person of the bar is called. */
export interface NumberedTitles {
  titles: (NumberedTitle & { watches: number })[];
  total: number;
  label: string | null;
}

/** What somebody gave a title, and what everybody did, both out of ten. */
export interface Disagreement extends NumberedTitle {
  mine: number;
  theirs: number;
}

/** Days, or weeks from Monday to Sunday, with something watched in each. */
export interface Streak {
  length: number;
  since: CalendarDate;
  until: CalendarDate;
}

interface Streaks {
  longest: Streak | null;
  /** The one that goes on until now. */
  running: Streak | null;
}

/** A season by the stars its owner gave it, or else its episodes. */
export interface BestSeason extends NumberedTitle {
  season: number;
  /** To hundredths. */
  stars: number;
  /** How many of its episodes have stars. */
  episodes: number;
}

/** What somebody has watched in a year or ever, added up. */
export interface Numbers extends Amount {
  movies: number;
  series: number;
  /** Titles of which nothing is known, and movies of unknown length: no hours, genres and people of these are counted. */
  unknown: number;
  lengthless: number;
  /** Episodes of unknown length, and the series they are of, those with most first, five at most. */
  lengthlessEpisodes: number;
  lengthlessSeries: (NumberedTitle & { watches: number })[];
  /** Series marked as a whole, whose hours nobody knows. */
  whole: number;
  /** Watches without a day. */
  undated: number;
  /** Of one year, and of the year before; months without anything are left out. */
  months: Counted[];
  monthsBefore: Counted[];
  genres: Counted[];
  countries: Counted[];
  decades: Counted[];
  actors: Counted[];
  directors: Counted[];
  /** How many titles were given so many stars, the most first: whole ones always, halves where there are any. */
  stars: { stars: Stars; titles: number }[];
  /** The seasons rated best, the best first, ten at most. */
  seasons: BestSeason[];
  /** Out of ten, of the titles that both have rated; null when there are none. */
  averages: { mine: number; theirs: number; titles: number } | null;
  above: Disagreement[];
  below: Disagreement[];
  /** Movies watched more than once. */
  most: (NumberedTitle & { watches: number })[];
  first: (NumberedTitle & { day: CalendarDate }) | null;
  last: (NumberedTitle & { day: CalendarDate }) | null;
  /** The years of the whole diary, the latest first; what was watched in each is told with all there ever was only. */
  years: Counted[];
  /** What the year before came to, and what it had come to by this day; null for a year without anything, and for none. */
  before: { whole: Amount; soFar: Amount } | null;
  streaks: { days: Streaks; weeks: Streaks };
}

/** The twelve months of a year, or all decades between the first and the last, none left out. */
export function inARow(counted: readonly Counted[], keys: readonly number[]): Counted[] {
  const byKey = new Map(counted.map((one) => [one.key, one]));
  return keys
    .map(String)
    .map((key) => byKey.get(key) ?? { key, name: '', watches: 0, titles: 0, minutes: 0 });
}

export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The decades from the first to the last that something is from. */
export function decadesOf(counted: readonly Counted[]): number[] {
  const years = counted.map(({ key }) => Number(key));
  if (years.length === 0) return [];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: (last - first) / 10 + 1 }, (_, index) => first + 10 * index);
}

/** The most of each, most titles first; equal ones by watches, then by name. */
export function mostOf(counted: readonly Counted[], most: number): Counted[] {
  return counted
    .toSorted((a, b) => b.titles - a.titles || b.watches - a.watches || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}

/** Whether a year is not over yet. */
export function isUnderWay(year: number, day: CalendarDate): boolean {
  return year >= Number(day.slice(0, 4));
}

/** Whole hours, rounded; what is less than half an hour is none. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 60);
}
