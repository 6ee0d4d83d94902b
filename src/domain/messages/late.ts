/** Sentences about parts of the page whose code comes late. */
export const LATE_MESSAGES = {
  missing: {
    title: 'Error',
    text: 'This could not be opened. Please check your connection and try again.',
  },
  again: 'Try again',
} as const;
