import type { ImportSource } from '../import-job.ts';
import type { CsvTable } from './csv-table.ts';
import type { EntryKind, EntryPlace, ImportEntry } from './entry.ts';

/** Why a row of a file becomes no entry. */
export type RowProblem =
  /** It names no title. */
  | 'noTitle'
  /** Its rating is none: 0, empty or no number. */
  | 'noRating'
  /** It is about an episode and says not which. */
  | 'noEpisode'
  /** It rates or wishes a season or an episode; only whole titles have that here. */
  | 'partOfSeries'
  /** A video game, a person, a podcast: nothing Marquee keeps. */
  | 'noTitleKind'
  /** A film somebody gave up: only series have that here. */
  | 'droppedMovie'
  /** A text of no letters. */
  | 'noText'
  /** Something else stands where a record should. */
  | 'malformed'
  /** The whole file cannot be read: damaged, locked, or not what its name says. */
  | 'brokenFile'
  /** Its columns are those of several files, and its name says not which it is. */
  | 'nameless';

/** A row that becomes no entry. */
export interface UnreadableRow {
  at: EntryPlace;
  problem: RowProblem;
}

/** What the files say. The same bytes give the same entries in the same order. */
export interface Reading {
  source: ImportSource;
  entries: ImportEntry[];
  unreadable: UnreadableRow[];
  /** The files that were opened and understood. */
  files: string[];
}

/** Why files cannot be read at all. */
export type ReadingFailure =
  /** None of them is an export we know. */
  | 'unknown'
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

/** One source. */
export interface SourceReader {
  source: ImportSource;
  /** Which of this source's files it is, told by what is in it; null when it is none. */
  roleOf(file: OpenedFile): string | null;
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
