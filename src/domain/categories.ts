import type { Kind } from './title.ts';

export const MOVIE_CATEGORIES = ['trending-now', 'popular', 'top-rated', 'upcoming'] as const;
export const TV_CATEGORIES = ['airing-today', 'on-the-air', 'popular', 'top-rated'] as const;
export type MovieCategory = (typeof MOVIE_CATEGORIES)[number];
export type TvCategory = (typeof TV_CATEGORIES)[number];

interface CategoryText {
  /** Heading of the list page (docs/behaviour.md, Pages). */
  title: string;
  /** Entry in menus. */
  label: string;
  /** One sentence for the page and for search engines. */
  description: string;
}

export const MOVIE_CATEGORY_TEXT: Record<MovieCategory, CategoryText> = {
  'trending-now': {
    title: 'Trending Now',
    label: 'Trending Now',
    description: 'The movies people are watching and talking about this week.',
  },
  popular: {
    title: 'Popular Movies',
    label: 'Popular',
    description: 'The movies with the largest audience right now.',
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
    title: 'Popular',
    label: 'Popular',
    description: 'The TV series with the largest audience right now.',
  },
  'top-rated': {
    title: 'Top Rated',
    label: 'Top Rated',
    description: 'The TV series viewers rate highest.',
  },
};

/** No category means trending-now, an unknown one falls back to popular (docs/behaviour.md, Pages). */
export function movieCategory(segment: string | undefined): MovieCategory {
  if (!segment) return 'trending-now';
  return MOVIE_CATEGORIES.find((category) => category === segment) ?? 'popular';
}

/** No category means airing-today, an unknown one falls back to popular (docs/behaviour.md, Pages). */
export function tvCategory(segment: string | undefined): TvCategory {
  if (!segment) return 'airing-today';
  return TV_CATEGORIES.find((category) => category === segment) ?? 'popular';
}

/** Menu entries of a kind in their order: category slug and label. */
export function categoryEntries(kind: Kind): { slug: string; label: string }[] {
  return kind === 'movie'
    ? MOVIE_CATEGORIES.map((slug) => ({ slug, label: MOVIE_CATEGORY_TEXT[slug].label }))
    : TV_CATEGORIES.map((slug) => ({ slug, label: TV_CATEGORY_TEXT[slug].label }));
}
