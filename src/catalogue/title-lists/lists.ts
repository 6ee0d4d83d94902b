import type { MovieCategory, TvCategory } from '../../core/categories.ts';
import { addDays, type CalendarDate } from '../../core/dates.ts';
import type { Kind } from '../../core/title.ts';
import type { Parameters } from '../transport.ts';

/** The upstream call of a list, without page and language. */
export interface ListCall {
  path: string;
  parameters: Parameters;
  /** Users can invent any number of such calls (cache.ts). */
  invented?: boolean;
  /** A background call. */
  late?: boolean;
}

const BY_POPULARITY = { sort_by: 'popularity.desc' };

/** TMDB's documented filters of its top-rated lists; for movies they exclude documentaries and TV movies. */
const BY_RATING = { sort_by: 'vote_average.desc', 'vote_count.gte': 200 };
const NO_DOCUMENTARIES_OR_TV_MOVIES = { without_genres: '99,10755' };

/** A discover call; `year` restricts to titles first released or first aired in it. */
function discover(kind: Kind, parameters: Parameters, year: number | null): ListCall {
  const yearName = kind === 'movie' ? 'primary_release_year' : 'first_air_date_year';
  return { path: `/discover/${kind}`, parameters: { include_adult: false, ...parameters, [yearName]: year } };
}

/**
 * The call of a movie list. TMDB's lists ignore a year, so with one it is the equivalent discover call. Upcoming always
 * is: TMDB's list has mostly released films.
 */
export function movieList(category: MovieCategory, year: number | null, day: CalendarDate): ListCall {
  switch (category) {
    case 'trending-now':
      return year === null ? trendingList('movie', 'week') : discover('movie', BY_POPULARITY, year);
    case 'popular':
      return year === null
        ? { path: '/movie/popular', parameters: {} }
        : discover('movie', BY_POPULARITY, year);
    case 'top-rated':
      return year === null
        ? { path: '/movie/top_rated', parameters: {} }
        : discover('movie', { ...BY_RATING, ...NO_DOCUMENTARIES_OR_TV_MOVIES }, year);
    case 'upcoming':
      return discover('movie', { ...BY_POPULARITY, 'primary_release_date.gte': addDays(day, 1) }, year);
  }
}

/**
 * The call of a series list; with a year the equivalent discover call. On air always is: TMDB's lists use the day and
 * week of their own time zone.
 */
export function seriesList(category: TvCategory, year: number | null, day: CalendarDate): ListCall {
  switch (category) {
    case 'airing-today':
      return discover('tv', { ...BY_POPULARITY, 'air_date.gte': day, 'air_date.lte': day }, year);
    case 'on-the-air':
      return discover('tv', { ...BY_POPULARITY, 'air_date.gte': day, 'air_date.lte': addDays(day, 7) }, year);
    case 'popular':
      return year === null ? { path: '/tv/popular', parameters: {} } : discover('tv', BY_POPULARITY, year);
    case 'top-rated':
      return year === null ? { path: '/tv/top_rated', parameters: {} } : discover('tv', BY_RATING, year);
  }
}

/** Trending titles of a day or a week. */
export function trendingList(kind: Kind, window: 'day' | 'week'): ListCall {
  return { path: `/trending/${kind}/${window}`, parameters: {} };
}

/** Titles of a genre, most popular first. */
export function genreTitles(kind: Kind, genreId: number, year: number | null): ListCall {
  return discover(kind, { ...BY_POPULARITY, with_genres: genreId }, year);
}

/** Titles matching a query, optionally of one year. */
export function searchTitles(kind: Kind, query: string, year: number | null): ListCall {
  const yearName = kind === 'movie' ? 'primary_release_year' : 'first_air_date_year';
  return { path: `/search/${kind}`, parameters: { query, include_adult: false, [yearName]: year } };
}
