/** What a refusal of the backend means to a person; the cause itself is never shown. */
export const BACKEND_MESSAGES = {
  duplicate: 'This already exists.',
  none: 'This no longer exists.',
  forbidden: 'You are not allowed to do this.',
  expired: 'Your session has ended. Please sign in again.',
  invalid: 'This was not accepted. Please check what you entered.',
  bound: 'You have reached the limit. Remove some first.',
  tooLarge: 'The file is too large. It may have 2 MB at most.',
  limited: 'Too many attempts. Please wait a moment and try again.',
  offline: 'You seem to be offline. Please check your connection and try again.',
  foreign:
    'Something other than Marquee answered, perhaps the sign-in page of this network. Sign in there and try again.',
  full: 'Nothing can be saved right now: the disk of this site is full. You can still read what is there.',
  slow: 'This took too long and was stopped. Please try again.',
  unavailable: 'The service is not answering right now. Please try again.',
} as const;
