/** What a failing movie database comes to, as logs say it: in English, whatever the person reads. */
export const CATALOGUE_ERRORS = {
  noAnswer: 'The movie database did not answer.',
  unavailable: 'The movie database is not available right now.',
  unreadable: 'The movie database sent an answer we could not read.',
  status: (status: string) => `API error: ${status}`,
  /** A refused API key, for readers who cannot change it. */
  notSetUp: (failed: string) => `${failed}. The movie database is not set up here.`,
} as const;
