import { isUpcoming, type CalendarDate } from '../dates.ts';
import type { SeasonProgress, SeriesMarks, Standing } from './following.ts';
import type { EpisodePlace } from './kept-episodes.ts';

// How far somebody is in a series (docs/behaviour.md, Following series) is counted by the database (series_progress).
// What a page shows before the database has answered stands here; a test holds the two to each other.

/** What one act marks: an episode, a season, or everything up to an episode. */
export type MarkScope = 'episode' | 'season' | 'upTo';

/** The episodes of a season that a page shows. */
export interface EpisodesShown {
  season: number;
  /** Numbers of those that can be marked, and of those still to come. */
  numbers: readonly number[];
  ahead: readonly number[];
  /** Of those that can be marked the ones without a day: they have been on air once the series has ended. */
  undated: readonly number[];
}

/** What the page of a season shows of it, on the day it is for the reader. */
export function episodesShown(
  season: number,
  episodes: readonly { number: number; date: CalendarDate | null }[],
  day: CalendarDate,
): EpisodesShown {
  const numbersOf = (fits: (date: CalendarDate | null) => boolean) =>
    episodes.filter(({ date }) => fits(date)).map(({ number }) => number);
  return {
    season,
    numbers: numbersOf((date) => !isUpcoming(date, day)),
    ahead: numbersOf((date) => isUpcoming(date, day)),
    undated: numbersOf((date) => date === null),
  };
}

/** What somebody asked for and what is therefore shown before it is done (optimistic update). */
export type MarkAct =
  | ({ kind: 'mark'; scope: MarkScope } & EpisodePlace)
  | { kind: 'unmark'; season: number; number: number | null };

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** `here`: how many of the season are watched afterwards, where the page shows all of it; `news` of those it shows. */
function countAfter(progress: SeasonProgress, act: MarkAct, here: number | null, news: number): number {
  const { season, watched, aired } = progress;
  if (act.kind === 'mark' && act.scope === 'upTo' && season > 0 && season < act.season) return aired;
  if (season !== act.season) return watched;
  if (here !== null) return here;
  if (act.kind === 'unmark') return act.number === null ? 0 : clamp(watched - news, aired);
  if (act.scope === 'season') return aired;
  // Where every season before is whole, an episode's number says how many there are up to it.
  if (act.scope === 'upTo') return Math.max(watched + news, clamp(act.number, aired));
  return clamp(watched + news, aired);
}

/** Whether an act concerns an episode of the season that is shown. */
function isMarkedBy(act: Extract<MarkAct, { kind: 'mark' }>, { season, number }: EpisodePlace): boolean {
  if (act.scope === 'season') return season === act.season;
  if (act.scope === 'episode') return season === act.season && number === act.number;
  return season > 0 && (season < act.season || (season === act.season && number <= act.number));
}

/** Marks as they will be once an act is done, as far as a page can tell; what the backend says afterwards counts. */
export function marksAfterAct(marks: SeriesMarks, act: MarkAct, shown: EpisodesShown | null): SeriesMarks {
  const { season: of = -1, numbers: open = [], ahead = [] } = shown ?? {};
  const undated = new Set(marks.ended ? [] : shown?.undated);
  const aired = open.filter((number) => !undated.has(number));
  // One by itself needs no day; several at once are only what has been on air. What was watched early can be unmarked.
  const concerned =
    act.kind === 'mark'
      ? (act.scope === 'episode' ? open : aired).filter((number) => isMarkedBy(act, { season: of, number }))
      : [...open, ...ahead].filter((number) => of === act.season && (act.number ?? number) === number);
  const numbers =
    act.kind === 'mark'
      ? [...new Set([...marks.numbers, ...concerned])].sort((a, b) => a - b)
      : marks.numbers.filter((number) => !concerned.includes(number));
  // Of an episode that is not on this page nobody knows here whether it was marked: the count waits for the backend.
  const here = aired.filter((number) => numbers.includes(number)).length;
  const news = Math.abs(here - aired.filter((number) => marks.numbers.includes(number)).length);
  const isAllOf = ({ season, total, aired: known }: SeasonProgress) =>
    season === of && known === aired.length && total === open.length + ahead.length;
  const seasons = marks.seasons.map((one) => ({
    ...one,
    watched: countAfter(one, act, isAllOf(one) ? here : null, news),
  }));
  // What follows it only the backend knows.
  const isNextDone = marks.next !== null && act.kind === 'mark' && isMarkedBy(act, marks.next);
  return {
    ...marks,
    ...(isNextDone && { next: null }),
    numbers,
    seasons,
    state: act.kind === 'mark' ? 'watching' : marks.state,
  };
}

/** Whether the episodes of a followed series are still to be fetched. */
export const lacksEpisodes = (marks: SeriesMarks | null): boolean =>
  marks !== null && marks.state !== null && !marks.kept;

/** How far somebody is in one season; undefined where nothing of it has been on air. */
export const progressIn = ({ seasons }: SeriesMarks, season: number): SeasonProgress | undefined =>
  seasons.find((one) => one.season === season && one.aired > 0);

/** Whether all of a season that has been on air is watched. */
export function isWholeIn(marks: SeriesMarks, season: number): boolean {
  const progress = progressIn(marks, season);
  return progress !== undefined && progress.watched === progress.aired;
}

/** How far somebody is in all of a series: specials count in nothing. */
export function wholeOf({ seasons, ended, coming }: SeriesMarks): SeasonProgress & { standing: Standing } {
  const counting = seasons.filter(({ season }) => season > 0);
  const sum = (of: 'watched' | 'aired' | 'total') => counting.reduce((all, one) => all + one[of], 0);
  const [watched, aired, total] = [sum('watched'), sum('aired'), sum('total')];
  const isMoreToCome = coming !== null || total > aired;
  const done = ended && !isMoreToCome ? 'finished' : 'caughtUp';
  const standing = total === 0 ? 'unknown' : watched < aired ? 'next' : done;
  return { season: -1, watched, aired, total, standing };
}
