import type { Movie, Series, Title } from './title.ts';

/** Image paths of a title, named as the artwork server's files. */
function imagePaths(title: Title): { poster_path: string; backdrop_path: string } {
  const letter = title.kind === 'movie' ? 'm' : 't';
  return { poster_path: `/${letter}${title.id}.svg`, backdrop_path: `/${letter}b${title.id}.svg` };
}

/** Fields list items and details answers share. */
export function shared(title: Title) {
  return {
    adult: false,
    ...imagePaths(title),
    id: title.id,
    original_language: title.record.language,
    overview: title.overview,
    popularity: title.popularity,
    softcore: false,
    vote_average: title.vote,
    vote_count: title.votes,
  };
}

/** A movie in a list answer. */
export function movieItem(movie: Movie) {
  return {
    ...shared(movie),
    genre_ids: movie.record.genres,
    original_title: movie.originalName,
    release_date: movie.date,
    title: movie.name,
    video: false,
  };
}

/** A series in a list answer. */
function seriesItem(series: Series) {
  return {
    ...shared(series),
    first_air_date: series.date,
    genre_ids: series.record.genres,
    name: series.name,
    origin_country: series.record.countries.slice(0, 1),
    original_name: series.originalName,
  };
}

/** A title in a list answer. */
export function item(title: Title) {
  return title.kind === 'movie' ? movieItem(title) : seriesItem(title);
}

/** A title in lists of mixed kinds (trending and recommendations). */
export function typedItem(title: Title) {
  return { ...item(title), media_type: title.kind };
}
