import type { DiaryPlay } from '../connections/connections.ts';
import { addDays, isCalendarDate, type CalendarDate } from '../../core/dates.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import { limitReview, reviewText } from '../reviews/reviews.ts';
import type { Stars } from '../../core/stars.ts';

/** The editable fields of a watch. */
export interface WatchDetails {
  /** The user's local calendar day; null for "some time". */
  day: CalendarDate | null;
  again: boolean;
  /** At most 500 code points; null without a note. */
  note: string | null;
  /** The rating of this watch, not of the title. */
  stars: Stars | null;
}

/** Fields of `WatchDetails`; the compiler reports a missing one. */
const DETAILS = Object.keys({
  day: true,
  again: true,
  note: true,
  stars: true,
} satisfies Record<keyof WatchDetails, true>) as (keyof WatchDetails)[];

/** Picks the editable fields of a watch. */
export const detailsOf = (watch: WatchDetails): WatchDetails =>
  Object.fromEntries(DETAILS.map((field) => [field, watch[field]])) as unknown as WatchDetails;

/** Whether two watches have equal editable fields. */
export const saysTheSame = (a: WatchDetails, b: WatchDetails) =>
  DETAILS.every((field) => a[field] === b[field]);

/** An episode with the owner's rating. */
export interface RatedEpisode extends EpisodePlace {
  stars?: Stars;
}

export interface WatchedEpisodes {
  count: number;
  /** The first twenty in order, with their ratings. */
  first: RatedEpisode[];
}

/** A diary entry: a title, or episodes of a series. */
export interface Watch extends WatchDetails {
  id: string;
  title: ListTitle;
  /** Time of recording (ISO 8601). */
  createdAt: string;
  /** Time of the watched-list entry created with it (ISO 8601); null if none was. */
  markedAt: string | null;
  /** The owner's current rating of the title. */
  titleStars: Stars | null;
  /** Set for episodes; undefined for a title as a whole. */
  episodes?: WatchedEpisodes;
  /** The program that recorded it; undefined if the owner did. */
  play?: DiaryPlay;
}

/** How logging a watch changed the lists; both null if the title was in the watched list already. */
export interface Logged {
  /** Time of its new entry in the watched list (ISO 8601). */
  markedAt: string | null;
  /** Time of the wishlist entry it replaced (ISO 8601). */
  wishedAt: string | null;
}

/** Watches shown on a title's page; the diary shows all. */
export const MOST_ON_PAGE = 20;

/** Order on a title's page: latest day first, without a day last. */
export const byDay = (a: Watch, b: Watch) => (b.day ?? '').localeCompare(a.day ?? '');

/** The database refuses earlier days. */
export const FIRST_DAY: CalendarDate = '1900-01-01';

/** Normalises a note: trims and cuts it like a review; null if empty. */
export function noteOf(text: string): string | null {
  return reviewText(limitReview(text)) || null;
}

export const DAY_CHOICES = ['today', 'yesterday', 'date', 'none'] as const;
export type DayChoice = (typeof DAY_CHOICES)[number];

/** The choice that matches a day. */
export function choiceOf(day: CalendarDate | null, today: CalendarDate): DayChoice {
  if (day === null) return 'none';
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : 'date';
}

/** Validation of a day: null if valid, an error, or `beforeRelease`, which needs confirmation. */
export type DayDoubt = 'missing' | 'tooEarly' | 'toCome' | 'beforeRelease' | null;

/** Resolves and validates a day. `chosen` is the value of the date field, used with the choice `date`. */
export function readDay(
  choice: DayChoice,
  chosen: string,
  { today, released }: { today: CalendarDate; released: CalendarDate | null },
): { day: CalendarDate | null; doubt: DayDoubt } {
  const days = { today, yesterday: addDays(today, -1), date: chosen, none: null };
  const day = days[choice];
  if (day === null) return { day, doubt: null };
  if (!isCalendarDate(day)) return { day: null, doubt: 'missing' };
  if (day > today) return { day, doubt: 'toCome' };
  if (day < FIRST_DAY) return { day, doubt: 'tooEarly' };
  return { day, doubt: released !== null && day < released ? 'beforeRelease' : null };
}
