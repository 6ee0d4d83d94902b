import type { ImportProgress, ImportSwitches } from './import-job.ts';
import { FILE_ROLES, RATING_SCALES, type ImportPart, type ReadingAnswers } from './files/reading.ts';
import { nameTitles } from './files/tables/columns.ts';
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
export const previewOf = (
  names: string[],
  summary: ReadingSummary,
  answers: ReadingAnswers = {},
): ImportView => ({
  step: 'preview',
  names,
  summary,
  answers,
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

/** The next required answer: the columns, the profiles, the order of days, the scale of ratings; null if none. */
export function lacking(
  { questions: { days, scale, columns } }: ReadingSummary,
  answers: ReadingAnswers,
): 'columns' | 'profiles' | 'order' | 'scale' | null {
  if (columns.some(({ names }) => !nameTitles(names))) return 'columns';
  if (answers.profiles?.length === 0) return 'profiles';
  if (days.example !== null && days.evident === null && answers.order === undefined) return 'order';
  return scale.example !== null && scale.evident === null && answers.scale === undefined ? 'scale' : null;
}

/** The answers an import may have been started with, likeliest first. */
export function possibleAnswers({ questions }: ReadingSummary): ReadingAnswers[] {
  const { days, scale, nameless, profiles } = questions;
  const orders: ReadingAnswers[] =
    days.example === null ? [{}] : [{}, { order: 'dayFirst' }, { order: 'monthFirst' }];
  const scales: ReadingAnswers[] =
    scale.example === null ? [{}] : [{}, ...RATING_SCALES.map((one) => ({ scale: one }))];
  const chosen: ReadingAnswers[] = [{}, ...profiles.slice(0, 5).map((profile) => ({ profiles: [profile] }))];
  const both = orders.flatMap((order) =>
    scales.flatMap((one) => chosen.map((some) => ({ ...order, ...one, ...some }))),
  );
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
