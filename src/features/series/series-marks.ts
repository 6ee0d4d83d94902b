import { isUpcoming, type CalendarDate } from '../../core/dates.ts';
import type { SeasonProgress, SeriesMarks, Standing } from './following.ts';
import type { EpisodePlace } from './kept-episodes.ts';

// The database computes progress (`series_progress`; docs/behaviour.md, Following series). These functions compute
// optimistic updates; a test compares both.

/** Scope of a mutation: an episode, a season, or everything up to an episode. */
export type MarkScope = 'episode' | 'season' | 'upTo';

export interface EpisodesShown {
  season: number;
  /** Numbers of markable episodes, and of unaired ones. */
  numbers: readonly number[];
  ahead: readonly number[];
  /** Markable ones without an air date: they count as aired once the series has ended. */
  undated: readonly number[];
}

/** Classifies a season's episodes; `day` is the reader's. */
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

/** A mutation of watched episodes, for the optimistic update. */
export type MarkAct =
  | ({ kind: 'mark'; scope: MarkScope } & EpisodePlace)
  | { kind: 'unmark'; season: number; number: number | null };

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/**
 * `here`: watched count of the season afterwards, if the page shows all of it; `news`: change among the episodes shown.
 */
function countAfter(progress: SeasonProgress, act: MarkAct, here: number | null, news: number): number {
  const { season, watched, aired } = progress;
  if (act.kind === 'mark' && act.scope === 'upTo' && season > 0 && season < act.season) return aired;
  if (season !== act.season) return watched;
  if (here !== null) return here;
  if (act.kind === 'unmark') return act.number === null ? 0 : clamp(watched - news, aired);
  if (act.scope === 'season') return aired;
  // If all seasons before are complete, the number is the count up to this episode.
  if (act.scope === 'upTo') return Math.max(watched + news, clamp(act.number, aired));
  return clamp(watched + news, aired);
}

/** Whether a mutation marks an episode. */
function isMarkedBy(act: Extract<MarkAct, { kind: 'mark' }>, { season, number }: EpisodePlace): boolean {
  if (act.scope === 'season') return season === act.season;
  if (act.scope === 'episode') return season === act.season && number === act.number;
  return season > 0 && (season < act.season || (season === act.season && number <= act.number));
}

/** Optimistic update: the marks after a mutation, as far as the page can tell. The server's response replaces them. */
export function marksAfterAct(marks: SeriesMarks, act: MarkAct, shown: EpisodesShown | null): SeriesMarks {
  const { season: of = -1, numbers: open = [], ahead = [] } = shown ?? {};
  const undated = new Set(marks.ended ? [] : shown?.undated);
  const aired = open.filter((number) => !undated.has(number));
  // A single episode can be marked without an air date; bulk marks cover only aired ones. Early watches can be
  // unmarked.
  const concerned =
    act.kind === 'mark'
      ? (act.scope === 'episode' ? open : aired).filter((number) => isMarkedBy(act, { season: of, number }))
      : [...open, ...ahead].filter((number) => of === act.season && (act.number ?? number) === number);
  const numbers =
    act.kind === 'mark'
      ? [...new Set([...marks.numbers, ...concerned])].sort((a, b) => a - b)
      : marks.numbers.filter((number) => !concerned.includes(number));
  // Whether episodes on other pages were marked is unknown here: their count waits for the response.
  const here = aired.filter((number) => numbers.includes(number)).length;
  const news = Math.abs(here - aired.filter((number) => marks.numbers.includes(number)).length);
  const isAllOf = ({ season, total, aired: known }: SeasonProgress) =>
    season === of && known === aired.length && total === open.length + ahead.length;
  const seasons = marks.seasons.map((one) => ({
    ...one,
    watched: countAfter(one, act, isAllOf(one) ? here : null, news),
  }));
  // Only the server knows the next one.
  const isNextDone = marks.next !== null && act.kind === 'mark' && isMarkedBy(act, marks.next);
  return {
    ...marks,
    ...(isNextDone && { next: null }),
    numbers,
    seasons,
    state: act.kind === 'mark' ? 'watching' : marks.state,
  };
}

/** Whether the episodes of a followed series are not fetched yet. */
export const lacksEpisodes = (marks: SeriesMarks | null): boolean =>
  marks !== null && marks.state !== null && !marks.kept;

/** Progress in one season; undefined if nothing has aired. */
export const progressIn = ({ seasons }: SeriesMarks, season: number): SeasonProgress | undefined =>
  seasons.find((one) => one.season === season && one.aired > 0);

/** Whether all aired episodes of a season are watched. */
export function isWholeIn(marks: SeriesMarks, season: number): boolean {
  const progress = progressIn(marks, season);
  return progress !== undefined && progress.watched === progress.aired;
}

/** Progress in the whole series, without specials. */
export function wholeOf({ seasons, ended, coming }: SeriesMarks): SeasonProgress & { standing: Standing } {
  const counting = seasons.filter(({ season }) => season > 0);
  const sum = (of: 'watched' | 'aired' | 'total') => counting.reduce((all, one) => all + one[of], 0);
  const [watched, aired, total] = [sum('watched'), sum('aired'), sum('total')];
  const isMoreToCome = coming !== null || total > aired;
  const done = ended && !isMoreToCome ? 'finished' : 'caughtUp';
  const standing = total === 0 ? 'unknown' : watched < aired ? 'next' : done;
  return { season: -1, watched, aired, total, standing };
}
