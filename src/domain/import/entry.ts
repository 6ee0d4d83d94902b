import type { CalendarDate } from '../dates.ts';
import type { FollowState } from '../series/following.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import type { Stars } from '../reviews/stars.ts';
import type { Kind } from '../title.ts';

/**
 * What a file can say of a title: `watch` is one viewing (of an episode where `episode` is there), `watched` that it was
 * seen and no more, `follow` that somebody follows the series, `list` its place in a named list, and `own` a whole
 * record of our own export.
 */
export const ENTRY_KINDS = [
  'watch',
  'watched',
  'rating',
  'wish',
  'review',
  'favorite',
  'follow',
  'dismissed',
  'list',
  'own',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A rating as its source gave it: 0.5 to 5 in halves, or 1 to 10. */
export interface GivenStars {
  value: number;
  of: 5 | 10;
}

/** Where an entry stands: the file within what was given, and the record in it (the header of a CSV is 1). */
export interface EntryPlace {
  file: string;
  line: number;
}

/** Why a row of a file becomes no entry. */
export const ROW_PROBLEMS = [
  /** It names no title. */
  'noTitle',
  /** Its rating is none: 0, empty or no number. */
  'noRating',
  /** It is about an episode and says not which. */
  'noEpisode',
  /** It wishes or lists a season or an episode; only whole titles have that here. */
  'partOfSeries',
  /** A video game, a person, a podcast: nothing Marquee keeps. */
  'noTitleKind',
  /** A film somebody gave up: only series have that here. */
  'droppedMovie',
  /** A text of no letters. */
  'noText',
  /** Something else stands where a record should. */
  'malformed',
  /** A quotation mark in it is never closed. */
  'openQuote',
  /** The whole file cannot be read: damaged, locked, or not what its name says. */
  'brokenFile',
  /** Its columns are those of several files, and its name says not which it is. */
  'nameless',
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** One thing a file of another tracker says. Checked on the server by `entry-schema.ts`. */
export interface ImportEntry {
  at: EntryPlace;
  what: EntryKind;
  /** Null where the source does not say it. */
  kind: Kind | null;
  /** As the source writes it; empty where it gives ids alone. */
  name: string;
  /** Of the release, as the source has it: it may be one off. */
  year: number | null;
  ids: { tmdb?: number; imdb?: string; tvdb?: number };
  episode?: EpisodePlace;
  /** A rating of this season as a whole. */
  season?: number;
  /** It is about one episode, which its ids alone tell; whoever looks it up says which. */
  byEpisode?: true;
  /** The episode is the last one seen, and all before it were seen too. */
  upTo?: true;
  /** The calendar day of a watch, or on which the rest was given; null when nobody knows. */
  day: CalendarDate | null;
  /** The day as it is written, where nobody can tell which it is. */
  dayText?: string;
  /** Seen before already. */
  again: boolean;
  stars?: GivenStars;
  /** Of a review, or of a place in a list, as it was written, whatever its length. */
  text?: string;
  /** What its diary has it under, parted by commas; they become tags of its title. */
  tags?: string;
  /** What was written to a place of a watchlist; nothing here keeps it, and the report names it. */
  note?: string;
  /** With what is said of the list itself, at one of its places. */
  list?: { name: string; position: number; description?: string };
  /** Of a followed series that is not watched on. */
  state?: Exclude<FollowState, 'watching'>;
  /** Of our own export: which of its tables, and the record as it stands there. */
  own?: { part: string; record: Record<string, unknown> };
  /** Of a row that says nothing that can be kept, and is brought (as `own` without a record) for the report alone. */
  problem?: RowProblem;
}

/** Entries one request may carry. */
export const ENTRIES_PER_REQUEST = 500;

/** Entries one import may have. */
export const ENTRIES_PER_IMPORT = 200_000;

/**
 * What a rating elsewhere is in our stars: to the half (a ten-point 7 is 3½), what lies between two halves to the
 * nearer, and the least there can be is half a star.
 */
export function starsOf({ value, of }: GivenStars): Stars {
  // To thousandths first, so that no error of binary fractions decides which side it is on.
  const halves = Math.round((value / of) * 10_000) / 1000;
  return (Math.min(10, Math.max(1, Math.floor(halves + 0.5))) / 2) as Stars;
}

/** Whether our stars say something else than the rating did, so that a report tells the original. */
export function isRounded(given: GivenStars): boolean {
  return starsOf(given) * given.of !== given.value * 5;
}
