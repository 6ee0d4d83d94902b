import { AI_MESSAGES } from './ai-messages.ts';
import { LIST_MESSAGES } from './list-messages.ts';
import { ACCOUNT_MESSAGES, OPINION_MESSAGES } from './person-messages.ts';

/** Every sentence of the spec's validation rules and error catalogue, in its words (points 2, 5 and 8). */
export const MESSAGES = {
  list: {
    noMovies: 'No movies found',
    noTvSeries: 'No TV series found',
    noSeries: 'No tv series found',
    noGenreSeries: 'No series found',
    noMoviesFrom: (year: number) => `We couldn't find any movies from ${year} in this category.`,
    noSeriesFrom: (year: number) => `We couldn't find any TV series from ${year} in this category.`,
  },
  loading: {
    movies: {
      title: 'Error loading movies',
      text: 'There was a problem loading movies. Please try again later.',
    },
    series: {
      title: 'Error loading tv series',
      text: 'There was a problem loading tv series. Please try again later.',
    },
    genres: {
      title: 'Error loading genres',
      text: 'There was a problem loading genre list. Please try again later.',
    },
    movieGenres: {
      title: 'Error loading genre list',
      text: 'There was a problem loading genre list. Please try again later.',
    },
    genre: {
      title: 'Error loading movies',
      text: 'There was a problem loading movies for this genre. Please try again later.',
    },
    landing: {
      title: 'Error loading data',
      text: 'There was a problem loading content. Please refresh the page.',
    },
    search: { title: 'Search failed', text: 'There was a problem searching. Please try again later.' },
    more: 'Loading more failed. What is here stays; try again.',
  },
  detail: {
    invalidMovie: 'Invalid movie ID',
    movieNotFound: 'Movie Not Found',
    movieNotFoundText: 'This movie is not in the catalogue, or not any more.',
    seriesNotFound: 'TV Series Not Found',
    seriesNotFoundText: 'Could not retrieve TV series details.',
    seriesFailed: 'Failed to load series details',
    genreNotFound: 'Genre Not Found',
  },
  lists: LIST_MESSAGES,
  ...OPINION_MESSAGES,
  ...ACCOUNT_MESSAGES,
  ai: AI_MESSAGES,
  notFound: { title: '404', text: 'Oops! Page not found' },
} as const;
