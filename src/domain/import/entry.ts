import { LIST_LENGTHS } from '../custom-lists/custom-lists.ts';
import type { CalendarDate } from '../dates.ts';
import type { FollowState } from '../series/following.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import type { Stars } from '../reviews/stars.ts';
import { hasTooLong } from '../tags/tags.ts';
import type { Kind } from '../title.ts';

/**
 * What a file can say of a title: `watch` is one viewing (of an episode where `episode` is there), `watched` that it was
 * seen and no more, `follow` that the user follows the series, `list` its place in a named list, `note` a
 * private note, and `own` a whole record of our own export.
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
  'note',
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
  /** A reply to another user's comment. */
  'reply',
  /** A review of a season or an episode, or a note to an episode: here they are of titles (notes of seasons, too). */
  'partText',
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

/**
 * Why a row ended so: `watched`, a wish for what one has watched; `existing`, the user's own opinion, which stays;
 * `shortened`, a text longer than 20,000 characters; `future`, a day still to come; `full`, a list that holds no more;
 * `value`, what the tables do not take; `catalogue`, a title the movie database kept failing at; `again`, an episode
 * that is counted once a day; `episode`, one its series has not.
 */
export type ImportRowReason =
  | 'watched'
  | 'existing'
  | 'shortened'
  | 'future'
  | 'full'
  | 'value'
  | 'catalogue'
  | 'again'
  | 'episode';

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
  /** Numbers of the episode itself elsewhere, which say which it is whatever way its series is numbered. */
  episodeIds?: { tvdb?: number; imdb?: string };
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
  /** The moment of a watch (ISO 8601, in UTC), where the file says it: by that two sources tell of one viewing. */
  moment?: string;
  /** Seen before already. */
  again: boolean;
  /** How often it was watched, where the file tells of the last time alone; the report says so. */
  plays?: number;
  stars?: GivenStars;
  /** Of a review, a private note, or a place in a list, as it was written, whatever its length. */
  text?: string;
  /** What its diary has it under, parted by commas; they become tags of its title. */
  tags?: string;
  /** What was written to a place of a watchlist; nothing here keeps it, and the report names it. */
  note?: string;
  /** A followed series of which the file says no episodes, though some were seen. */
  noEpisodes?: true;
  /** A review that tells the end. */
  spoiler?: true;
  /** It holds a text, a name of a list or a tag that is longer than is kept, and is cut. */
  cut?: true;
  /** With what is said of the list itself, at one of its places; of several lists of one name all but the first are numbered. */
  list?: { name: string; position: number; nth?: number; description?: string };
  /** Of a followed series that is not watched on. */
  state?: Exclude<FollowState, 'watching'>;
  /** Of our own export: which of its tables, and the record as it stands there. */
  own?: { part: string; record: Record<string, unknown> };
  /** Of a row that says nothing that can be kept, and is brought (as `own` without a record) for the report alone. */
  problem?: RowProblem;
}

/** The longest text that is imported, in UTF-16 units; the database takes as many characters. */
export const TEXT_LIMIT = 20_000;

/** The longest text of all tags of an entry, in UTF-16 units: twenty tags fit into it. */
export const TAGS_LIMIT = 2000;

const withinLimit = (text: string, limit = TEXT_LIMIT) => text.slice(0, limit).toWellFormed();

/** Whether an entry holds more than is kept. The database cuts each tag and the name of the list. */
function isTooLong({ text, note, tags = '', list }: ImportEntry): boolean {
  const texts = [text, note, list?.description];
  return (
    texts.some((said) => said && said.length > TEXT_LIMIT) ||
    [...(list?.name ?? '')].length > LIST_LENGTHS.name ||
    tags.length > TAGS_LIMIT ||
    hasTooLong(tags)
  );
}

/** An entry whose texts are no longer than what is imported. `cut` marks one that holds more than is kept. */
export function withinTextLimit(entry: ImportEntry): ImportEntry {
  if (!isTooLong(entry)) return entry;
  const { text, note, tags, list } = entry;
  return {
    ...entry,
    cut: true,
    ...(text && { text: withinLimit(text) }),
    ...(note && { note: withinLimit(note) }),
    ...(tags && { tags: withinLimit(tags, TAGS_LIMIT) }),
    ...(list?.description && { list: { ...list, description: withinLimit(list.description) } }),
  };
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
