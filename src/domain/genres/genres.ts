import { CATALOGUE_MESSAGES } from '../messages.ts';
import type { Genre, Kind } from '../title.ts';

/** TMDB's id of the "TV Movie" genre; its name is localised, its id is not. */
const TV_MOVIE_GENRE = 10770;

const isTvMovie = ({ id, name }: Genre) => id === TV_MOVIE_GENRE || name.trim().toLowerCase() === 'tv movie';

/** The name a genre page shows: the TV-movie genre reads "TV Shows" (docs/behaviour.md, Pages). */
export function genreDisplayName(genre: Genre): string {
  return isTvMovie(genre) ? 'TV Shows' : genre.name.trim();
}

/** What the titles of a genre are called: "Drama movies", "Drama TV series", and "TV movies" of those made for it. */
export function genreTitlesName(genre: Genre, kind: Kind): string {
  const name = isTvMovie(genre) ? 'TV' : genre.name.trim();
  return CATALOGUE_MESSAGES.list.ofGenre[kind](name);
}
