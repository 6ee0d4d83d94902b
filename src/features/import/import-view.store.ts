import type { ImportProgress, ImportSwitches } from './import-job.ts';
import { FILE_ROLES, type ImportPart, type ReadingAnswers } from './files/reading.ts';
import type { ReaderFailure } from './reader-messages.store.ts';
import type { ReadingSummary } from './reading-desk.store.ts';

/** Why a file was refused: unreadable, or not the file of the open import. */
export type FileRefusal = ReaderFailure | 'other';

export type ImportView =
  /** Choose a file; with `waiting`, the file of an import that is incomplete on the server. */
  | { step: 'choose'; refused: FileRefusal | null; waiting: ImportProgress | null }
  | { step: 'reading'; names: string[]; done: number; of: number }
  | {
      step: 'preview';
      names: string[];
      summary: ReadingSummary;
      /** Answers to questions about the files. */
      answers: ReadingAnswers;
      off: ImportPart[];
      switches: ImportSwitches;
      beginning: boolean;
      /** Message if starting failed. */
      problem: string | null;
    }
  | {
      step: 'job';
      job: ImportProgress;
      /** This tab is sending the rows. */
      sending: boolean;
      /** Why it is stalled; it is retried. */
      stalled: string | null;
      busy: boolean;
    };

const NO_SWITCHES: ImportSwitches = {
  replaceRatings: false,
  replaceReviews: false,
  replaceDates: false,
};

/** The preview with every part on and no data replaced. */
export const previewOf = (names: string[], summary: ReadingSummary): ImportView => ({
  step: 'preview',
  names,
  summary,
  answers: {},
  off: [],
  switches: NO_SWITCHES,
  beginning: false,
  problem: null,
});

/** Number of entries with these parts off. */
export function remaining({ counts }: ReadingSummary, off: readonly ImportPart[]): number {
  const parts = Object.entries(counts) as [ImportPart, number][];
  return parts.reduce((sum, [part, count]) => (off.includes(part) ? sum : sum + count), 0);
}

/** The next required answer: the order of days, then the scale of ratings; null if none. */
export function lacking(
  { questions: { days, scale } }: ReadingSummary,
  answers: ReadingAnswers,
): 'order' | 'scale' | null {
  if (days.example !== null && days.evident === null && answers.order === undefined) return 'order';
  return scale.example !== null && scale.evident === null && answers.scale === undefined ? 'scale' : null;
}

/** The answers an import may have been started with, likeliest first. */
export function possibleAnswers({ questions }: ReadingSummary): ReadingAnswers[] {
  const { days, scale, nameless } = questions;
  const orders: ReadingAnswers[] =
    days.example === null ? [{}] : [{}, { order: 'dayFirst' }, { order: 'monthFirst' }];
  const scales: ReadingAnswers[] = scale.example === null ? [{}] : [{}, { scale: 5 }, { scale: 10 }];
  const both = orders.flatMap((order) => scales.map((one) => ({ ...order, ...one })));
  return nameless.reduce<ReadingAnswers[]>(
    (all, file) =>
      all.flatMap((answers) => [
        answers,
        ...FILE_ROLES.map((role) => ({ ...answers, roles: { ...answers.roles, [file]: role } })),
      ]),
    both,
  );
}

/**
 * The parts that may have been off when an import was started, likeliest first. The server's counts show all but one:
 * whether watches were of films, of episodes or of both.
 */
export function possiblyOff(summary: ReadingSummary, job: Pick<ImportProgress, 'counts'>): ImportPart[][] {
  const parts = Object.keys(summary.counts) as ImportPart[];
  const isWatch = (part: ImportPart) => part === 'movieWatch' || part === 'episodeWatch';
  const off = parts.filter((part) => !job.counts[isWatch(part) ? 'watch' : (part as 'rating')]);
  if (!job.counts.watch) return [off];
  return [off, [...off, 'movieWatch'], [...off, 'episodeWatch']];
}
