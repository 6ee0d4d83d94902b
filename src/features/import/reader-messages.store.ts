import type { ImportEntry } from './files/entry.ts';
import type { ImportPart, ReadingAnswers, ReadingFailure, UnreadableRow } from './files/reading.ts';
import type { Prepared, ReadingSummary } from './reading-desk.store.ts';

export type ReaderQuestion =
  | { ask: 'read'; files: File[]; zone: string }
  | { ask: 'answer'; answers: ReadingAnswers }
  | { ask: 'prepare'; off: ImportPart[] }
  | { ask: 'batch'; from: number }
  | { ask: 'problems' };

export interface ReaderAnswers {
  read: ReadingSummary;
  answer: ReadingSummary;
  prepare: Prepared;
  batch: ImportEntry[];
  problems: UnreadableRow[];
}

/** Why a question failed: unreadable files, a file that is gone, or a defect. */
export type ReaderFailure = ReadingFailure | 'gone' | 'defect';

/** Messages of the worker, by question number. */
export type ReaderMessage =
  | { number: number; kind: 'step'; done: number; of: number }
  | { number: number; kind: 'answer'; value: ReaderAnswers[keyof ReaderAnswers] }
  | { number: number; kind: 'failed'; failure: ReaderFailure; message: string };
