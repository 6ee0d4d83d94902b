import { addDays, type CalendarDate } from '../dates.ts';
import type { EpisodePlace } from './kept-episodes.ts';

export const UP_NEXT_PATH = '/up-next';

/** What somebody does with a series they follow; paused and dropped ones are quiet. */
export type FollowState = 'watching' | 'paused' | 'dropped';

/** What following keeps of a series: enough to show it without the catalogue. */
export interface FollowedTitle {
  id: number;
  title: string;
  posterPath: string | null;
}

/** What following keeps of a series that a page shows. */
export function followedTitle({ id, title, posterPath }: FollowedTitle): FollowedTitle {
  return { id, title, posterPath };
}

/** A series as it was followed, fit for taking it back. */
export interface Following extends FollowedTitle {
  state: FollowState;
  /** Which time it is watched, from 1. */
  run: number;
  /** ISO 8601. */
  followedAt: string;
}

/**
 * What there is to do about a series somebody watches: something to watch, nothing for now, nothing ever again; or
 * no episode of it is known.
 */
export type Standing = 'next' | 'caughtUp' | 'finished' | 'unknown';

/** How far somebody is in one season. */
export interface SeasonProgress {
  season: number;
  /** Of what has been on air, how much is watched. */
  watched: number;
  aired: number;
  /** With what is still to come. */
  total: number;
}

/** What the pages of a series and of its seasons show to whoever asks. */
export interface SeriesMarks {
  /** Null when the series is not followed. */
  state: FollowState | null;
  run: number;
  /** Whether its episodes are known here; they are fetched once somebody follows it. */
  kept: boolean;
  ended: boolean;
  /** The next day an episode airs; null when that is not known. */
  coming: CalendarDate | null;
  /** What to watch now; null where nothing is, or the series is not followed. */
  next: NextEpisode | null;
  seasons: SeasonProgress[];
  /** Of the season and the numbers asked for, those that are watched. */
  numbers: number[];
  /** Watches whose episode was merged into another one, under the number and name it had; a hundred at most. */
  lost: (EpisodePlace & { name: string })[];
}

/** What one act has marked, fit for taking it back. */
export interface Marked {
  count: number;
  /** The time all of it shares, ISO 8601. */
  markedAt: string;
  /** The state before; null when the series was not followed. */
  was: FollowState | null;
}

/** An episode that Up Next names. */
export interface NextEpisode extends EpisodePlace {
  name: string;
  date: CalendarDate | null;
  minutes: number | null;
}

/** How Up Next can be ordered: by what was watched or aired last, by the next episode's day, by what is left, by name. */
export const UP_NEXT_ORDERS = ['lively', 'newest', 'fewest', 'name'] as const;
export type UpNextOrder = (typeof UP_NEXT_ORDERS)[number];

/** Days an episode is new for. */
const NEW_DAYS = 7;

/** Whether an episode has aired within the last days. */
export const isNewEpisode = ({ date }: Pick<NextEpisode, 'date'>, day: CalendarDate): boolean =>
  date !== null && date <= day && date > addDays(day, -NEW_DAYS);

/** A part of Up Next. */
export const UP_NEXT_SECTIONS = ['next', 'caughtUp', 'paused', 'dropped'] as const;
export type UpNextSection = (typeof UP_NEXT_SECTIONS)[number];

/** A followed series on Up Next. */
export interface UpNextSeries extends FollowedTitle, Omit<SeasonProgress, 'season'> {
  standing: Standing;
  /** The first day of what is to come; null when that is not known. */
  coming: CalendarDate | null;
  section: UpNextSection;
  state: FollowState;
  run: number;
  kept: boolean;
  /** The catalogue has it no more. */
  gone: boolean;
  next: NextEpisode | null;
  then: NextEpisode | null;
}

/** A series of a page as it is since, by the name it was rendered with: the reader's, which may not be the one that was saved. */
export function seriesSince(initial: UpNextSeries, since: UpNextSeries | null | undefined): UpNextSeries {
  return since ? { ...since, title: initial.title } : initial;
}

/** Part of a section of Up Next, and how many series it holds in all. */
export interface UpNextPart {
  series: UpNextSeries[];
  total: number;
}

/**
 * The sections of a page as they are since it was rendered: without what is followed no more (null), and with what came to
 * a section that was shown whole. A series that is on the page stays where it was. `only` is the one section of the page.
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
