import type { MovieCategory, TvCategory } from '../../domain/title-lists/categories.ts';
import { addDays, type CalendarDate } from '../../domain/dates.ts';
import type { Kind } from '../../domain/title.ts';
import type { Parameters } from '../transport.ts';

/** The upstream call behind a list, without page and language. */
export interface ListCall {
  path: string;
  parameters: Parameters;
  /** Whoever asks can make up any number of such calls (cache.ts). */
  invented?: boolean;
  /** No page waits for it. */
  late?: boolean;
}

const BY_POPULARITY = { sort_by: 'popularity.desc' };

/** The filters TMDB documents for its top-rated lists; documentaries and TV movies stay out for movies. */
const BY_RATING = { sort_by: 'vote_average.desc', 'vote_count.gte': 200 };
const NO_DOCUMENTARIES_OR_TV_MOVIES = { without_genres: '99,10755' };

/** A discover call of a kind; the year narrows it to titles first released or first aired in that year. */
function discover(kind: Kind, parameters: Parameters, year: number | null): ListCall {
  const yearName = kind === 'movie' ? 'primary_release_year' : 'first_air_date_year';
  return { path: `/discover/${kind}`, parameters: { include_adult: false, ...parameters, [yearName]: year } };
}

/**
 * The call of a movie list. Lists ignore a year upstream, so with a year it is the discover call that the list
 * stands for. Upcoming is always one: the list of that name holds mostly released films.
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
 * The call of a series list; with a year the discover call that the list stands for. What is on air always is one:
 * TMDB's own lists go by the day and the week of its own zone.
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

/** What is trending in a day or a week. */
export function trendingList(kind: Kind, window: 'day' | 'week'): ListCall {
  return { path: `/trending/${kind}/${window}`, parameters: {} };
}

/** Titles of a genre, the most popular first. */
export function genreTitles(kind: Kind, genreId: number, year: number | null): ListCall {
  return discover(kind, { ...BY_POPULARITY, with_genres: genreId }, year);
}

/** Titles matching a query, of one year when given. */
export function searchTitles(kind: Kind, query: string, year: number | null): ListCall {
  const yearName = kind === 'movie' ? 'primary_release_year' : 'first_air_date_year';
  return { path: `/search/${kind}`, parameters: { query, include_adult: false, [yearName]: year } };
}
