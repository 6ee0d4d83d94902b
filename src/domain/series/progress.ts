import type { CalendarDate } from '../dates.ts';

// How far somebody is in a series (docs/behaviour.md, Following series). The database has the same rules
// (supabase/migrations, series_progress): a test holds the two to each other.

/** Where an episode stands in its series. */
export interface EpisodePlace {
  /** 0 are the specials. */
  season: number;
  number: number;
}

/** What is kept of an episode. */
export interface KeptEpisode extends EpisodePlace {
  /** Empty when nobody has named it. */
  name: string;
  date: CalendarDate | null;
  /** Minutes; null when unknown. */
  minutes: number | null;
}

/** How many numbers a season has room for. */
const ROOM = 100_000;

/** The place of an episode as one number, by which episodes are in order. */
export const placeNumber = ({ season, number }: EpisodePlace): number => season * ROOM + number;

/** The place that a number of placeNumber stands for. */
export const placeAt = (place: number): EpisodePlace => ({
  season: Math.floor(place / ROOM),
  number: place % ROOM,
});

/** What decides whether episodes have been on air: today, and whether nothing more will be made of the series. */
export interface Airing {
  day: CalendarDate;
  ended: boolean;
}

/** Whether an episode has been on air. Without a date it has not, unless the series has ended. */
export function hasAired(date: CalendarDate | null, { day, ended }: Airing): boolean {
  return date === null ? ended : date <= day;
}

/**
 * What there is to do about a series somebody watches: something to watch, nothing for now, nothing ever again; or
 * no episode of it is known.
 */
export type Standing = 'next' | 'caughtUp' | 'finished' | 'unknown';

/** How far somebody is in a series. Specials count in none of it. */
export interface Progress {
  /** Of what has been on air, how much is watched. */
  watched: number;
  aired: number;
  /** With what is still to come. */
  total: number;
  /** What to watch now, and what after it. */
  next: EpisodePlace | null;
  then: EpisodePlace | null;
  /** The first day of what is to come; null when that is not known. */
  coming: CalendarDate | null;
  standing: Standing;
}

function standingOf(total: number, open: number, isMoreToCome: boolean, ended: boolean): Standing {
  if (total === 0) return 'unknown';
  if (open > 0) return 'next';
  return ended && !isMoreToCome ? 'finished' : 'caughtUp';
}

/**
 * How far somebody is who has watched what is at these places (placeNumber). What follows the furthest episode
 * watched comes first; what was left out before it comes after that.
 * @public to the tests that hold the database to these rules
 */
export function progressOf(
  episodes: readonly KeptEpisode[],
  watched: ReadonlySet<number>,
  airing: Airing,
): Progress {
  const counting = episodes.filter(({ season }) => season > 0);
  const aired = counting.filter(({ date }) => hasAired(date, airing)).map(placeNumber);
  const seen = counting.map(placeNumber).filter((place) => watched.has(place));
  const furthest = seen.reduce((most, place) => Math.max(most, place), -1);
  const open = aired.filter((place) => !watched.has(place)).sort((a, b) => a - b);
  const [next, then] = [
    ...open.filter((place) => place > furthest),
    ...open.filter((place) => place < furthest),
  ];
  const ahead = counting.filter(({ date }) => !hasAired(date, airing));
  return {
    watched: aired.length - open.length,
    aired: aired.length,
    total: counting.length,
    next: next === undefined ? null : placeAt(next),
    then: then === undefined ? null : placeAt(then),
    coming: ahead.flatMap(({ date }) => date ?? []).sort()[0] ?? null,
    standing: standingOf(counting.length, open.length, ahead.length > 0, airing.ended),
  };
}

/** What one act marks: an episode, a season, or everything up to an episode. */
export type MarkScope = 'episode' | 'season' | 'upTo';

/**
 * The places (placeNumber) one act marks as watched. Several at once are only what has been on air, and no specials
 * unless they are the season named; a single one is marked unless its date lies ahead.
 * @public to the tests that hold the database to these rules
 */
export function markedBy(
  scope: MarkScope,
  at: EpisodePlace,
  episodes: readonly KeptEpisode[],
  airing: Airing,
): number[] {
  const place = placeNumber(at);
  const among = episodes.map((episode) => ({ ...episode, place: placeNumber(episode) }));
  if (scope === 'episode') {
    const date = among.find((episode) => episode.place === place)?.date ?? null;
    return date !== null && date > airing.day ? [] : [place];
  }
  return among
    .filter(({ date }) => hasAired(date, airing))
    .filter(
      scope === 'season'
        ? ({ season }) => season === at.season
        : (one) => one.season > 0 && one.place <= place,
    )
    .map((episode) => episode.place);
}
