import type { CalendarDate } from '../../core/dates.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import type { Stars } from '../../core/stars.ts';
import type { Kind } from '../../core/title.ts';
import type { ImportEntry } from '../import/files/entry.ts';

/** Programs that report plays, each at its own webhook address; `json` is any program that sends JSON. */
export const PLAY_SOURCES = ['plex', 'jellyfin', 'emby', 'kodi', 'json'] as const;
export type PlaySource = (typeof PLAY_SOURCES)[number];

/** Whether a path segment names a program. */
export function isPlaySource(text: string | undefined): text is PlaySource {
  return PLAY_SOURCES.some((source) => source === text);
}

export type PlayEvent = 'watched' | 'progress' | 'started' | 'rated' | 'unplayed' | 'other' | 'unreadable';

/** Why a delivery is ignored after parsing. */
export type LeftOut =
  | 'unreadable'
  | 'template'
  | 'music'
  | 'live'
  | 'clip'
  | 'otherKind'
  | 'otherEvent'
  | 'started'
  | 'unplayed'
  | 'unrated'
  | 'nameless'
  | 'noPlace';

/** Result of a delivery: ignored on parsing, ignored for its account, or the job's result. */
export type Outcome =
  | LeftOut
  | 'account'
  | 'counted'
  | 'repeated'
  | 'noted'
  | 'progress'
  | 'later'
  | 'short'
  | 'unmeasured'
  | 'rated'
  | 'rating'
  | 'notFound'
  | 'noEpisode'
  | 'doubtful'
  | 'neither'
  | 'refused'
  | 'catalogue';

/** A play in the common form of all programs. */
export interface Played {
  kind: Kind;
  /** Of the movie or series; empty if only ids identify it. */
  name: string;
  /** The name normalised for comparison. */
  words: string;
  /** Of the movie; of a series only if the program says so: most send the episode's year. */
  year: number | null;
  /** In order; empty for a movie or a whole series. */
  episodes: EpisodePlace[];
  episodeName: string;
  /** The rated season, for a rating of a season. */
  season?: number;
  /** Ids of the movie, or of the episode. */
  ids: ImportEntry['ids'];
  /** More ids, if there are several of one site. */
  moreIds?: ImportEntry['ids'][];
  /** Ids of the episode's series. */
  seriesIds: ImportEntry['ids'];
  /** Played fraction, 0 to 1; null if the program sends a position instead, or nothing. */
  part: number | null;
  /** Seconds. */
  position: number | null;
  length: number | null;
  /** Marked as watched in the program, without a play. */
  byHand: boolean;
  stars: Stars | null;
  /** The player's name in the program. */
  device: string | null;
  /** The local day of the play, if the program sends a UTC offset. */
  day?: CalendarDate;
}

export interface PlayAccount {
  key: string;
  name: string;
  /** The program marks it as the owner of the webhook address. */
  own: boolean;
}

export interface Delivery {
  event: PlayEvent;
  /** The program's time (ISO 8601); null without one. */
  at: string | null;
  /** Null if it needs processing. */
  outcome: LeftOut | null;
  account: PlayAccount | null;
  play: Played | null;
  /** An intermediate position; a later delivery supersedes it. */
  goesOn?: boolean;
}

/** From this fraction on a play counts as watched; below the second it is ignored. */
export const WATCHED_FROM = 0.9;
export const PROGRESS_FROM = 0.05;

/** Rate limit of intermediate positions per address. Ends of plays and ignored deliveries do not count. */
export const DELIVERIES = { times: 600, seconds: 3600 };

/** Path of a program's webhook address. */
export const hookPath = (source: PlaySource, secret: string) => `/hooks/${source}/${secret}`;

export const CONNECTIONS_PATH = '/connections';
