import type { ImportEntry } from '../../domain/import/entry.ts';
import type {
  ImportPart,
  ReadingAnswers,
  ReadingFailure,
  UnreadableRow,
} from '../../domain/import/reading.ts';
import type { Prepared, ReadingSummary } from './reading-desk.ts';

/** What the page asks of the worker that reads files. */
export type ReaderQuestion =
  | { ask: 'read'; files: File[]; zone: string }
  | { ask: 'answer'; answers: ReadingAnswers }
  | { ask: 'prepare'; off: ImportPart[] }
  | { ask: 'batch'; from: number }
  | { ask: 'problems' };

/** What it answers to each. */
export interface ReaderAnswers {
  read: ReadingSummary;
  answer: ReadingSummary;
  prepare: Prepared;
  batch: ImportEntry[];
  problems: UnreadableRow[];
}

/** Why a question has no answer: the files, a file that cannot be opened any more, or a defect of ours. */
export type ReaderFailure = ReadingFailure | 'gone' | 'defect';

/** What comes from the worker, by the number of the question. */
export type ReaderMessage =
  | { number: number; kind: 'step'; done: number; of: number }
  | { number: number; kind: 'answer'; value: ReaderAnswers[keyof ReaderAnswers] }
  | { number: number; kind: 'failed'; failure: ReaderFailure; message: string };
