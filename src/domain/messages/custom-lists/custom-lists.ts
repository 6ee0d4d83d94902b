import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Error', text });

/** What each visibility of a list means, as the switch says it. */
const VISIBILITY = {
  private: { name: 'Private', text: 'Only you can see it.' },
  link: { name: 'By link', text: 'Anyone with the link can see it. No search engine lists it.' },
  public: { name: 'Public', text: 'Everyone can see it, and search engines may list it.' },
} as const;

/** Sentences of the page of a list. */
export const CUSTOM_LIST_MESSAGES = {
  crumb: 'Lists',
  by: (owner: string) => `A list by ${owner}`,
  nobody: 'someone on Marquee',
  titles,
  description: (name: string, owner: string, count: number) =>
    `${name}, a list by ${owner}: ${titles(count)}.`,
  more: 'Load More Titles',
  empty: 'No titles yet',
  beyond: 'There are no more titles',
  place: (place: number) => `Number ${place}`,
  seen: (seen: number, all: number) => `${seen} of ${all} seen`,
  visibility: VISIBILITY,
  browse: { label: 'Discover movies', path: '/discover/movies' },
  notFound: {
    title: 'List Not Found',
    text: 'There is no list at this address, or it is private.',
  },
  failed: 'Failed to load the list',
} as const;

/** Sentences of a person's own lists and of changing them. */
export const MY_LISTS_MESSAGES = {
  title: ACCOUNT_MENU_MESSAGES.lists,
  description: 'The lists you have made on Marquee.',
  signIn: 'Sign in to see your lists',
  none: 'No lists yet',
  noneText: 'Give a list a name, and add titles from their cards and pages.',
  new: 'New list',
  name: 'Name of the list',
  about: 'Description',
  ranked: 'Ranked: its titles are numbered',
  create: 'Create',
  save: 'Save',
  cancel: 'Cancel',
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => ({ title: 'List removed', text: name }),
  renameFailed: failed('Failed to rename the list'),
  removeFailed: failed('Failed to remove the list'),
  createFailed: failed('Failed to create the list'),
  tooMany: failed('You can have 200 lists. Remove one first.'),
  full: failed('The list is full: it holds 5,000 titles.'),
  gone: failed('The list no longer exists.'),
  refused: { title: 'Please sign in', text: 'You need to be signed in to make lists' },
  changed: (date: string) => `Changed ${date}`,
} as const;

/** Sentences of the menu that adds a title to lists. */
export const ADD_TO_LIST_MESSAGES = {
  button: 'Add to list',
  heading: 'Lists',
  create: 'New list…',
  failed: 'Your lists could not be loaded.',
  again: 'Try again',
  added: (list: string) => ({ title: `Added to ${list}` }),
  removed: (list: string) => ({ title: `Removed from ${list}` }),
  addFailed: failed('Failed to add the title to the list'),
  removeFailed: failed('Failed to remove the title from the list'),
} as const;

/** Sentences of whoever changes a list, or copies it, on its page. */
export const EDIT_LIST_MESSAGES = {
  edit: 'Edit list',
  done: 'Done',
  copy: 'Copy to my lists',
  copied: (name: string) => ({ title: 'Copied to your lists', text: name }),
  /** The description a copy begins with. */
  copiedFrom: (name: string, owner: string) => `Copied from “${name}”, a list by ${owner}.`,
  copyFailed: failed('Failed to copy the list'),
  view: 'View',
  visibility: 'Who can see it',
  visibilityFailed: failed('Failed to change who can see the list'),
  hiddenByAdmin: failed('An admin has hidden this list: it stays private until an admin shows it.'),
  link: 'Copy link',
  linkCopied: { title: 'Link copied' },
  linkFailed: failed('The link could not be copied. It is in the address bar.'),
  saved: 'Saved',
  saveFailed: failed('Failed to save the list'),
  add: 'Add a title',
  addedAlready: 'That title is already in the list.',
  titles: 'Titles of the list',
  orderHelp:
    'Drag titles into another order, or press Space on a handle, move with the arrow keys and press Space again.',
  handle: (title: string) => `Move ${title}`,
  place: (title: string, all: number) => `Place of ${title}, 1 to ${all}`,
  move: 'Move',
  moveFailed: failed('Failed to move the title'),
  note: (title: string) => `Note on ${title}`,
  addNote: 'Add a note',
  noteFailed: failed('Failed to save the note'),
  remove: (title: string) => `Remove ${title}`,
  removed: (title: string) => ({ title: 'Removed from the list', text: title }),
  before: 'Previous',
  after: 'Next',
  part: (first: number, last: number, all: number) => `Titles ${first} to ${last} of ${all}`,
  loadFailed: failed('Failed to load the titles'),
  speech: {
    lifted: (title: string, place: number, all: number) => `${title} lifted, place ${place} of ${all}.`,
    over: (title: string, place: number, all: number) => `${title} is at place ${place} of ${all}.`,
    dropped: (title: string, place: number, all: number) => `${title} put down at place ${place} of ${all}.`,
    cancelled: (title: string) => `${title} is back where it was.`,
  },
} as const;
