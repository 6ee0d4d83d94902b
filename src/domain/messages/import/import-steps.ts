import { formatDate, type CalendarDate } from '../../dates.ts';
import { formatMoment } from '../../moments.ts';
import { formatNumber } from '../../format.ts';
import type { ImportRowState, ImportSource, ImportState } from '../../import/import-job.ts';
import { isRounded, type EntryKind, type GivenStars } from '../../import/entry.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';
import { plural, type PluralForms } from '../../plural.ts';
import { stars as inStars, titles } from '../counts.ts';

const STATES: Record<ImportState, string> = {
  receiving: 'Sending',
  matching: 'Finding titles',
  asking: 'Waiting for you',
  saving: 'Saving',
  done: 'Done',
  cancelled: 'Cancelled',
  undoing: 'Undoing',
  undone: 'Undone',
};

/** How many entries of a name are what. */
const KINDS: Record<EntryKind, PluralForms> = {
  watch: { one: '{n} watch', other: '{n} watches' },
  watched: { other: '{n} in the watched list' },
  rating: { one: '{n} rating', other: '{n} ratings' },
  wish: { other: '{n} in the wishlist' },
  review: { one: '{n} review', other: '{n} reviews' },
  favorite: { one: '{n} favorite', other: '{n} favorites' },
  follow: { other: '{n} followed series' },
  dismissed: { other: '{n} not interested' },
  list: { other: '{n} in lists' },
  own: { other: '{n} from Marquee' },
};

/** How many rows ended how. */
const ROWS: Record<ImportRowState, PluralForms> = {
  waiting: { other: '{n} not saved yet' },
  imported: { other: '{n} imported' },
  already: { other: '{n} already there' },
  ambiguous: { other: '{n} could be several titles' },
  not_found: { other: '{n} not found' },
  skipped: { other: '{n} left out by you' },
  unreadable: { other: '{n} could not be saved' },
};

/** Sentences about an import on the server: its progress, what is doubtful, its report. */
export const IMPORT_STEP_MESSAGES = {
  job: {
    heading: (source: ImportSource, state: ImportState) => `${SOURCES[source]}: ${STATES[state]}`,
    states: STATES,
    sending: (received: number, total: number) => `${formatNumber(received)} of ${rows(total)} sent`,
    sendingText:
      'Keep this page open until all rows are sent. If it closes, choose the file again to continue.',
    matching: (looked: number, total: number) => `${formatNumber(looked)} of ${titles(total)} looked up`,
    matchingText: 'You can close this page: the import continues without you.',
    saving: (saved: number, total: number) => `${formatNumber(saved)} of ${rows(total)} saved`,
    undoing: (back: number, total: number) => `${formatNumber(back)} of ${rows(total)} undone`,
    halted: 'The movie database is not answering. The import waits and continues by itself.',
    stalled: (why: string) => `${why} It is tried again.`,
    cancel: 'Cancel the import',
    cancelText: 'Nothing has been saved yet.',
    cancelled: 'This import was cancelled.',
    undone: 'This import was undone.',
    /** Where what was brought is to be seen. */
    seen: { diary: 'See your diary', upNext: 'See what is next', numbers: 'See your numbers' },
    left: (minutes: number) =>
      minutes < 1
        ? 'Less than a minute left.'
        : plural(minutes, { one: 'About {n} minute left.', other: 'About {n} minutes left.' }),
    another: 'Import another file',
    undo: 'Undo the import',
    undoUntil: (day: CalendarDate) => `You can undo everything it brought until ${formatDate(day)}.`,
    undoQuestion: 'Undo this import?',
    undoText: (count: number) =>
      plural(count, {
        one: '{n} imported entry will be removed, and what it replaced comes back. What you have changed since stays.',
        other:
          '{n} imported entries will be removed, and what they replaced comes back. What you have changed since stays.',
      }),
    keep: 'Keep it',
  },
  doubtful: {
    heading: (count: number) =>
      plural(count, {
        one: 'Which title is meant? {n} name could be several.',
        other: 'Which title is meant? {n} names could be several.',
      }),
    text: 'Nothing is saved until you decide, or leave the rest out.',
    failed: 'Your choice was not saved',
    named,
    counts: (counts: Partial<Record<EntryKind, number>>) =>
      (Object.entries(counts) as [EntryKind, number][])
        .map(([kind, count]) => plural(count, KINDS[kind]))
        .join(', '),
    pick: (title: string, year: string | null) => `Take ${named(title, year ? Number(year) : null)}`,
    none: 'None of these',
    search: 'Search for another title',
    searchHeading: (name: string, year: number | null) => `What is ${named(name, year)}?`,
    searchLabel: 'Which title is meant?',
    alike: (count: number) =>
      plural(count, {
        one: 'Do the same for {n} other row with this name',
        other: 'Do the same for {n} other rows with this name',
      }),
    allFirst: 'Take the first for all',
    allSkip: 'Leave out all of these',
    save: 'Save the rest without these',
    again: 'Try again',
    left: (count: number) =>
      plural(count, { one: '{n} name left to decide', other: '{n} names left to decide' }),
    movie: 'Movie',
    tv: 'TV series',
  },
  report: {
    heading: 'Report',
    summary: (rows: Partial<Record<ImportRowState, number>>) =>
      (Object.entries(rows) as [ImportRowState, number][])
        .filter(([, count]) => count > 0)
        .map(([state, count]) => plural(count, ROWS[state]))
        .join(', '),
    filter: 'Which rows',
    all: 'All',
    columns: { row: 'Row', what: 'What', file: 'In your file', became: 'Became', state: 'Result' },
    place: placeInFile,
    /** What a rating was only where our stars say something else. */
    stars: (given: GivenStars, stars: number) =>
      isRounded(given) ? `${given.value} of ${given.of} became ${inStars(stars)}` : inStars(stars),
    episode: episodeIn,
    none: 'No rows here.',
    download: 'Download the report (CSV)',
    pages: 'Pages of the report',
    page: (page: number, of: number) => `Page ${formatNumber(page)} of ${formatNumber(of)}`,
    newer: 'Previous',
    older: 'Next',
  },
  former: {
    heading: 'Your imports',
    text: 'From the last 30 days.',
    show: 'Show',
    showOf: (fileName: string) => `Show the import of ${fileName}`,
    began: (moment: string) => `${formatMoment(moment)} UTC`,
    line: (source: ImportSource, state: ImportState, total: number) =>
      `${SOURCES[source]} · ${STATES[state]} · ${rows(total)}`,
  },
};
