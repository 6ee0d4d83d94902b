import { siteKindsBy } from './words/site-words.ts';
import { movieCategoryLabelBy, tvCategoryLabelBy } from './words/categories-words.ts';
import type { Kind } from './title.ts';

export const MOVIE_CATEGORIES = ['trending-now', 'popular', 'top-rated', 'upcoming'] as const;
export const TV_CATEGORIES = ['airing-today', 'on-the-air', 'popular', 'top-rated'] as const;
export type MovieCategory = (typeof MOVIE_CATEGORIES)[number];
export type TvCategory = (typeof TV_CATEGORIES)[number];

/** Parses a category; trending-now without one, popular for an unknown one (docs/behaviour.md, Pages). */
export function movieCategory(segment: string | undefined): MovieCategory {
  if (!segment) return 'trending-now';
  return MOVIE_CATEGORIES.find((category) => category === segment) ?? 'popular';
}

/** Parses a category; airing-today without one, popular for an unknown one (docs/behaviour.md, Pages). */
export function tvCategory(segment: string | undefined): TvCategory {
  if (!segment) return 'airing-today';
  return TV_CATEGORIES.find((category) => category === segment) ?? 'popular';
}

/** The breadcrumb of a kind, after home. */
export function kindCrumb(kind: Kind): { name: string; path: string } {
  return { name: siteKindsBy[kind](), path: kind === 'movie' ? '/movies' : '/tv-series' };
}

/** Menu entries of a kind in order: category slug and label. */
export function categoryEntries(kind: Kind): { slug: string; label: string }[] {
  return kind === 'movie'
    ? MOVIE_CATEGORIES.map((slug) => ({ slug, label: movieCategoryLabelBy[slug]() }))
    : TV_CATEGORIES.map((slug) => ({ slug, label: tvCategoryLabelBy[slug]() }));
}
