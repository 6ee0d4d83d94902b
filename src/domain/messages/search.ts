/** Sentences of the search box. */
export const SEARCH_MESSAGES = {
  label: 'Search movies or TV series',
  /** A browser's refusal of an empty search. */
  empty: 'Type a title to search for',
} as const;
