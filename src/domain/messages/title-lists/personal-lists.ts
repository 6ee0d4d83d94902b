import { plural } from '../../plural.ts';

/** Sentences of lists that were made for whoever is signed in. */
export const PERSONAL_LIST_MESSAGES = {
  hideSeen: 'Hide what I have seen',
  /** The line of the profile about it. */
  settings: {
    heading: 'Lists',
    text: 'Lists can leave out the movies and TV series on your watched list. They always leave out what you are not interested in.',
    dismissed: 'What you are not interested in',
  },
  leftOut: (count: number) =>
    plural(count, { one: '{n} title is left out here', other: '{n} titles are left out here' }),
  failed: 'We could not check what you have hidden, so everything is shown.',
  nearlyAll: 'You have seen or hidden nearly all of these.',
  all: {
    heading: 'You have seen or hidden all of these',
    further: 'Look further',
  },
  /** On the page of a title that one is not interested in. */
  dismissed: 'You said you are not interested. Lists leave it out.',
  takeBack: 'Take back',
} as const;
