import { starsText } from '../../reviews/stars.ts';

/** With the message of what went wrong. */
const failed = (text: string) => (message: string) => ({ title: 'Error', text: `${text}. ${message}` });

/** Sentences about the stars a person gives a title. */
export const RATING_MESSAGES = {
  signIn: 'Sign in to rate',
  /** In place of the button, where nothing could answer it. */
  withoutScripts: 'Signing in to rate needs JavaScript. What others wrote can be read without it.',
  own: 'Your rating',
  /** What one of the stars gives: "3½ of 5". */
  give: (stars: number) => `${starsText(stars)} of 5`,
  clear: { label: 'Clear', of: 'your rating' },
  refused: { title: 'Please sign in', text: 'You need to be signed in to rate' },
  saveFailed: failed('Failed to save rating'),
  clearFailed: failed('Failed to clear rating'),
  /** Once what one gave is taken back, which can be undone. */
  cleared: (stars: number) => ({
    title: 'Rating cleared',
    text: `You gave it ${starsText(stars)} out of 5 stars.`,
  }),
  none: 'Not rated yet',
  youGave: (stars: number) => `You gave it ${starsText(stars)} out of 5 stars`,
  outOf: (stars: string) => `${stars} out of 5 stars`,
} as const;
