import type { ImportSource } from '../import-job.ts';
import type { CsvTable } from './csv-table.ts';
import type { ColumnNames } from './tables/columns.ts';
import type { TableFormat } from './tables/formats.ts';
import type { SpreadsheetDays } from './file-days.ts';
import type { DayOrder } from './spreadsheet-days.ts';
import type { EntryKind, EntryPlace, GivenStars, ImportEntry, RowProblem } from './entry.ts';
import type { RatingScale } from './letterboxd-format.ts';

export interface UnreadableRow {
  at: EntryPlace;
  problem: RowProblem;
}

/** Scales that the user may say ratings have. */
export const RATING_SCALES: readonly GivenStars['of'][] = [5, 10, 100];

export interface ReadingAnswers {
  /** Whether 3/4/2023 is in April or March. */
  order?: DayOrder;
  /** Whether a rating of 4 is of 5 or of 10. */
  scale?: GivenStars['of'];
  /** Roles of files with ambiguous names. */
  roles?: Readonly<Record<string, FileRole>>;
  /** Which columns of a table are what, by file. */
  columns?: Readonly<Record<string, ColumnNames>>;
  /** Profiles of a household that are imported; all until answered. */
  profiles?: readonly string[];
}

/** A table of unknown origin, with the meaning of its columns as far as they show it. */
export interface ColumnsQuestion {
  file: string;
  /** Its columns, as its table names them and as written. */
  columns: { name: string; label: string }[];
  names: ColumnNames;
  /** Its first ten rows. */
  rows: string[][];
}

export interface ReadingQuestions {
  /** Days reformatted by a spreadsheet; with an `example` the order of day and month matters. */
  days: SpreadsheetDays;
  /** Files with ambiguous names. */
  nameless: string[];
  /** Ratings without a stated scale; with an `example` the scale matters. */
  scale: RatingScale;
  /** Tables of unknown origin. */
  columns: ColumnsQuestion[];
  /** Profiles in the files; empty for one alone. */
  profiles: string[];
}

/** Why a file of an archive is not read. */
export const PASSED_REASONS = ['unknown', 'removed', 'needless', 'format', 'repeated'] as const;
export type PassedReason = (typeof PASSED_REASONS)[number];

export interface PassedFile {
  file: string;
  why: PassedReason;
}

/** Result of reading. Deterministic: the same bytes and answers give the same entries in the same order. */
export interface Reading {
  source: ImportSource;
  entries: ImportEntry[];
  unreadable: UnreadableRow[];
  files: string[];
  /** Files that were not, with the reason; without those of the operating system. */
  passed: PassedFile[];
  questions: ReadingQuestions;
}

export type ReadingFailure =
  | 'unknown'
  | 'blank'
  /** A PDF, a web page, a spreadsheet workbook, or an archive other than ZIP. */
  | 'pdf'
  | 'page'
  | 'workbook'
  | 'archive'
  | 'nested'
  | 'manyFiles'
  | 'several'
  /** The ZIP or the only file is damaged or incomplete. */
  | 'broken'
  /** The unpacked ZIP is too large. */
  | 'tooBig'
  | 'tooMany'
  /** A known export without data. */
  | 'empty';

/** Thrown if nothing can be read; other damage costs rows. */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport';
  readonly failure: ReadingFailure;

  constructor(failure: ReadingFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** A file as given, or from a ZIP. */
export interface GivenFile {
  /** With folders. */
  name: string;
  bytes: Uint8Array;
}

/** Context of parsing, besides the file. */
export interface ReadingContext {
  /** The user's time zone (IANA), which determines the day of an instant. */
  zone: string;
  /** Rating scale of files that do not state it; null until answered. */
  scale?: GivenStars['of'] | null;
  /** The profiles to import; null for all. */
  profiles?: readonly string[] | null;
  /** Order of day and month where the files leave it open; null until answered. */
  order?: DayOrder | null;
}

export interface OpenedFile {
  /** With folders. */
  name: string;
  table?: CsvTable;
  /** Of a JSON file; else undefined. */
  json?: unknown;
  /** The lines of a text with a title a line. */
  lines?: readonly string[];
  /** Which of its columns is what, as the user says. */
  names?: ColumnNames;
}

export interface Harvest {
  entries: ImportEntry[];
  unreadable: UnreadableRow[];
  /** Profiles it found. */
  profiles?: string[];
}

/** Role of a file with an ambiguous name. */
export const NAMELESS = 'nameless';

export const FILE_ROLES = ['watched', 'watchlist', 'likes', 'list'] as const;
export type FileRole = (typeof FILE_ROLES)[number];

export interface SourceReader {
  source: ImportSource;
  /** Role of a file within this source, by its content; null if it belongs to another. */
  roleOf(file: OpenedFile): string | null;
  /** Gives a recognised file's columns our names. */
  arrange?(file: RecognisedFile): RecognisedFile;
  /** The scale of ratings that the files do not state. */
  scaleOf?(files: readonly RecognisedFile[]): RatingScale;
  /** Files that repeat the data of others. */
  repeats?(files: readonly RecognisedFile[]): RecognisedFile[];
  /** Roles of files whose rows say what those of others mean, or become one. */
  explains?: readonly string[];
  /** Parses all its files. Damage costs rows; never throws. */
  read(files: readonly RecognisedFile[], context: ReadingContext): Harvest;
}

export interface RecognisedFile extends OpenedFile {
  /** As returned by `roleOf`. */
  role: string;
  /** The format of a table that is read by its columns. */
  format?: TableFormat;
}

/** A part of the preview, which the user can deselect. */
export type ImportPart = Exclude<EntryKind, 'watch'> | 'movieWatch' | 'episodeWatch';

/** The part of an entry. */
export function partOf({ what, episode }: ImportEntry): ImportPart {
  if (what !== 'watch') return what;
  return episode ? 'episodeWatch' : 'movieWatch';
}

/** Number of entries per part, without empty parts. */
export function countParts(entries: readonly ImportEntry[]): Partial<Record<ImportPart, number>> {
  const counts: Partial<Record<ImportPart, number>> = {};
  for (const entry of entries) {
    const part = partOf(entry);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}
