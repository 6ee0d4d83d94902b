const signIn = (text: string) => ({ title: 'Please sign in', text });
const failed = (text: string) => ({ title: 'Error', text });
/** With the message of what went wrong. */
const failedBecause = (text: string) => (message: string) => failed(`${text}. ${message}`);

/** Sentences about reviews, ratings and reminders (spec points 2, 5 and 8). */
export const OPINION_MESSAGES = {
  reviews: {
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
    noneWith: (stars: number) => `No reviews with ${stars} ${stars === 1 ? 'star' : 'stars'}`,
    draftKept: 'What you wrote is kept here until you sign in.',
  },
  ratings: {
    signIn: 'Sign in to rate',
    refused: signIn('You need to be signed in to rate'),
    saveFailed: failedBecause('Failed to save rating'),
    clearFailed: failedBecause('Failed to clear rating'),
  },
  reminders: {
    set: 'Set Reminder',
    isSet: 'Reminder set!',
    refused: signIn('You need to be signed in to set reminders'),
    setFailed: failed('Failed to set reminder'),
    removeFailed: failed('Failed to remove reminder'),
  },
} as const;

/** Sentences about the profile and the account (spec points 2 and 8). */
export const ACCOUNT_MESSAGES = {
  profile: {
    signIn: 'Sign in to view and edit your profile',
    emailFixed: 'Email cannot be changed',
    submit: { idle: 'Update Profile', saving: 'Updating...', uploading: 'Uploading...' },
    saved: { title: 'Profile updated', text: 'Your profile has been updated successfully.' },
    /** The text is the message of what went wrong. */
    saveFailed: (message: string) => failed(message),
    imagesOnly: 'Please choose an image file.',
    choose: 'Choose a picture, or drop one here. Its middle square becomes your avatar.',
  },
  account: {
    submit: { idle: 'Delete Account', deleting: 'Deleting...' },
    cannotBeUndone: 'This action cannot be undone.',
    whatIsDeleted: [
      'Profile information',
      'Movie and TV wishlists',
      'Watched lists',
      'Favorites',
      'Ratings and reviews',
      'Reminders',
      'API keys',
    ],
    deleted: {
      title: 'Account deleted',
      text: 'Your account and all associated data have been permanently deleted.',
    },
    deleteFailed: failed('Failed to delete account. Please try again or contact support.'),
  },
  /** What a refusal of the backend means to a person; the cause itself is never shown. */
  backend: {
    duplicate: 'This is there already.',
    none: 'This is not there any more.',
    forbidden: 'You are not allowed to do this.',
    expired: 'Your session has ended. Please sign in again.',
    invalid: 'This was not accepted. Please check what you entered.',
    tooLarge: 'The file is too large. It may have 2 MB at most.',
    limited: 'Too many attempts. Please wait a moment and try again.',
    offline: 'You seem to be offline. Please check your connection and try again.',
    unavailable: 'The service does not answer at the moment. Please try again.',
  },
} as const;
