/*
 * Words that say the same in many places. Those that scripts use are few: they go to everybody. What one script alone
 * says stands in the words of its feature.
 */

export const WORDS = {
  again: 'Try again',
  error: 'Error',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  search: 'Search',
  signIn: 'Sign In',
} as const;

/** Of pages alone. */
export const PAGE_WORDS = {
  home: 'Go home',
  /** Between things of a list that are links. */
  comma: ', ',
  email: 'Email',
  loading: 'Loading…',
  page: (page: number) => `Page ${page}`,
  /** In the title of a document. */
  pageOf: (name: string, page: number) => `${name}, page ${page}`,
  previousPage: 'Previous page',
  reference: 'Reference:',
  seeAll: 'See all',
  /** What one title is, and what several are. */
  kind: { movie: 'Movie', tv: 'TV series' },
  kinds: { movie: 'Movies', tv: 'TV series' },
} as const;
