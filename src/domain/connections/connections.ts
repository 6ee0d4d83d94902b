import type { ImportCandidate } from '../import/import-job.ts';
import type { Kind } from '../title.ts';
import type { Outcome, Played, PlayEvent, PlaySource } from './delivery.ts';

/** A title as a delivery keeps it. */
export type PlayedTitle = ImportCandidate;

/** A delivery as the log of its connection shows it. Moments are ISO 8601. */
export interface LoggedDelivery {
  number: number;
  receivedAt: string;
  at: string;
  event: PlayEvent;
  /** How often the same came in a row. */
  times: number;
  state: 'waiting' | 'nobody' | 'doubtful' | 'done';
  outcome: Outcome | null;
  /** What the program calls its account; null where it named none. */
  account: string | null;
  /** False for plays of somebody else here, of which nothing more is told. */
  mine: boolean;
  play: Partial<Played> & { percent?: number };
  title: PlayedTitle | null;
  /** What was counted and can be taken back. */
  plays: string[];
}

/** An account of a program, and whose its plays are. */
export interface KnownAccount {
  id: string;
  name: string;
  plays: number;
  lastAt: string;
  state: 'new' | 'mine' | 'theirs' | 'left' | 'invited';
  /** Who took it; null where that is nobody else, empty for somebody without a name. */
  person: string | null;
}

/** A connection as its owner sees it. */
export interface Connection {
  id: string;
  source: PlaySource;
  /** When its address was made. */
  since: string;
  lastAt: string | null;
  deliveries: LoggedDelivery[];
  accounts: KnownAccount[];
}

/** An account of somebody else's connection, of which the person keeps the plays. */
export interface TakenAccount {
  id: string;
  name: string;
  source: PlaySource;
  owner: string | null;
  plays: number;
  lastAt: string;
}

/** Plays that wait until somebody says which title is meant. */
export interface DoubtfulPlay {
  number: number;
  source: PlaySource;
  at: string;
  play: Partial<Played>;
  candidates: PlayedTitle[];
  /** How many go by this name. */
  alike: number;
}

/** Which title somebody said a name means. */
export interface NameAnswer {
  kind: Kind;
  /** As names are compared. */
  name: string;
  /** 0 where the program says none. */
  year: number;
  /** Null for none of those there were. */
  title: PlayedTitle | null;
}

/** All that the page of connections is about. */
export interface OwnConnections {
  connections: Connection[];
  taken: TakenAccount[];
  doubtful: DoubtfulPlay[];
}

/** For how many days what was not finished is told: what lies longer was given up. */
export const CONTINUE_DAYS = 30;

/** How far somebody is in a title they did not finish. */
export interface PlayProgress {
  kind: 'movie' | 'tv';
  id: number;
  title: string;
  posterPath: string | null;
  episode: { season: number; number: number } | null;
  percent: number;
}

/** Which program noted an entry of the diary. */
export interface DiaryPlay {
  /** By which it is taken back; null for episodes, which are taken back by their day. */
  id: string | null;
  source: PlaySource;
  device: string | null;
}
