import type { CalendarDate } from '../dates.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import type { Stars } from '../reviews/stars.ts';
import type { Kind } from '../title.ts';
import type { ImportEntry } from '../import/entry.ts';

/** Programs that tell what somebody plays, each with an address of its own; `json` is any that can send JSON. */
export const PLAY_SOURCES = ['plex', 'jellyfin', 'emby', 'kodi', 'json'] as const;
export type PlaySource = (typeof PLAY_SOURCES)[number];

/** Whether a part of an address names a program. */
export function isPlaySource(text: string | undefined): text is PlaySource {
  return PLAY_SOURCES.some((source) => source === text);
}

/** What a program tells. */
export type PlayEvent = 'watched' | 'progress' | 'started' | 'rated' | 'unplayed' | 'other' | 'unreadable';

/** Why a delivery needs no more than being read. */
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

/** What became of a delivery: left out when it was read or as somebody's account, else what the job found. */
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

/** What was played, in one form for all programs. */
export interface Played {
  kind: Kind;
  /** Of the movie or the series; empty where only numbers name it. */
  name: string;
  /** The name as names are compared. */
  words: string;
  /** Of the movie; of a series only where the program says so, since most give that of the episode. */
  year: number | null;
  /** In order; none for a movie, and for a series as a whole. */
  episodes: EpisodePlace[];
  episodeName: string;
  /** The season as a whole that is given stars. */
  season?: number;
  /** Numbers of the movie or the episode itself. */
  ids: ImportEntry['ids'];
  /** Further numbers, where a site's comes more than once. */
  moreIds?: ImportEntry['ids'][];
  /** Numbers of the series of an episode. */
  seriesIds: ImportEntry['ids'];
  /** How much of it was played, 0 to 1; null where the program gives a place in it, or nothing. */
  part: number | null;
  /** Seconds. */
  position: number | null;
  length: number | null;
  /** Ticked in the program's list, and not played. */
  byHand: boolean;
  stars: Stars | null;
  /** Where it was played, as the program calls it. */
  device: string | null;
  /** The day it was there, where the program says how far that is from UTC. */
  day?: CalendarDate;
}

/** An account of a program, as a delivery names it. */
export interface PlayAccount {
  key: string;
  name: string;
  /** The program says that it is the very account the address was given to. */
  own: boolean;
}

/** What a program sent, as it was read. */
export interface Delivery {
  event: PlayEvent;
  /** When, as the program says (ISO 8601); null where it does not. */
  at: string | null;
  /** Null for what asks for something to be done. */
  outcome: LeftOut | null;
  account: PlayAccount | null;
  play: Played | null;
  /** A place in a play that goes on: the next one says more. */
  goesOn?: boolean;
}

/** Of what is played so far is said that it was watched, and below that much nothing at all. */
export const WATCHED_FROM = 0.9;
export const PROGRESS_FROM = 0.05;

/** Places in plays that go on an address takes in an hour; what ends a play is always taken, and so is what is left out. */
export const DELIVERIES = { times: 600, seconds: 3600 };

/** The path of the address at which a program tells. */
export const hookPath = (source: PlaySource, secret: string) => `/hooks/${source}/${secret}`;

/** The page of connections. */
export const CONNECTIONS_PATH = '/connections';
