import type { Kind } from '../../title.ts';
import { plural } from '../../plural.ts';

interface DetailSentences {
  /** Heading of the titles that resemble it. */
  similar: string;
  /** An id that can be none; null where that counts as not found. */
  invalid: string | null;
  notFound: { title: string; text: string };
  /** Above the error itself; null where that stands alone. */
  failed: string | null;
  /** The way on from a title that is not there. */
  browse: { label: string; path: string };
}

/** Sentences of every title's page. */
export const TITLE_MESSAGES = {
  overview: 'Overview',
  facts: 'Facts',
  reviews: 'Reviews',
  genres: 'Genres',
  rating: 'TMDB',
  onMarquee: 'Marquee',
  lists: 'My lists',
  more: 'More',
  noOverview: 'There is no description yet.',
  /** Where there is room for little, the short names stand below icons. */
  writeReview: { name: 'Write a Review', short: 'Review' },
  watchTrailer: { name: 'Watch Trailer', short: 'Trailer' },
  onYouTube: 'Watch on YouTube',
  trailer: (title: string) => `Trailer: ${title}`,
  closeTrailer: 'Close trailer',
  /** For search engines, of a title without a text. */
  description: (title: string) => `${title} on Marquee.`,
  elsewhere: { label: 'Elsewhere', imdb: 'IMDb', homepage: 'Official site' },
  trailerOf: (title: string) => `Trailer of ${title}`,
} as const;

/** What the facts of a title are called. */
export const FACT_MESSAGES = {
  released: 'Release date',
  notAnnounced: 'Not announced',
  runtime: 'Runtime',
  /** A certification: a rating is what people give. */
  certification: 'Age rating',
  status: 'Status',
  directors: (count: number) => plural(count, { one: 'Director', other: 'Directors' }),
  writers: (count: number) => plural(count, { one: 'Writer', other: 'Writers' }),
  originalTitle: 'Original title',
  budget: 'Budget',
  revenue: 'Revenue',
  countries: 'Production countries',
  companies: 'Production companies',
  languages: 'Spoken languages',
  /** The language a title was made in. */
  original: (language: string) => `${language} (Original)`,
  onAir: 'On air',
  creators: 'Created by',
  originalName: 'Original name',
  networks: 'Networks',
  seasons: 'Total seasons',
  nextEpisode: 'Next episode',
} as const;

/** Sentences of a title's page, by kind. */
export const DETAIL_MESSAGES: Record<Kind, DetailSentences> = {
  movie: {
    similar: 'Similar Movies',
    invalid: 'Invalid movie ID',
    notFound: {
      title: 'Movie Not Found',
      text: 'This movie is not in the catalogue, or not any more.',
    },
    failed: null,
    browse: { label: 'Browse movies', path: '/movies' },
  },
  tv: {
    similar: 'Similar Series',
    invalid: null,
    notFound: { title: 'TV Series Not Found', text: 'Could not retrieve TV series details.' },
    failed: 'Failed to load series details',
    browse: { label: 'Browse TV series', path: '/tv-series' },
  },
};
