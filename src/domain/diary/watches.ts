import type { DiaryPlay } from '../connections/connections.ts';
import { addDays, isCalendarDate, type CalendarDate } from '../dates.ts';
import type { ListTitle } from '../lists/lists.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import { limitReview, reviewText } from '../reviews/reviews.ts';
import type { Stars } from '../reviews/stars.ts';

/** What somebody says of a watch. */
export interface WatchDetails {
  /** The calendar day where they were; null for "some time". */
  day: CalendarDate | null;
  /** Seen before already. */
  again: boolean;
  /** At most 500 code points; null for none. */
  note: string | null;
  /** What its owner gave this very watch. */
  stars: Stars | null;
}

/** The fields of `WatchDetails`: one that is missing here does not compile. */
const DETAILS = Object.keys({
  day: true,
  again: true,
  note: true,
  stars: true,
} satisfies Record<keyof WatchDetails, true>) as (keyof WatchDetails)[];

/** The fields of a watch that a user edits. */
export const detailsOf = (watch: WatchDetails): WatchDetails =>
  Object.fromEntries(DETAILS.map((field) => [field, watch[field]])) as unknown as WatchDetails;

/** Whether two watches say the same. */
export const saysTheSame = (a: WatchDetails, b: WatchDetails) =>
  DETAILS.every((field) => a[field] === b[field]);

/** An episode with what its owner gave it. */
export interface RatedEpisode extends EpisodePlace {
  stars?: Stars;
}

/** What somebody has watched of one series on one day. */
export interface WatchedEpisodes {
  count: number;
  /** The first twenty of them, in their order, with the stars they were given. */
  first: RatedEpisode[];
}

/** One entry of a diary: a title, or episodes of a series. */
export interface Watch extends WatchDetails {
  id: string;
  title: ListTitle;
  /** When it was recorded (ISO 8601). */
  createdAt: string;
  /** The time of the entry of the watched list it was recorded with (ISO 8601); null for one recorded on its own. */
  markedAt: string | null;
  /** What its owner gave the title, now. */
  titleStars: Stars | null;
  /** Where it stands for episodes; undefined for a title as a whole. */
  episodes?: WatchedEpisodes;
  /** The program that noted it; undefined for what its owner wrote. */
  play?: DiaryPlay;
}

/** What logging a watch did to the lists: both null when the title was in the watched list already. */
export interface Logged {
  /** When it entered the watched list (ISO 8601). */
  markedAt: string | null;
  /** Since when it stood in the wishlist it left by that (ISO 8601). */
  wishedAt: string | null;
}

/** The most watches that the page of their title lists; all stand in the diary. */
export const MOST_ON_PAGE = 20;

/** The order there: the latest day first, without a day last. */
export const byDay = (a: Watch, b: Watch) => (b.day ?? '').localeCompare(a.day ?? '');

/** The first day the database takes. */
export const FIRST_DAY: CalendarDate = '1900-01-01';

/** A note as it is kept: trimmed and cut like a review; null when nothing is left. */
export function noteOf(text: string): string | null {
  return reviewText(limitReview(text)) || null;
}

/** The ways to say a day. */
export const DAY_CHOICES = ['today', 'yesterday', 'date', 'none'] as const;
export type DayChoice = (typeof DAY_CHOICES)[number];

/** Which choice stands for a day, seen from today. */
export function choiceOf(day: CalendarDate | null, today: CalendarDate): DayChoice {
  if (day === null) return 'none';
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : 'date';
}

/** What is to be said about a day before it is kept: nothing, why it cannot be, or what is asked first. */
export type DayDoubt = 'missing' | 'tooEarly' | 'toCome' | 'beforeRelease' | null;

/** Whether a day can be kept as it stands. `chosen` is the text of the date field, used with the choice `date`. */
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
