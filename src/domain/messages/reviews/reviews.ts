import { plural } from '../../plural.ts';

const signIn = (text: string) => ({ title: 'Please sign in', text });
const failed = (text: string) => ({ title: 'Error', text });
/** With the message of what went wrong. */
const failedBecause = (text: string) => (message: string) => failed(`${text}. ${message}`);

/** Sentences about reviews (docs/behaviour.md, Pages). */
export const REVIEW_MESSAGES = {
  signIn: 'Sign in to write a review',
  refused: signIn('You need to be signed in to write a review'),
  posted: { title: 'Review posted!', text: 'Thank you for sharing your opinion.' },
  updated: { title: 'Review updated!', text: 'Your changes have been saved.' },
  deleted: { title: 'Review deleted', text: 'Your review has been removed.' },
  postFailed: failedBecause('Failed to post review'),
  updateFailed: failedBecause('Failed to update review'),
  deleteFailed: failedBecause('Failed to delete review'),
  /** The text is the message of what went wrong. */
  loadFailed: (message: string) => ({ title: 'Failed to load reviews', text: message }),
  reported: { title: 'Review reported', text: 'Thank you. An admin will look at it.' },
  alreadyReported: { title: 'Already reported', text: 'You have reported this review before.' },
  reportFailed: failedBecause('Failed to report review'),
  reportRefused: signIn('You need to be signed in to report a review'),
  nameless: 'Anonymous',
  none: 'No reviews yet',
  noneYet: 'Be the first to say what you think.',
  noneWith: (stars: number) =>
    plural(stars, { one: 'No reviews with {n} star', other: 'No reviews with {n} stars' }),
  post: 'Post',
  posting: 'Posting...',
  save: 'Save',
  saving: 'Saving...',
  edit: 'Edit',
  erase: 'Delete',
  erasing: 'Deleting...',
  report: 'Report',
  you: 'You',
  edited: 'edited',
  more: 'More reviews',
  loadingMore: 'Loading...',
  draftKept: 'What you wrote is kept here until you sign in.',
  field: { label: 'Your review', placeholder: 'What did you think of it?', edit: 'Edit your review' },
  length: (length: number, limit: number) => plural(limit, { other: `${length} of {n} characters` }),
  left: (count: number) => plural(count, { one: '{n} character left', other: '{n} characters left' }),
  /** Where the database counts more than the counter shows. */
  leftInParts: (count: number) =>
    `${count === 0 ? 'No room for more' : `Room for ${count} more`}: a letter made of several signs counts several times.`,
  order: {
    label: 'Order of the reviews',
    newest: 'Newest',
    oldest: 'Oldest',
    spoken: { newest: 'Newest first', oldest: 'Oldest first' },
  },
  /** Of all ratings, among those of so many stars. */
  all: { short: 'All', spoken: 'All ratings' },
  ratings: 'Rating of the reviews',
  first: 'Back to the first reviews',
  tellsEnd: { label: 'Contains spoilers', open: 'This review contains spoilers. Show it' },
  followed: 'You follow them',
} as const;
