/** What a refusal of the backend means to a person; the cause itself is never shown. */
export const BACKEND_MESSAGES = {
  duplicate: 'This is there already.',
  none: 'This is not there any more.',
  forbidden: 'You are not allowed to do this.',
  expired: 'Your session has ended. Please sign in again.',
  invalid: 'This was not accepted. Please check what you entered.',
  bound: 'Your account holds no more of these. Remove some first.',
  tooLarge: 'The file is too large. It may have 2 MB at most.',
  limited: 'Too many attempts. Please wait a moment and try again.',
  offline: 'You seem to be offline. Please check your connection and try again.',
  foreign:
    'Something else answered in place of Marquee, perhaps the sign-in page of this network. Sign in there and try again.',
  full: 'Nothing can be saved at the moment: the disk of this site is full. What is there can still be read.',
  unavailable: 'The service does not answer at the moment. Please try again.',
} as const;
