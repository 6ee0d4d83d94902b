import type { CustomList, TakenOut } from '../custom-lists/custom-lists.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { Logged, Watch, WatchDetails } from '../diary/watches.ts';
import { LIST_NAMES } from '../../core/list-names.ts';
import type { ListEntry, ListName, ListTitle } from '../../core/lists.ts';
import type { Review } from '../reviews/reviews.ts';
import type { Stars } from '../../core/stars.ts';
import type { SeasonPart, SeasonPlace } from '../../core/season-stars.ts';
import type { FollowedTitle, Following, FollowState, Marked } from '../series/following.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import type { MarkScope } from '../series/series-marks.ts';
import { parseTitleKey, type TitleId } from '../../core/title.ts';

/**
 * Endpoint of all mutations of a title's marks. Forms without script post here and are redirected back; scripts post
 * JSON.
 */
export const MARKS_PATH = '/api/marks';

/** Id of a page's form to which all list buttons belong. */
export const MARKS_FORM = 'marks';

/** An opaque value from the database that restores what was removed. */
type Removed = string | number | boolean | null | Removed[] | { [key: string]: Removed | undefined };

/** A season of a run, or with `number` one episode of it. */
interface WatchedPart {
  run: number;
  season: number;
  number: number | null;
}

/** How stars changed the watched list; `logged` is null where their mark was taken back. */
export interface RatedSeen {
  title: ListTitle;
  logged: Logged | null;
}

/** Request (`says`) and response (`answers`) of each mutation. Requests contain the desired state, never a toggle. */
interface MarkKinds {
  /** Adds a title to a list or removes it. `undo` restores the times of an earlier entry. */
  list: {
    says: {
      list: ListName;
      title: ListTitle;
      present: boolean;
      undo?: { addedAt: string; markedAt: string | null };
    };
    /**
     * `addedAt` is null if the title was removed, or was in the list already. `left`: the entry this removed from
     * another list.
     */
    answers: { addedAt: string | null; left: { list: ListName; entry: ListEntry } | null };
  };
  /** Null removes the rating. A movie's first stars mark it as watched, and their removal takes that back. */
  stars: { says: { title: TitleId; stars: Stars | null }; answers: RatedSeen | null };
  /** Null removes the rating. */
  seasonStars: { says: { place: SeasonPlace; part: SeasonPart; stars: Stars | null }; answers: null };
  /** Follows a series, or restores how it was followed. */
  follow: { says: { series: FollowedTitle & Partial<Following> }; answers: null };
  /** Unfollows a series; returns how it was followed, for Undo. */
  stop: { says: { series: number }; answers: Following | null };
  state: { says: { series: number; state: FollowState }; answers: null };
  /** Starts a rewatch of a series; returns the number of the run. */
  startRun: { says: { series: number }; answers: number | null };
  leaveRun: { says: { series: number; run: number }; answers: null };
  episodes: {
    says: {
      series: FollowedTitle;
      mark: EpisodePlace & { scope: MarkScope; today: CalendarDate; day: CalendarDate | null };
      /** The run whose episodes get their air dates as days. */
      airedIn?: number;
    };
    answers: Marked;
  };
  /** Sets the day of an episode or season of a run, or moves all episodes of a day. */
  date: {
    says: { series: number; which: WatchedPart | { day: CalendarDate | null }; day: CalendarDate | null };
    answers: null;
  };
  /** Sets the days to the air dates; returns how many episodes have one. */
  dateByAir: { says: { series: number; which: WatchedPart; today: CalendarDate }; answers: number };
  /** Undoes one mutation; returns the number of episodes. */
  takeBack: { says: { series: number; marked: Marked }; answers: number };
  /** Unmarks an episode, or a season if `number` is null. */
  unmark: { says: { series: number; season: number; number: number | null }; answers: Removed };
  /** Unmarks the episodes of a series on a day, or those without a day. */
  unmarkDay: { says: { series: number; day: CalendarDate | null }; answers: Removed };
  restore: { says: { series: number; removed: Removed }; answers: number };
  /** Adds a title to a custom list or removes it. `back` restores its rank and note. Returns these on removal. */
  listed: {
    says: {
      list: Pick<CustomList, 'id' | 'address'>;
      title: ListTitle;
      present: boolean;
      back?: TakenOut;
    };
    answers: TakenOut | null;
  };
  /** Creates a private list with a title, under an id from the browser; returns its address. */
  newList: { says: { id: string; name: string; title: ListTitle }; answers: CustomList['address'] };
  /** Logs a watch under an id from the browser; returns the change of the lists. */
  watch: { says: { id: string; title: ListTitle; details: WatchDetails }; answers: Logged };
  /**
   * Edits a watch, with optimistic locking: if it no longer equals `before`, nothing is written and the current watch
   * is returned. Otherwise returns null.
   */
  editWatch: {
    says: { title: TitleId; id: string; before: WatchDetails; details: WatchDetails };
    answers: Watch | null;
  };
  /** Deletes a watch, with the play of the program that recorded it. */
  deleteWatch: { says: { title: TitleId; id: string; play: string | null }; answers: Removed };
  /** Posts a review. Idempotent: the same text of the same user is posted once. */
  review: {
    says: { title: TitleId; text: string; tellsEnd: boolean };
    answers: Pick<Review, 'id' | 'text' | 'tellsEnd' | 'createdAt'>;
  };
  editReview: {
    says: { title: TitleId; id: string; text: string; tellsEnd: boolean };
    answers: Pick<Review, 'text' | 'tellsEnd' | 'editedAt'>;
  };
  deleteReview: { says: { title: TitleId; id: string }; answers: null };
}

export type MarkKind = keyof MarkKinds;

export type Mark<Kind extends MarkKind = MarkKind> = {
  [Each in Kind]: { what: Each } & MarkKinds[Each]['says'];
}[Kind];

export type MarkAnswer<Kind extends MarkKind> = MarkKinds[Kind]['answers'];

/** Value of a list button: `+` adds the title, `-` removes it. The button's name is the list. */
export const listValue = (key: string, isHeld: boolean) => `${isHeld ? '-' : '+'}${key}`;

/** Parses name and value of a list button; null for any other button. */
export function readListButton(
  name: string,
  value: string,
): { list: ListName; title: TitleId; present: boolean } | null {
  const list = LIST_NAMES.find((each) => each === name);
  const title = /^[+-]/.test(value) ? parseTitleKey(value.slice(1)) : null;
  return list && title ? { list, title, present: value.startsWith('+') } : null;
}

/** Id of the form to which the buttons of a season's episodes belong. */
export const EPISODES_FORM = 'episode-marks';

/** Value of a series' button `follow` or an episode's button `episode`: `+` marks, `-` unmarks. */
export const seriesValue = (isMarked: boolean, ...place: number[]) =>
  `${isMarked ? '-' : '+'}${place.join('/')}`;

/** Parses name and value of a series' or episode's button; null for any other button. */
export function readSeriesButton(
  name: string,
  value: string,
): { series: number; episode: EpisodePlace | null; present: boolean } | null {
  if (!/^[+-]\d{1,9}(?:\/\d{1,4}\/\d{1,5})?$/.test(value)) return null;
  const [series = 0, season, number] = value.slice(1).split('/').map(Number);
  const episode = season === undefined || number === undefined ? null : { season, number };
  const present = value.startsWith('+');
  const isKnown = name === (episode ? 'episode' : 'follow') && series > 0 && (episode !== null || present);
  return isKnown ? { series, episode, present } : null;
}
