import { m } from '../../paraglide/messages.js';
import { catalogueListOfGenreBy } from '../title-lists/catalogue-words.ts';
import { genreBy, genreTitlesBy } from './genre-names-words.ts';
import { byName } from '../listing.ts';
import { currentLanguage } from '../language/current.ts';
import type { Genre, Kind } from '../title.ts';

/** TMDB's id of the "TV Movie" genre; its name is localised, its id is not. */
const TV_MOVIE_GENRE = 10770;

const isTvMovie = ({ id, name }: Genre) => id === TV_MOVIE_GENRE || name.trim().toLowerCase() === 'tv movie';

/** What a genre is called: by its number, which is the same in every language; one that is new keeps its name. */
export function genreName({ id, name }: Genre): string {
  return genreBy[id]?.() ?? name.trim();
}

/** Genres by what they are called, in the order of their names. The catalogue's own is that of the English ones. */
export function namedGenres(genres: readonly Genre[], nameOf = genreName): Genre[] {
  const named = genres.map((genre) => ({ id: genre.id, name: nameOf(genre) }));
  return currentLanguage() === 'en' ? named : named.sort((a, b) => byName(a.name, b.name));
}

/** The name a genre page shows: the TV-movie genre reads "TV Shows" (docs/behaviour.md, Pages). */
export function genreDisplayName(genre: Genre): string {
  return isTvMovie(genre) ? m.genre_tv_movie_page() : genreName(genre);
}

/** What the titles of a genre are called: "Drama movies", "Drama TV series"; a genre without a phrase says its name. */
export function genreTitlesName(genre: Genre, kind: Kind): string {
  const titles: Readonly<Record<number, () => string>> = genreTitlesBy[kind];
  return (
    titles[isTvMovie(genre) ? TV_MOVIE_GENRE : genre.id]?.() ?? catalogueListOfGenreBy[kind](genreName(genre))
  );
}
