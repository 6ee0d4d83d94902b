import type { CustomList, TakenOut } from '../custom-lists/custom-lists.ts';
import type { CalendarDate } from '../dates.ts';
import type { Logged, Watch, WatchDetails } from '../diary/watches.ts';
import { LIST_NAMES } from '../lists/list-names.ts';
import type { ListEntry, ListName, ListTitle } from '../lists/lists.ts';
import type { Review } from '../reviews/reviews.ts';
import type { Stars } from '../reviews/stars.ts';
import type { SeasonPart, SeasonPlace } from '../seasons/season-stars.ts';
import type { FollowedTitle, Following, FollowState, Marked } from '../series/following.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import type { MarkScope } from '../series/series-marks.ts';
import { parseTitleKey, type TitleId } from '../title.ts';

/** Where marks are posted: by the form of a page, which leads back to it, and as JSON. */
export const MARKS_PATH = '/api/marks';

/** The id of the one form of a page that its mark buttons belong to. */
export const MARKS_FORM = 'marks';

/** A value that only the database reads: what an act removed, fit for putting it back. */
type Removed = string | number | boolean | null | Removed[] | { [key: string]: Removed | undefined };

/** A season of a run, or (`number`) one episode of it. */
interface WatchedPart {
  run: number;
  season: number;
  number: number | null;
}

/** What each kind of mark says (the state that is wanted, never "toggle"), and what is answered. */
interface MarkKinds {
  /** A title enters or leaves a list. `undo` has the times of the mark that is taken back. */
  list: {
    says: {
      list: ListName;
      title: ListTitle;
      present: boolean;
      undo?: { addedAt: string; markedAt: string | null };
    };
    /** `addedAt`: null where the title left, or was there already. `left`: what left a list by that. */
    answers: { addedAt: string | null; left: { list: ListName; entry: ListEntry } | null };
  };
  /** Stars of a title; null takes them back. */
  stars: { says: { title: TitleId; stars: Stars | null }; answers: null };
  /** Stars of a season, or of an episode of it. */
  seasonStars: { says: { place: SeasonPlace; part: SeasonPart; stars: Stars | null }; answers: null };
  /** Follows a series, or puts it back as it was followed. */
  follow: { says: { series: FollowedTitle & Partial<Following> }; answers: null };
  /** Stops following a series; answers how it was followed. */
  stop: { says: { series: number }; answers: Following | null };
  state: { says: { series: number; state: FollowState }; answers: null };
  /** Begins to watch a series again; answers which time it is. */
  startRun: { says: { series: number }; answers: number | null };
  leaveRun: { says: { series: number; run: number }; answers: null };
  episodes: {
    says: {
      series: FollowedTitle;
      mark: EpisodePlace & { scope: MarkScope; today: CalendarDate; day: CalendarDate | null };
      /** The run they are watched in on the days they aired. */
      airedIn?: number;
    };
    answers: Marked;
  };
  /** Says when an episode, or a season, of a run was watched, or all episodes of a day. */
  date: {
    says: { series: number; which: WatchedPart | { day: CalendarDate | null }; day: CalendarDate | null };
    answers: null;
  };
  /** The same by the days they aired; answers how many have one. */
  dateByAir: { says: { series: number; which: WatchedPart; today: CalendarDate }; answers: number };
  /** Takes back what one act has marked; answers how many episodes that were. */
  takeBack: { says: { series: number; marked: Marked }; answers: number };
  /** Unmarks an episode, or a season where `number` is null. */
  unmark: { says: { series: number; season: number; number: number | null }; answers: Removed };
  /** Unmarks the episodes of a series that were watched on a day, or on none. */
  unmarkDay: { says: { series: number; day: CalendarDate | null }; answers: Removed };
  restore: { says: { series: number; removed: Removed }; answers: number };
  /** A title enters or leaves a custom list; `back`: where it stood, with its note. Answers what went with one that left. */
  listed: {
    says: {
      list: Pick<CustomList, 'id' | 'address'>;
      title: ListTitle;
      present: boolean;
      back?: TakenOut;
    };
    answers: TakenOut | null;
  };
  /** Makes a private list under an id of the browser's making, with a title in it; answers its address. */
  newList: { says: { id: string; name: string; title: ListTitle }; answers: CustomList['address'] };
  /** A watch under an id of the browser's making; answers what that did to the lists. */
  watch: { says: { id: string; title: ListTitle; details: WatchDetails }; answers: Logged };
  /**
   * Changes a watch that still says `before`. Answers null, or the watch as it is where it says something else: nothing is
   * written then.
   */
  editWatch: {
    says: { title: TitleId; id: string; before: WatchDetails; details: WatchDetails };
    answers: Watch | null;
  };
  /** Removes a watch, with the play of a program that it was noted by. */
  deleteWatch: { says: { title: TitleId; id: string; play: string | null }; answers: Removed };
  /** Posts a review. The same text of the same user is posted once. */
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

/** A mark as it is sent. */
export type Mark<Kind extends MarkKind = MarkKind> = {
  [Each in Kind]: { what: Each } & MarkKinds[Each]['says'];
}[Kind];

/** What is answered to it. */
export type MarkAnswer<Kind extends MarkKind> = MarkKinds[Kind]['answers'];

/** The value of a list's button, whose name is the list: `+` adds the title, `-` takes it out. */
export const listValue = (key: string, isHeld: boolean) => `${isHeld ? '-' : '+'}${key}`;

/** What the button of a list wants, by its name and value; null for any other button. */
export function readListButton(
  name: string,
  value: string,
): { list: ListName; title: TitleId; present: boolean } | null {
  const list = LIST_NAMES.find((each) => each === name);
  const title = /^[+-]/.test(value) ? parseTitleKey(value.slice(1)) : null;
  return list && title ? { list, title, present: value.startsWith('+') } : null;
}

/** The form that the buttons of a season's episodes belong to. */
export const EPISODES_FORM = 'episode-marks';

/** The value of the button `follow` of a series, or `episode` of one of its episodes: `+` marks it, `-` unmarks it. */
export const seriesValue = (isMarked: boolean, ...place: number[]) =>
  `${isMarked ? '-' : '+'}${place.join('/')}`;

/** What the button of a series or an episode wants, by its name and value; null for any other button. */
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
