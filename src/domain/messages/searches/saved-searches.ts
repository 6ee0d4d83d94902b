import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Error', text });

/** Sentences about searches of Discover that people keep. */
export const SAVED_SEARCH_MESSAGES = {
  save: 'Save this search',
  name: 'Name of this search',
  keep: 'Save',
  cancel: 'Cancel',
  rename: 'Rename',
  remove: 'Remove',
  renameOf: (name: string) => `Rename ${name}`,
  removeOf: (name: string) => `Remove ${name}`,
  newName: 'New name',
  /** What one is called until somebody says otherwise. */
  suggested: (chips: string[]) => chips.join(', '),
  refused: { title: 'Please sign in', text: 'You need to be signed in to save searches' },
  saved: (name: string) => ({ title: 'Search saved', text: name }),
  view: 'View',
  duplicate: { title: 'Already saved', text: 'This search is among your saved ones' },
  duplicateOf: (name: string) => ({ title: 'Already saved', text: `This search is saved as “${name}”` }),
  nameTaken: failed('Another of your saved searches has this name. Choose another.'),
  tooMany: failed('You can save 30 searches. Remove one first.'),
  saveFailed: failed('Failed to save this search'),
  renameFailed: failed('Failed to rename this search'),
  removeFailed: failed('Failed to remove this search'),
  removed: (name: string) => ({ title: 'Search removed', text: name }),
  kinds: { movie: 'Movies', tv: 'TV series' },
  page: {
    title: ACCOUNT_MENU_MESSAGES.searches,
    description: 'The searches you have saved on Marquee.',
    signIn: 'Sign in to see your saved searches',
    none: 'No saved searches yet',
    noneText: 'Set some filters on Discover and save them under a name.',
    browse: 'Discover movies',
  },
} as const;
