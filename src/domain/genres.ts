import type { Genre } from './title.ts';

/** TMDB's id of the "TV Movie" genre; its name is localised, its id is not. */
const TV_MOVIE_GENRE = 10770;

/** The name a genre page shows: the TV-movie genre reads "TV Shows" (docs/behaviour.md, Pages). */
export function genreDisplayName(genre: Genre): string {
  return genre.id === TV_MOVIE_GENRE || genre.name.trim().toLowerCase() === 'tv movie'
    ? 'TV Shows'
    : genre.name.trim();
}
