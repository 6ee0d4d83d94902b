import { plural } from '../../plural.ts';
import { TAG_BOUNDS } from '../../tags/tags.ts';

/** Sentences about tags and private notes (docs/behaviour.md, Tags and private notes). */
export const TAG_MESSAGES = {
  button: 'Tags and note',
  noteButton: 'Private note',
  buttonOf: (title: string) => `Tags and private note: ${title}`,
  noteOf: (title: string) => `Private note: ${title}`,
  refused: { title: 'Sign in to tag titles', text: 'Tags and private notes belong to your account.' },
  dialog: 'Tags and private note',
  seasonDialog: 'Private note',
  private: 'Only you can see them.',
  tags: 'Tags',
  add: 'Add a tag',
  how: 'Enter or a comma adds it, Backspace takes the last one away.',
  removeOf: (tag: string) => `Remove the tag ${tag}`,
  added: (tag: string) => `${tag} added`,
  removed: (tag: string) => `${tag} removed`,
  suggestions: 'Tags of yours',
  found: (count: number) => plural(count, { one: '{n} tag of yours fits', other: '{n} tags of yours fit' }),
  full: `A title can have ${TAG_BOUNDS.ofTitle} tags. Remove one to add another.`,
  note: 'Private note',
  left: (count: number) => plural(count, { one: '{n} character left', other: '{n} characters left' }),
  save: 'Save',
  saving: 'Saving…',
  loading: 'Loading your tags…',
  loadFailed: 'Your tags and note could not be loaded.',
  again: 'Try again',
  saveFailed: 'This could not be saved. What you wrote is still here.',
  tooMany: `You can have ${TAG_BOUNDS.ofPerson} tags, and ${TAG_BOUNDS.ofTitle} for each title. Delete or merge some first.`,
  manage: 'Manage tags',
  other: (note: string) =>
    note === ''
      ? 'This note was deleted elsewhere meanwhile. Save again to keep yours.'
      : `This note was changed elsewhere meanwhile: “${note}” Save again to keep yours instead.`,
  saved: (title: string) => ({ title: 'Saved', text: `Your tags and note for ${title} are kept.` }),
  undoFailed: { title: 'Not undone', text: 'Your tags and note could not be changed back.' },
  own: 'Your tags and note',
  withTag: (tag: string) => `Titles tagged ${tag}`,
  filter: 'Tag',
  mine: 'My tags',
  all: 'All',
  show: 'Show',
  noneTagged: (tag: string) => ({
    heading: `Nothing here is tagged “${tag}”`,
    text: 'Add tags from the menu of a card, or on the page of a title.',
  }),
  unfilteredDiscover:
    'Among your tagged titles, filters by service, age rating and number of votes are not applied.',
} as const;

/** Sentences of the page of one's tags. */
export const TAGS_PAGE_MESSAGES = {
  title: 'Tags',
  description: 'Your own tags on movies and series.',
  signIn: 'Sign in to see your tags',
  text: 'Tags are yours alone: nobody else sees them. Give a tag the name of another to merge them.',
  none: 'No tags yet',
  noneText: 'Add tags from the menu of a card, on the page of a title, or in your diary.',
  browse: 'Browse popular movies',
  count: (movies: number, series: number) =>
    [
      ...(movies > 0 ? [plural(movies, { one: '{n} movie', other: '{n} movies' })] : []),
      ...(series > 0 ? [plural(series, { other: '{n} series' })] : []),
    ].join(', '),
  renameOf: (tag: string) => `Rename or merge ${tag}`,
  deleteOf: (tag: string) => `Delete ${tag}`,
  newName: 'New name of the tag',
  keep: 'Save',
  cancel: 'Cancel',
  renamed: (from: string, to: string) => ({ title: 'Renamed', text: `${from} is now ${to}.` }),
  merged: (from: string, to: string) => ({ title: 'Merged', text: `${from} is part of ${to} now.` }),
  deleted: (tag: string) => ({ title: 'Deleted', text: `${tag} is gone from all titles.` }),
  failed: { title: 'Not changed', text: 'Your tags could not be changed.' },
  gone: { title: 'Not there any more', text: 'This tag was deleted or renamed meanwhile.' },
  loadFailed: 'Your tags could not be loaded. Please try again in a moment.',
  all: 'All tags',
  where: 'Where to find them',
  places: {
    wishlist: 'Wishlist',
    watched: 'Watched',
    diary: 'Diary',
    numbers: 'Numbers',
    movies: 'Discover movies',
    series: 'Discover series',
  },
  most: 'The latest 500 of each kind are shown.',
} as const;
