import type { HistorySource } from '../connections/players/history.ts';
import type { CalendarDate } from '../../core/dates.ts';
import type { EntryKind, EntryPlace, GivenStars, ImportRowReason, RowProblem } from './files/entry.ts';
import type { MissingEpisodes } from './files/missing-episodes.ts';
import type { Stars } from '../../core/stars.ts';
import type { Kind, TitleId } from '../../core/title.ts';

/**
 * States of an import (docs/behaviour.md, Bringing a history): receiving rows, looking up titles (`matching`), waiting
 * for the user's choice of ambiguous ones (`asking`), saving. `undoing` is possible for thirty days.
 */
export type ImportState =
  | 'receiving'
  | 'matching'
  | 'asking'
  | 'saving'
  | 'done'
  | 'cancelled'
  | 'undoing'
  | 'undone';

/** In these states a user can start no other import. */
const OPEN_STATES: readonly ImportState[] = ['receiving', 'matching', 'asking', 'saving', 'undoing'];

/** Whether work remains, for the server or the user. */
export const isOpen = ({ state }: Pick<ImportProgress, 'state'>) => OPEN_STATES.includes(state);

export const IMPORT_SOURCES = [
  'letterboxd',
  'imdb',
  'trakt',
  'tvtime',
  'simkl',
  'own',
  'netflix',
  'disney',
  'tmdb',
  'justwatch',
  'yamtrack',
  'movary',
  'movielens',
  'criticker',
  'watcharr',
  'ryot',
  'seriesguide',
  'table',
  'text',
] as const;
/** Source of an import: a file, or a server queried for its history. */
export type ImportSource = (typeof IMPORT_SOURCES)[number] | HistorySource;

/**
 * Result of a row: `already` existed before, `ambiguous` matches several titles, `skipped` by the user, `unreadable`
 * cannot be imported.
 */
export const ROW_STATES = [
  'waiting',
  'imported',
  'already',
  'ambiguous',
  'not_found',
  'skipped',
  'unreadable',
] as const;
export type ImportRowState = (typeof ROW_STATES)[number];

/** Which existing data the file replaces; none by default. */
export interface ImportSwitches {
  replaceRatings: boolean;
  replaceReviews: boolean;
  replaceDates: boolean;
}

export type EntryCounts = Partial<Record<EntryKind, number>>;

/** Body of POST /api/imports. The same file (`fingerprint`) resumes its import. */
export interface ImportStart {
  source: ImportSource;
  fileName: string;
  /** Identifies the entries (`fingerprintOf`): 64 hexadecimal digits, not cryptographic. */
  fingerprint: string;
  /** Number of rows, 1 to 200,000. */
  total: number;
  counts: EntryCounts;
  switches: ImportSwitches;
}

/** Progress of an import. Times are ISO 8601. */
export interface ImportProgress {
  id: string;
  source: ImportSource;
  fileName: string;
  fingerprint: string;
  state: ImportState;
  counts: EntryCounts;
  switches: ImportSwitches;
  startedAt: string;
  /** Time it was done, cancelled or undone. */
  finishedAt: string | null;
  /** Deadline of Undo (thirty days); null if there is nothing to undo. */
  undoUntil: string | null;
  /** Rows announced and received; sending resumes at `received`. */
  total: number;
  received: number;
  /** Rows by result; the rest is waiting. */
  rows: Partial<Record<ImportRowState, number>>;
  /** Rows removed by a running Undo. */
  takenBack: number;
  /** Titles in all, looked up, and still ambiguous. */
  titles: { total: number; looked: number; doubtful: number };
  /** Since when the movie database has not answered; null while it does. */
  haltedSince: string | null;
}

/** Body of POST /api/imports/ID/rows; `from` (from 0) is the position of the first entry. */
export interface ImportRows {
  from: number;
  entries: unknown[];
}

/** Response: the number of received rows, at which to resume; more than was sent if the server had them already. */
export interface ImportReceived {
  received: number;
}

export interface ImportCandidate extends TitleId {
  title: string;
  originalTitle: string;
  posterPath: string | null;
  date: CalendarDate | null;
  /** 0 to 10 in tenths. */
  voteAverage: number | null;
}

export const MOST_CANDIDATES = 8;

/** Rows with the same words and year that match several titles; likeliest candidate first. */
export interface DoubtfulGroup {
  /** Number within the import. */
  number: number;
  name: string;
  year: number | null;
  kind: Kind | null;
  counts: EntryCounts;
  candidates: ImportCandidate[];
  /** Other open groups with the same words, which a choice with `alike` decides as well. */
  alike: number;
}

export const DOUBTFUL_PAGE_SIZE = 20;

/** Response of GET /api/imports/ID/doubtful?page=N: a page of open groups; `total` counts all pages. */
export interface DoubtfulPage {
  groups: DoubtfulGroup[];
  total: number;
}

/**
 * Body of POST /api/imports/ID/choices; the response is ImportProgress. `pick` is any title, or null to skip the group.
 * `alike` also decides the open groups with the same words that have this candidate; when skipping, all with the same
 * words. After the import is done, `pick` also saves rows not found or skipped. `all` decides all open groups: first
 * candidate, or skip.
 */
export type ImportChoice =
  | { number: number; pick: TitleId | null; alike: boolean }
  | { all: 'first' | 'skip' };

export interface ImportReportRow {
  position: number;
  /** Number of its title within the import, for a new choice. */
  number: number;
  /** Null if the file does not say. */
  kind: Kind | null;
  /** Of our own export: its part. */
  part: string | null;
  at: EntryPlace;
  what: EntryKind;
  /** As in the file. */
  name: string;
  year: number | null;
  episode: { season: number; number: number } | null;
  /** As in the file, if it has no number. */
  episodeName?: string;
  /** Of a rating of a whole season. */
  season: number | null;
  /** The last episode seen; includes all earlier ones. */
  upTo: boolean;
  day: CalendarDate | null;
  /** The file's rating, and the stars it became. */
  given: GivenStars | null;
  stars: Stars | null;
  state: ImportRowState;
  reason: ImportRowReason | null;
  /** Why it could not be imported, if that was known on reading the file. */
  problem: RowProblem | null;
  /** The day in the file, if it cannot be parsed. */
  dayText: string | null;
  tags: string | null;
  noEpisodes: boolean;
  note: string | null;
  /** Number of plays, if the file dates only the last one. */
  plays: number | null;
  /** The matched title; null without one. */
  title: (TitleId & { title: string }) | null;
}

export const REPORT_PAGE_SIZE = 50;

/** Response of GET /api/imports/ID/report?page=N&state=STATE: `total` counts all pages of that state, or of all. */
export interface ImportReportPage {
  rows: ImportReportRow[];
  total: number;
  missing: MissingEpisodes[];
}

/** Response of GET /api/imports: the user's imports of the last thirty days, latest first, 20 at most. */
export interface ImportList {
  imports: ImportProgress[];
}
