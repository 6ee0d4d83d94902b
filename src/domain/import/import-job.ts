import type { HistorySource } from '../connections/history.ts';
import type { CalendarDate } from '../dates.ts';
import type { EntryKind, EntryPlace, GivenStars, ImportRowReason, RowProblem } from './entry.ts';
import type { MissingEpisodes } from './episodes/missing-episodes.ts';
import type { Stars } from '../reviews/stars.ts';
import type { Kind, TitleId } from '../title.ts';

/**
 * What becomes of a file somebody brings (docs/behaviour.md, Bringing a history): its rows are received, their titles
 * looked for (`matching`), the person is asked where several could be meant (`asking`), and then it is saved. `undoing`
 * takes back what it has brought, within thirty days.
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

/** While an import is in one of these the person can begin no other. */
const OPEN_STATES: readonly ImportState[] = ['receiving', 'matching', 'asking', 'saving', 'undoing'];

/** Whether the server has still something to do with it, or the person. */
export const isOpen = ({ state }: Pick<ImportProgress, 'state'>) => OPEN_STATES.includes(state);

/** Where a file comes from. */
export const IMPORT_SOURCES = ['letterboxd', 'imdb', 'trakt', 'tvtime', 'simkl', 'own'] as const;
/** Where an import comes from: a file, or a server that was asked for what was watched there. */
export type ImportSource = (typeof IMPORT_SOURCES)[number] | HistorySource;

/**
 * What became of a row: `already` was there before, `ambiguous` could mean several titles, `skipped` was left out by
 * the person, `unreadable` says something that cannot be kept.
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

/** What of one's own gives way to the file; nothing does unless it is said. */
export interface ImportSwitches {
  replaceRatings: boolean;
  replaceReviews: boolean;
  replaceDates: boolean;
}

/** How many entries of each kind there are; none of a kind that is missing. */
export type EntryCounts = Partial<Record<EntryKind, number>>;

/** POST /api/imports: what an import begins with. The same file again (`fingerprint`) goes on where it was. */
export interface ImportStart {
  source: ImportSource;
  /** Of the file as the person named it. */
  fileName: string;
  /** What tells the same entries again (`fingerprintOf`): 64 hexadecimal digits of a hash that withstands no attack. */
  fingerprint: string;
  /** Rows to come, 1 to 200,000. */
  total: number;
  counts: EntryCounts;
  switches: ImportSwitches;
}

/** An import as its page follows it. Moments are ISO 8601. */
export interface ImportProgress {
  id: string;
  source: ImportSource;
  fileName: string;
  fingerprint: string;
  state: ImportState;
  counts: EntryCounts;
  switches: ImportSwitches;
  startedAt: string;
  /** When it was done, cancelled or undone. */
  finishedAt: string | null;
  /** Until when it can be undone, thirty days; null when there is nothing to undo. */
  undoUntil: string | null;
  /** Rows announced, and received so far: the position from which to send on. */
  total: number;
  received: number;
  /** Rows by what became of them; none of a state that is missing, and all others wait. */
  rows: Partial<Record<ImportRowState, number>>;
  /** Rows that have been taken back, while it is undone. */
  takenBack: number;
  /** Titles the rows are about, those that have been looked for, and those the person is asked about still. */
  titles: { total: number; looked: number; doubtful: number };
  /** Since when it waits for the movie database, which does not answer; null while it does. */
  haltedSince: string | null;
}

/** POST /api/imports/ID/rows: entries in their order, `from` (0 is the first) being the position of the first of them. */
export interface ImportRows {
  from: number;
  entries: unknown[];
}

/** The answer to rows: how many there are now, which is where to go on; more than was sent where they were there. */
export interface ImportReceived {
  received: number;
}

/** A title that could be meant. */
export interface ImportCandidate extends TitleId {
  title: string;
  originalTitle: string;
  posterPath: string | null;
  date: CalendarDate | null;
  /** 0 to 10 in tenths. */
  voteAverage: number | null;
}

/** The most candidates a person is shown for one title. */
export const MOST_CANDIDATES = 8;

/** Rows that name a title with the same words and year, which could mean several; the likeliest candidate first. */
export interface DoubtfulGroup {
  /** Its number within the import. */
  number: number;
  name: string;
  year: number | null;
  kind: Kind | null;
  counts: EntryCounts;
  candidates: ImportCandidate[];
  /** How many other open groups have the same words: what "all like this" decides with it. */
  alike: number;
}

/** Doubtful groups on a page. */
export const DOUBTFUL_PAGE_SIZE = 20;

/** GET /api/imports/ID/doubtful?page=N: a page of what is undecided still; `total` counts all pages. */
export interface DoubtfulPage {
  groups: DoubtfulGroup[];
  total: number;
}

/**
 * POST /api/imports/ID/choices. For one group a title (of its candidates or any other), or null to leave it out; with
 * `alike` also for all open groups with the same words that have this title among their candidates (all of them, when
 * left out). Once the import is done, a title for what was not found or left out, whose rows are saved then. Or for all that is open: its first candidate (`first`), or nothing (`skip`). Answers ImportProgress.
 */
export type ImportChoice =
  | { number: number; pick: TitleId | null; alike: boolean }
  | { all: 'first' | 'skip' };

/** A row of the report. */
export interface ImportReportRow {
  position: number;
  /** The number of its title within the import, by which another is chosen for it. */
  number: number;
  /** Null where the file does not say it. */
  kind: Kind | null;
  /** Of a record of our own export: what it is of. */
  part: string | null;
  at: EntryPlace;
  what: EntryKind;
  /** As the file names it. */
  name: string;
  year: number | null;
  episode: { season: number; number: number } | null;
  /** Of a rating of a season as a whole. */
  season: number | null;
  /** The file says so of the last episode seen, and means all before it. */
  upTo: boolean;
  day: CalendarDate | null;
  /** The rating as the file has it, and the whole stars it became. */
  given: GivenStars | null;
  stars: Stars | null;
  state: ImportRowState;
  reason: ImportRowReason | null;
  /** Why it says nothing that can be kept, where that was seen when the file was read. */
  problem: RowProblem | null;
  /** The day as the file has it, where nobody can tell which it is. */
  dayText: string | null;
  /** What the diary of the file has it under. */
  tags: string | null;
  /** A series that is followed while the file says none of its episodes. */
  noEpisodes: boolean;
  /** What was written to it in the watchlist of the file. */
  note: string | null;
  /** How often it was watched, where the file tells of the last time alone. */
  plays: number | null;
  /** The title it was taken for; null while none is. */
  title: (TitleId & { title: string }) | null;
}

/** Rows on a page of the report. */
export const REPORT_PAGE_SIZE = 50;

/** GET /api/imports/ID/report?page=N&state=STATE: `total` counts all pages of that state (of all rows without one). */
export interface ImportReportPage {
  rows: ImportReportRow[];
  total: number;
  missing: MissingEpisodes[];
}

/** GET /api/imports: the person's imports of the last thirty days, the latest first, 20 at most. */
export interface ImportList {
  imports: ImportProgress[];
}
