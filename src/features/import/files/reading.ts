import type { ImportSource } from '../import-job.ts';
import type { CsvTable } from './csv-table.ts';
import type { SpreadsheetDays } from './file-days.ts';
import type { DayOrder } from './spreadsheet-days.ts';
import type { EntryKind, EntryPlace, GivenStars, ImportEntry, RowProblem } from './entry.ts';
import type { RatingScale } from './letterboxd-format.ts';

export interface UnreadableRow {
  at: EntryPlace;
  problem: RowProblem;
}

export interface ReadingAnswers {
  /** Whether 3/4/2023 is in April or March. */
  order?: DayOrder;
  /** Whether a rating of 4 is of 5 or of 10. */
  scale?: GivenStars['of'];
  /** Roles of files with ambiguous names. */
  roles?: Readonly<Record<string, FileRole>>;
}

export interface ReadingQuestions {
  /** Days reformatted by a spreadsheet; with an `example` the order of day and month matters. */
  days: SpreadsheetDays;
  /** Files with ambiguous names. */
  nameless: string[];
  /** Ratings without a stated scale; with an `example` the scale matters. */
  scale: RatingScale;
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
}

export interface OpenedFile {
  /** With folders. */
  name: string;
  table?: CsvTable;
  /** Of a JSON file; else undefined. */
  json?: unknown;
}

export interface Harvest {
  entries: ImportEntry[];
  unreadable: UnreadableRow[];
}

/** Role of a file with an ambiguous name. */
export const NAMELESS = 'nameless';

export const FILE_ROLES = ['watched', 'watchlist', 'likes'] as const;
export type FileRole = (typeof FILE_ROLES)[number];

export interface SourceReader {
  source: ImportSource;
  /** Role of a file within this source, by its content; null if it belongs to another. */
  roleOf(file: OpenedFile): string | null;
  /** Files that repeat the data of others. */
  repeats?(files: readonly RecognisedFile[]): RecognisedFile[];
  /** Parses all its files. Damage costs rows; never throws. */
  read(files: readonly RecognisedFile[], context: ReadingContext): Harvest;
}

export interface RecognisedFile extends OpenedFile {
  /** As returned by `roleOf`. */
  role: string;
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
