import type { MovieCategory, TvCategory } from '../../title-lists/categories.ts';

interface CategoryText {
  /** Heading of the list page (docs/behaviour.md, Pages). */
  title: string;
  /** Entry in menus. */
  label: string;
  /** One sentence for the page and for search engines. */
  description: string;
}

/** What the categories of movies are called, and hold. */
export const MOVIE_CATEGORY_TEXT: Record<MovieCategory, CategoryText> = {
  'trending-now': {
    title: 'Trending Now',
    label: 'Trending Now',
    description: 'The movies people are watching and talking about this week.',
  },
  popular: {
    title: 'Popular Movies',
    label: 'Popular',
    description: 'The movies with the largest audience now.',
  },
  'top-rated': {
    title: 'Top Rated Movies',
    label: 'Top Rated',
    description: 'The movies viewers rate highest, from silent classics to last year.',
  },
  upcoming: {
    title: 'Upcoming Movies',
    label: 'Upcoming',
    description: 'Movies that are still to come, with their release dates.',
  },
};

/** What the categories of series are called, and hold. */
export const TV_CATEGORY_TEXT: Record<TvCategory, CategoryText> = {
  'airing-today': {
    title: 'Airing Today',
    label: 'Airing Today',
    description: 'Series with an episode on air today.',
  },
  'on-the-air': {
    title: 'On The Air',
    label: 'On The Air',
    description: 'Series with an episode in the next seven days.',
  },
  popular: {
    title: 'Popular TV Series',
    label: 'Popular',
    description: 'The TV series with the largest audience now.',
  },
  'top-rated': {
    title: 'Top Rated',
    label: 'Top Rated',
    description: 'The TV series viewers rate highest.',
  },
};
