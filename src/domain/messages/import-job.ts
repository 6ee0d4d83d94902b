import type { ImportRowReason, ImportRowState } from '../import-job.ts';
import type { EntryKind } from '../imports/entry.ts';

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

/** What the server says about imports (docs/behaviour.md, Bringing a history). */
export const IMPORT_JOB_MESSAGES = {
  whats: WHATS,
  states: STATES,
  reasons: REASONS,
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
    ],
    given: (value: number, of: number) => `${value} of ${of}`,
  },
} as const;
