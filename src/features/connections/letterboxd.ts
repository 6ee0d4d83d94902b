import type { CalendarDate } from '../../core/dates.ts';
import type { TitleId } from '../../core/title.ts';
import { CONNECTIONS_PATH } from './delivery.ts';

export const LETTERBOXD_PATH = `${CONNECTIONS_PATH}/letterboxd`;

const LETTERBOXD_NAME = /^[a-z0-9_]{2,30}$/;

/** Parses a user name from `name`, `@name` or a profile URL; null if invalid. */
export function readLetterboxdName(given: string): string | null {
  const name = given
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?letterboxd\.com\//, '')
    .replace(/^@/, '')
    .replace(/\/.*/, '');
  return LETTERBOXD_NAME.test(name) ? name : null;
}

/** An entry of a Letterboxd feed: a watch, a review, or a list. */
export interface LetterboxdEntry {
  guid: string;
  /** ISO 8601. */
  at: string;
  /** TMDB identity; null for a list, and if the feed has no id. */
  title: TitleId | null;
  /** Name of the title or list in the feed. */
  name: string;
  isList: boolean;
  /** Null for a review without a day. */
  day: CalendarDate | null;
  again: boolean;
  /** In halves; null without a rating. */
  stars: number | null;
  /** Review text; null without one. */
  text: string | null;
}

export type LetterboxdOutcome = 'read' | 'same' | 'nobody' | 'limited' | 'unreadable' | 'failed';

export interface LetterboxdFollow {
  name: string;
  withReviews: boolean;
  since: string;
  checkedAt: string | null;
  outcome: LetterboxdOutcome | null;
}

export interface ReadEntry {
  guid: string;
  /** Null for a list, and for an unknown title. */
  title: TitleId | null;
  name: string;
  day: CalendarDate | null;
  stars: number | null;
  readAt: string;
  outcome: 'counted' | 'noted' | 'refused' | 'changed' | 'list' | 'unknown';
}
