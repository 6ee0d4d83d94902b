import type { ImportSource } from './import-job.ts';
import type { CsvTable } from './csv-table.ts';
import type { SpreadsheetDays } from './file-days.ts';
import type { DayOrder } from './spreadsheet-days.ts';
import type { EntryKind, EntryPlace, GivenStars, ImportEntry, RowProblem } from './entry.ts';
import type { RatingScale } from './letterboxd-format.ts';

/** A row that becomes no entry. */
export interface UnreadableRow {
  at: EntryPlace;
  problem: RowProblem;
}

/** What the files do not say themselves, as the person answers it. */
export interface ReadingAnswers {
  /** Whether 3/4/2023 is in April or in March. */
  order?: DayOrder;
  /** Whether a rating of 4 is 4 of 5 or 4 of 10. */
  scale?: GivenStars['of'];
  /** Which of their source's files those are whose names do not say it. */
  roles?: Readonly<Record<string, FileRole>>;
}

/** What has to be asked about files. */
export interface ReadingQuestions {
  /** Days a spreadsheet has written anew: with an example it takes the order to read them, evident or not. */
  days: SpreadsheetDays;
  /** Files whose names do not say what they are. */
  nameless: string[];
  /** Ratings whose scale no column tells: with an example it takes the scale to read them, evident or not. */
  scale: RatingScale;
}

/** Why a file of an archive is not read: its format is unknown, or its content is not needed. */
export const PASSED_REASONS = ['unknown', 'removed', 'needless', 'format', 'repeated'] as const;
export type PassedReason = (typeof PASSED_REASONS)[number];

/** A file that was given and not read. */
export interface PassedFile {
  file: string;
  why: PassedReason;
}

/** What the files say. The same bytes and answers give the same entries in the same order. */
export interface Reading {
  source: ImportSource;
  entries: ImportEntry[];
  unreadable: UnreadableRow[];
  /** The files that were opened and understood. */
  files: string[];
  /** The others, each with why it was not read; what a computer puts into archives is none. */
  passed: PassedFile[];
  questions: ReadingQuestions;
}

/** Why files cannot be read at all. */
export type ReadingFailure =
  /** None of them is an export we know. */
  | 'unknown'
  /** No byte is in it. */
  | 'blank'
  /** A PDF, a page of a site, a workbook of a spreadsheet program, or an archive that is no ZIP. */
  | 'pdf'
  | 'page'
  | 'workbook'
  | 'archive'
  /** A ZIP that holds nothing but ZIPs. */
  | 'nested'
  /** A ZIP of more files than are looked at. */
  | 'manyFiles'
  /** Exports of several sites at once. */
  | 'several'
  /** The ZIP or the only file is damaged or incomplete. */
  | 'broken'
  /** The ZIP holds more than is opened. */
  | 'tooBig'
  /** More entries than one import may have. */
  | 'tooMany'
  /** Known, and nothing in it. */
  | 'empty';

/** Thrown when files cannot be read at all; every other damage costs rows. */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport';
  readonly failure: ReadingFailure;

  constructor(failure: ReadingFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** A file as it was given, or as it lay in a ZIP. */
export interface GivenFile {
  /** With its folders. */
  name: string;
  bytes: Uint8Array;
}

/** What dates depend on besides the file. */
export interface ReadingContext {
  /** IANA name of the person's time zone: the day of an instant is the day it was there. */
  zone: string;
  /** The rating scale of files that do not state it; null until the user answers. */
  scale?: GivenStars['of'] | null;
}

/** A file as parsers are given it. */
export interface OpenedFile {
  /** With its folders. */
  name: string;
  /** Of a CSV file. */
  table?: CsvTable;
  /** Of a JSON file; undefined where it is none. */
  json?: unknown;
}

/** What parsers add to, row by row. */
export interface Harvest {
  entries: ImportEntry[];
  unreadable: UnreadableRow[];
}

/** The role of a file that its name does not tell, and nothing else does. */
export const NAMELESS = 'nameless';

/** What a file of films can be whose name does not say it. */
export const FILE_ROLES = ['watched', 'watchlist', 'likes'] as const;
export type FileRole = (typeof FILE_ROLES)[number];

/** One source. */
export interface SourceReader {
  source: ImportSource;
  /** Which of this source's files it is, told by what is in it; null when it is none. */
  roleOf(file: OpenedFile): string | null;
  /** Those of its files that say the same as others. */
  repeats?(files: readonly RecognisedFile[]): RecognisedFile[];
  /** The entries of all its recognised files. Damage costs rows and never throws. */
  read(files: readonly RecognisedFile[], context: ReadingContext): Harvest;
}

/** A file of a known source. */
export interface RecognisedFile extends OpenedFile {
  /** Which of its source's files it is. */
  role: string;
}

/** What a preview counts and a person can turn off. */
export type ImportPart = Exclude<EntryKind, 'watch'> | 'movieWatch' | 'episodeWatch';

/** The part an entry belongs to. */
export function partOf({ what, episode }: ImportEntry): ImportPart {
  if (what !== 'watch') return what;
  return episode ? 'episodeWatch' : 'movieWatch';
}

/** How many entries each part has; parts without any are left out. */
export function countParts(entries: readonly ImportEntry[]): Partial<Record<ImportPart, number>> {
  const counts: Partial<Record<ImportPart, number>> = {};
  for (const entry of entries) {
    const part = partOf(entry);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}
