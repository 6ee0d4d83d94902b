import { addDays, type CalendarDate } from '../../core/dates.ts';
import type { EpisodePlace } from './kept-episodes.ts';

export const UP_NEXT_PATH = '/up-next';

/** State of a followed series; paused and dropped ones send no notifications. */
export const FOLLOW_STATES = ['watching', 'paused', 'dropped'] as const;
export type FollowState = (typeof FOLLOW_STATES)[number];

/** Fields stored of a followed series: enough to show it without the catalogue. */
export interface FollowedTitle {
  id: number;
  title: string;
  posterPath: string | null;
}

/** Picks these fields. */
export function followedTitle({ id, title, posterPath }: FollowedTitle): FollowedTitle {
  return { id, title, posterPath };
}

/** How a series was followed, for Undo. */
export interface Following extends FollowedTitle {
  state: FollowState;
  /** Number of the run, from 1; later ones are rewatches. */
  run: number;
  /** ISO 8601. */
  followedAt: string;
}

/** Whether a followed series has an episode to watch, is caught up, or is finished; `unknown` without episodes. */
export type Standing = 'next' | 'caughtUp' | 'finished' | 'unknown';

export interface SeasonProgress {
  season: number;
  /** Watched episodes of those aired. */
  watched: number;
  aired: number;
  /** Including unaired ones. */
  total: number;
}

/** The user's progress, for the pages of a series and its seasons. */
export interface SeriesMarks {
  /** Null if not followed. */
  state: FollowState | null;
  run: number;
  /** Whether its episodes are stored; they are fetched when a user follows it. */
  kept: boolean;
  ended: boolean;
  /** Next air date; null if unknown. */
  coming: CalendarDate | null;
  /** Next episode to watch; null if there is none, or the series is not followed. */
  next: NextEpisode | null;
  seasons: SeasonProgress[];
  /** Watched episodes of the requested season and numbers. */
  numbers: number[];
  /** Watches of episodes that TMDB merged into others, with their former number and name; a hundred at most. */
  lost: (EpisodePlace & { name: string })[];
}

/** Result of a mutation, for Undo. */
export interface Marked {
  count: number;
  /** Common time of the marked episodes (ISO 8601). */
  markedAt: string;
  /** State before; null if not followed. */
  was: FollowState | null;
}

export interface NextEpisode extends EpisodePlace {
  name: string;
  date: CalendarDate | null;
  minutes: number | null;
}

/** Orders of Up Next: latest watched or aired, next episode's date, fewest left, name. */
export const UP_NEXT_ORDERS = ['lively', 'newest', 'fewest', 'name'] as const;
export type UpNextOrder = (typeof UP_NEXT_ORDERS)[number];

/** Days for which an episode is new. */
const NEW_DAYS = 7;

/** Whether an episode aired in the last days. */
export const isNewEpisode = ({ date }: Pick<NextEpisode, 'date'>, day: CalendarDate): boolean =>
  date !== null && date <= day && date > addDays(day, -NEW_DAYS);

export const UP_NEXT_SECTIONS = ['next', 'caughtUp', 'paused', 'dropped'] as const;
export type UpNextSection = (typeof UP_NEXT_SECTIONS)[number];

export interface UpNextSeries extends FollowedTitle, Omit<SeasonProgress, 'season'> {
  standing: Standing;
  /** Next air date; null if unknown. */
  coming: CalendarDate | null;
  section: UpNextSection;
  state: FollowState;
  run: number;
  kept: boolean;
  /** TMDB has deleted it. */
  gone: boolean;
  next: NextEpisode | null;
  then: NextEpisode | null;
}

/** The updated series with its rendered name: that is in the reader's language, the stored one may not be. */
export function seriesSince(initial: UpNextSeries, since: UpNextSeries | null | undefined): UpNextSeries {
  return since ? { ...since, title: initial.title } : initial;
}

/** The series of a section on this page, and the section's total. */
export interface UpNextPart {
  series: UpNextSeries[];
  total: number;
}

/**
 * Applies changes to a page's sections: removes series no longer followed (null), and adds new ones to sections shown
 * in full. Series on the page keep their position. `only` is the page's one section, if any.
 */
export function partsSince(
  parts: Record<UpNextSection, UpNextPart>,
  changed: ReadonlyMap<number, UpNextSeries | null>,
  only: UpNextSection | null,
): Record<UpNextSection, UpNextPart> {
  const initial = new Set(Object.values(parts).flatMap(({ series }) => series.map(({ id }) => id)));
  const come = [...changed.values()].filter((one) => one !== null && !initial.has(one.id)) as UpNextSeries[];
  const since = UP_NEXT_SECTIONS.map((name): [UpNextSection, UpNextPart] => {
    const { series, total } = parts[name];
    const isWhole = series.length === total && (only === null || only === name);
    const stayed = series.filter(({ id }) => changed.get(id) !== null);
    const now = [...stayed, ...(isWhole ? come.filter(({ section }) => section === name) : [])];
    return [name, { series: now, total: total + now.length - series.length }];
  });
  return Object.fromEntries(since) as Record<UpNextSection, UpNextPart>;
}
