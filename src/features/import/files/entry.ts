import { LIST_LENGTHS } from '../../custom-lists/custom-lists.ts';
import type { CalendarDate } from '../../../core/dates.ts';
import type { FollowState } from '../../series/following.ts';
import type { EpisodePlace } from '../../series/kept-episodes.ts';
import type { Stars } from '../../../core/stars.ts';
import { hasTooLong } from '../../tags/tags.ts';
import type { Kind } from '../../../core/title.ts';

/**
 * Kinds of entries. `watch` is one viewing (of an episode with `episode`), `watched` only that it was seen, `follow` a
 * followed series, `list` an item of a named list, `note` a private note, and `own` a record of our own export.
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

/** A rating in its original scale: up to 5, 10 or 100. */
export interface GivenStars {
  value: number;
  of: 5 | 10 | 100;
}

/** Position of an entry: the file, and the record in it (1 is the header of a CSV). */
export interface EntryPlace {
  file: string;
  line: number;
}

export const ROW_PROBLEMS = [
  'noTitle',
  /** Without a valid rating: 0, empty or no number. */
  'noRating',
  /** About an unspecified episode. */
  'noEpisode',
  /** A season or episode in a watchlist or list, which contain only whole titles here. */
  'partOfSeries',
  /** A video game, person or podcast. */
  'noTitleKind',
  'reply',
  /**
   * A review of a season or episode, or a note on an episode. Reviews are of titles here, notes of titles and seasons.
   */
  'partText',
  /** A dropped film: only series can be dropped here. */
  'droppedMovie',
  /** A movie that was begun: here it is watched or not. */
  'unfinished',
  /** Not watched yet, and nothing else is said of it. */
  'unwatched',
  /** Names a title and nothing that has a place here. */
  'nothing',
  /** Another row says the same. */
  'repeated',
  /** A count or a setting of the other program. */
  'needless',
  /** A trailer or a clip of a few seconds. */
  'notTitle',
  /** Of another profile, which the user left out. */
  'otherProfile',
  /** The user has not said which columns the file has. */
  'columns',
  'noText',
  'malformed',
  'openQuote',
  /** The whole file is unreadable: damaged, encrypted, or of another type than its name. */
  'brokenFile',
  /** Columns that several files share, and an ambiguous file name. */
  'nameless',
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/**
 * Reason for a row's result. `watched`: a wish for a watched title; `existing`: the user's own rating or review stays;
 * `shortened`: text longer than 20,000 characters; `future`: a future day; `full`: the list is full; `value`: rejected
 * by the database; `catalogue`: the movie database kept failing; `again`: an episode counts once a day; `episode`: the
 * series has no such episode.
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

/** An entry of an imported file. `entry-schema.ts` validates it on the server. */
export interface ImportEntry {
  at: EntryPlace;
  what: EntryKind;
  /** Null if the source does not say. */
  kind: Kind | null;
  /** As in the source; empty if it has only ids. */
  name: string;
  /** Release year in the source, possibly one off. */
  year: number | null;
  ids: { tmdb?: number; imdb?: string; tvdb?: number };
  episode?: EpisodePlace;
  /** Ids of the episode itself, which identify it in any numbering; its name and likely season, if the file has no number. */
  episodeIds?: { tvdb?: number; imdb?: string; name?: string; season?: number };
  /** A rating of this whole season. */
  season?: number;
  /** About one episode, identified only by its ids until it is looked up. */
  byEpisode?: true;
  /** The last episode seen; all earlier ones were seen too. */
  upTo?: true;
  /** Calendar day of the watch, rating, etc.; null if unknown. */
  day: CalendarDate | null;
  /** The day as written, if it cannot be parsed. */
  dayText?: string;
  /** Time of a watch (ISO 8601, UTC), if the file has it. It deduplicates watches from two sources. */
  moment?: string;
  again: boolean;
  /** Number of plays, if the file dates only the last one; for the report. */
  plays?: number;
  stars?: GivenStars;
  /** Review, private note, or description of a list item, uncut. */
  text?: string;
  /** Comma-separated tags of the diary entry; they become tags of the title. */
  tags?: string;
  /** Note on a watchlist item; only the report contains it. */
  note?: string;
  /** A followed series without episodes in the file, although some were seen. */
  noEpisodes?: true;
  spoiler?: true;
  /** A text, list name or tag exceeds the limits and will be cut. */
  cut?: true;
  /**
   * The list, with its description at one of its items. `nth` distinguishes lists of the same name, from the second on.
   */
  list?: { name: string; position: number; nth?: number; description?: string };
  /** State of a followed series, if not watching. */
  state?: Exclude<FollowState, 'watching'>;
  /** Of our own export: its part and the record. */
  own?: { part: string; record: Record<string, unknown> };
  /** An unusable row, sent (as `own` without a record) only for the report. */
  problem?: RowProblem;
}

/** Longest imported text in UTF-16 units; the database allows as many characters. */
export const TEXT_LIMIT = 20_000;

/** Longest text of all tags of an entry, in UTF-16 units: room for twenty tags. */
export const TAGS_LIMIT = 2000;

const withinLimit = (text: string, limit = TEXT_LIMIT) => text.slice(0, limit).toWellFormed();

/** Whether an entry exceeds the limits. The database cuts tags and list name. */
function isTooLong({ text, note, tags = '', list }: ImportEntry): boolean {
  const texts = [text, note, list?.description];
  return (
    texts.some((said) => said && said.length > TEXT_LIMIT) ||
    [...(list?.name ?? '')].length > LIST_LENGTHS.name ||
    tags.length > TAGS_LIMIT ||
    hasTooLong(tags)
  );
}

/** Cuts an entry's texts to the limits, and sets `cut` if it exceeds any. */
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

export const ENTRIES_PER_REQUEST = 500;

export const ENTRIES_PER_IMPORT = 200_000;

/** Converts a rating to stars, rounded to the nearest half (7 of 10 is 3½), at least half a star. */
export function starsOf({ value, of }: GivenStars): Stars {
  // Rounds to thousandths first, so that binary fractions do not change the result.
  const halves = Math.round((value / of) * 10_000) / 1000;
  return (Math.min(10, Math.max(1, Math.floor(halves + 0.5))) / 2) as Stars;
}

/** Whether conversion changed the rating: then the report shows the original. */
export function isRounded(given: GivenStars): boolean {
  return starsOf(given) * given.of !== given.value * 5;
}
