import type { ImportProgress, ImportSwitches } from '../../domain/import/import-job.ts';
import { FILE_ROLES, type ImportPart, type ReadingAnswers } from '../../domain/import/reading.ts';
import type { ReaderFailure } from './reader-messages.ts';
import type { ReadingSummary } from './reading-desk.ts';

/** Why a file was refused: it cannot be read, or it is not the one an open import waits for. */
export type FileRefusal = ReaderFailure | 'other';

/** Where the page is. */
export type ImportView =
  /** A file is waited for; with `waiting`, that of an import whose other rows are here already. */
  | { step: 'choose'; refused: FileRefusal | null; waiting: ImportProgress | null }
  | { step: 'reading'; names: string[]; done: number; of: number }
  | {
      step: 'preview';
      names: string[];
      summary: ReadingSummary;
      /** What was said of what the files leave open. */
      answers: ReadingAnswers;
      off: ImportPart[];
      switches: ImportSwitches;
      /** It is on its way. */
      beginning: boolean;
      /** Why it did not begin, in words. */
      problem: string | null;
    }
  /** An import on the server. */
  | {
      step: 'job';
      job: ImportProgress;
      /** The rows are being sent from here. */
      sending: boolean;
      /** Why it does not go on just now, in words; it is tried again. */
      stalled: string | null;
      /** A verb is on its way. */
      busy: boolean;
    };

const NO_SWITCHES: ImportSwitches = {
  replaceRatings: false,
  replaceReviews: false,
  replaceDates: false,
};

/** The preview of files, everything on and nothing of one's own replaced. */
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

/** Entries that are sent with these parts turned off. */
export function remaining({ counts }: ReadingSummary, off: readonly ImportPart[]): number {
  const parts = Object.entries(counts) as [ImportPart, number][];
  return parts.reduce((sum, [part, count]) => (off.includes(part) ? sum : sum + count), 0);
}

/** What has to be answered before anything is imported: the order of days, then the scale of ratings; null for nothing. */
export function lacking(
  { questions: { days, scale } }: ReadingSummary,
  answers: ReadingAnswers,
): 'order' | 'scale' | null {
  if (days.example !== null && days.evident === null && answers.order === undefined) return 'order';
  return scale.example !== null && scale.evident === null && answers.scale === undefined ? 'scale' : null;
}

/** What may have been answered when an import began from these files, the likeliest first. */
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
 * Which parts of a file may have been turned off when an import began, the likeliest first: what its server has counted
 * tells all but whether watches were those of films, of episodes or of both.
 */
export function possiblyOff(summary: ReadingSummary, job: Pick<ImportProgress, 'counts'>): ImportPart[][] {
  const parts = Object.keys(summary.counts) as ImportPart[];
  const isWatch = (part: ImportPart) => part === 'movieWatch' || part === 'episodeWatch';
  const off = parts.filter((part) => !job.counts[isWatch(part) ? 'watch' : (part as 'rating')]);
  if (!job.counts.watch) return [off];
  return [off, [...off, 'movieWatch'], [...off, 'episodeWatch']];
}
