import type { CalendarDate } from '../dates.ts';
import type { TitleId } from '../title.ts';
import { CONNECTIONS_PATH } from './delivery.ts';

/** The page of the diary at Letterboxd that somebody follows. */
export const LETTERBOXD_PATH = `${CONNECTIONS_PATH}/letterboxd`;

/** What a name there looks like. */
const LETTERBOXD_NAME = /^[a-z0-9_]{2,30}$/;

/** Reads a name as people type it: the name, `@name`, or the address of the page; null for none. */
export function readLetterboxdName(given: string): string | null {
  const name = given
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?letterboxd\.com\//, '')
    .replace(/^@/, '')
    .replace(/\/.*/, '');
  return LETTERBOXD_NAME.test(name) ? name : null;
}

/** An entry of a feed: a watch, a review, or a list. */
export interface LetterboxdEntry {
  guid: string;
  /** ISO 8601. */
  at: string;
  /** The title at TMDB; null for a list, and where the feed names no number. */
  title: TitleId | null;
  /** What the feed calls the title or the list. */
  name: string;
  isList: boolean;
  /** Null for a review whose day is not said. */
  day: CalendarDate | null;
  again: boolean;
  /** In halves; null where none were given. */
  stars: number | null;
  /** What was written of it; null for nothing. */
  text: string | null;
}

/** What became of a look. */
export type LetterboxdOutcome = 'read' | 'same' | 'nobody' | 'limited' | 'unreadable' | 'failed';

/** What somebody follows. */
export interface LetterboxdFollow {
  name: string;
  withReviews: boolean;
  since: string;
  checkedAt: string | null;
  outcome: LetterboxdOutcome | null;
}

/** An entry that was read, as the log shows it. */
export interface ReadEntry {
  guid: string;
  /** Null for a list, and for a title that is not known here. */
  title: TitleId | null;
  name: string;
  day: CalendarDate | null;
  stars: number | null;
  readAt: string;
  outcome: 'counted' | 'noted' | 'refused' | 'changed' | 'list' | 'unknown';
}
