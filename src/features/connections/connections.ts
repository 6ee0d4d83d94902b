import type { ImportCandidate } from '../import/import-job.ts';
import type { Kind } from '../../core/title.ts';
import type { Outcome, Played, PlayEvent, PlaySource } from './delivery.ts';

export type PlayedTitle = ImportCandidate;

/** A delivery in the log of its connection. Times are ISO 8601. */
export interface LoggedDelivery {
  number: number;
  receivedAt: string;
  at: string;
  event: PlayEvent;
  /** Number of equal deliveries in a row. */
  times: number;
  state: 'waiting' | 'nobody' | 'doubtful' | 'done';
  outcome: Outcome | null;
  /** Account name in the program; null if the delivery has none. */
  account: string | null;
  /** False for another user's plays, whose details are hidden. */
  mine: boolean;
  play: Partial<Played> & { percent?: number };
  title: PlayedTitle | null;
  /** Ids of recorded plays that can be undone. */
  plays: string[];
}

/** A program's account, and the owner of its plays. */
export interface KnownAccount {
  id: string;
  name: string;
  plays: number;
  lastAt: string;
  state: 'new' | 'mine' | 'theirs' | 'left' | 'invited';
  /** Name of the other user who took it: empty without a display name, null if no one else did. */
  person: string | null;
}

export interface Connection {
  id: string;
  source: PlaySource;
  /** When its webhook address was created. */
  since: string;
  lastAt: string | null;
  deliveries: LoggedDelivery[];
  accounts: KnownAccount[];
}

/** An account of another user's connection whose plays are recorded for this user. */
export interface TakenAccount {
  id: string;
  name: string;
  source: PlaySource;
  owner: string | null;
  plays: number;
  lastAt: string;
}

/** Plays that wait until the user picks the title. */
export interface DoubtfulPlay {
  number: number;
  source: PlaySource;
  at: string;
  play: Partial<Played>;
  candidates: PlayedTitle[];
  /** Number of plays with this name. */
  alike: number;
}

/** The title the user picked for a name. */
export interface NameAnswer {
  kind: Kind;
  /** Normalised for comparison. */
  name: string;
  /** 0 if the program sends none. */
  year: number;
  /** Null if no candidate was right. */
  title: PlayedTitle | null;
}

export interface OwnConnections {
  connections: Connection[];
  taken: TakenAccount[];
  doubtful: DoubtfulPlay[];
}

/** Days an unfinished play is listed; older ones count as abandoned. */
export const CONTINUE_DAYS = 30;

export interface PlayProgress {
  kind: 'movie' | 'tv';
  id: number;
  title: string;
  posterPath: string | null;
  episode: { season: number; number: number } | null;
  percent: number;
}

/** The program that recorded a diary entry. */
export interface DiaryPlay {
  /** Id to undo it; null for episodes, which are undone by day. */
  id: string | null;
  source: PlaySource;
  device: string | null;
}
