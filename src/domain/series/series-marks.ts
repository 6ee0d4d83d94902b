import type { SeasonProgress, SeriesMarks } from './following.ts';
import type { EpisodePlace, MarkScope, Standing } from './progress.ts';

/** The episodes of a season that a page shows. */
export interface EpisodesShown {
  season: number;
  /** Numbers of those that can be marked, and of those still to come. */
  numbers: readonly number[];
  ahead: readonly number[];
}

/** What somebody asked for and what is therefore shown before it is done (optimistic update). */
export type MarkAct =
  | ({ kind: 'mark'; scope: MarkScope } & EpisodePlace)
  | { kind: 'unmark'; season: number; number: number | null };

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

function countAfter(progress: SeasonProgress, act: MarkAct, isNews: boolean): number {
  const { season, watched, aired } = progress;
  if (act.kind === 'unmark') {
    if (season !== act.season) return watched;
    return act.number === null ? 0 : clamp(watched - Number(isNews), aired);
  }
  if (act.scope === 'upTo' && season > 0 && season < act.season) return aired;
  if (season !== act.season) return watched;
  if (act.scope === 'season') return aired;
  // Where every season before is whole, an episode's number says how many there are up to it.
  if (act.scope === 'upTo') return Math.max(watched, clamp(act.number, aired));
  return clamp(watched + Number(isNews), aired);
}

/** Whether an act concerns an episode of the season that is shown. */
function isMarkedBy(act: Extract<MarkAct, { kind: 'mark' }>, { season, number }: EpisodePlace): boolean {
  if (act.scope === 'season') return season === act.season;
  if (act.scope === 'episode') return season === act.season && number === act.number;
  return season > 0 && (season < act.season || (season === act.season && number <= act.number));
}

/** Marks as they will be once an act is done, as far as a page can tell; what the backend says afterwards counts. */
export function marksAfterAct(marks: SeriesMarks, act: MarkAct, shown: EpisodesShown | null): SeriesMarks {
  const has = new Set(marks.numbers);
  const concerned = (shown?.numbers ?? []).filter((number) => {
    const place = { season: shown?.season ?? -1, number };
    if (act.kind === 'mark') return isMarkedBy(act, place);
    return place.season === act.season && (act.number === null || number === act.number);
  });
  const news = concerned.filter((number) => has.has(number) === (act.kind === 'unmark'));
  const numbers =
    act.kind === 'mark'
      ? [...new Set([...marks.numbers, ...concerned])].sort((a, b) => a - b)
      : marks.numbers.filter((number) => !concerned.includes(number));
  // Of an episode that is not on this page nobody knows here whether it was marked: the count waits for the backend.
  const isNews = news.length > 0;
  const seasons = marks.seasons.map((one) => ({ ...one, watched: countAfter(one, act, isNews) }));
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
