/** Log messages for movie database failures: in English, whatever the user's language. */
export const CATALOGUE_ERRORS = {
  noAnswer: 'The movie database did not answer.',
  unavailable: 'The movie database is not available right now.',
  unreadable: 'The movie database sent an answer we could not read.',
  status: (status: string) => `API error: ${status}`,
  /** The API key was refused, and the reader cannot change it. */
  notSetUp: (failed: string) => `${failed}. The movie database is not set up here.`,
} as const;
