import type { ImportRowReason, ImportRowState } from '../../import/import-job.ts';
import type { EntryKind, RowProblem } from '../../import/entry.ts';

const WHATS: Record<EntryKind, string> = {
  watch: 'Watch',
  watched: 'Watched',
  rating: 'Rating',
  wish: 'Wishlist',
  review: 'Review',
  favorite: 'Favorite',
  follow: 'Followed series',
  dismissed: 'Not interested',
  list: 'List',
  own: 'From Marquee',
};

const STATES: Record<ImportRowState, string> = {
  waiting: 'Not saved yet',
  imported: 'Imported',
  already: 'Already there',
  ambiguous: 'Could be several titles',
  not_found: 'Not found',
  skipped: 'Left out by you',
  unreadable: 'Could not be kept',
};

const REASONS: Record<ImportRowReason, string> = {
  watched: 'You have watched it',
  existing: 'What you had stays',
  shortened: 'Cut at 500 characters',
  future: 'Its day is still to come',
  full: 'Your list holds no more',
  value: 'It says something that cannot be kept',
  catalogue: 'The movie database kept failing at it',
  again: 'An episode counts once',
};

/** Why a row of a file becomes nothing. */
export const IMPORT_PROBLEMS: Record<RowProblem, string> = {
  noTitle: 'It names no title',
  noRating: 'It holds no rating',
  noEpisode: 'It does not say which episode',
  partOfSeries: 'It is about a season or an episode, and only whole titles can be wished or listed here',
  noTitleKind: 'It is no movie or series',
  droppedMovie: 'It is a movie you gave up, which has no place here',
  noText: 'It is a review without a text',
  malformed: 'It is not understood',
  openQuote: 'It has a quotation mark that is never closed',
  brokenFile: 'The file is damaged or locked',
  nameless: 'The name of the file does not say what it is',
};

/** What the server says about imports (docs/behaviour.md, Bringing a history). */
export const IMPORT_JOB_MESSAGES = {
  whats: WHATS,
  states: STATES,
  reasons: REASONS,
  /** Stands for what a row is that says nothing that can be kept. */
  problemRow: 'Nothing',
  untoldDay: (text: string) => `its day “${text}” is not understood`,
  upTo: 'and all before it',
  tags: (tags: string) => `tags: ${tags}`,
  note: (note: string) => `note: ${note}`,
  open: 'Another import is not finished yet. Finish or cancel it first.',
  limited: 'You have brought as much as fits into thirty days. Please try again when older imports are gone.',
  gone: 'This import is not there any more.',
  moved: 'The import has moved on meanwhile.',
  off: 'Imports are switched off here.',
  titleGone: 'The movie database does not have this title.',
  report: {
    fileName: 'marquee-import.csv',
    headings: [
      'Row',
      'File',
      'Line',
      'What',
      'Name',
      'Year',
      'Season',
      'Episode',
      'Day',
      'Rating in the file',
      'Stars here',
      'Result',
      'Reason',
      'Title',
      'Address',
      'Tags in the file',
      'Note in the file',
    ],
    given: (value: number, of: number) => `${value} of ${of}`,
  },
} as const;
