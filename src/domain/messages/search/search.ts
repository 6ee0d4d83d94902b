import type { SearchType } from '../../search/found.ts';
import { plural } from '../../plural.ts';

/** Sentences of the search box. */
export const SEARCH_MESSAGES = {
  label: 'Search movies, series and people',
  placeholder: 'Titles or people',
  /** A browser's refusal of an empty search. */
  empty: 'Type a name to search for',
  /** The choice before the field. */
  scope: 'Search in',
  scopes: { all: 'All', movie: 'Movies', tv: 'Series' },
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  clear: 'Clear all',
  /** What is read out when suggestions have come. */
  suggested: (count: number) =>
    plural(count, {
      one: '{n} suggestion, arrow down to reach it.',
      other: '{n} suggestions, arrow down to reach them.',
    }),
  noneSuggested: 'No suggestions.',
  groups: {
    movie: 'Movies',
    tv: 'TV Series',
    person: 'People',
    collection: 'Collections',
  } satisfies Record<SearchType, string>,
} as const;
