import { m } from '../paraglide/messages.js';
import { catalogueListOfGenreBy } from './words/catalogue-words.ts';
import { genreBy, genreTitlesBy } from './words/genre-names-words.ts';
import { byName } from './listing.ts';
import { currentLanguage } from './language/current.ts';
import type { Genre, Kind } from './title.ts';

/** The id identifies the genre in every language; its name is translated. */
const TV_MOVIE_GENRE = 10770;

const isTvMovie = ({ id, name }: Genre) => id === TV_MOVIE_GENRE || name.trim().toLowerCase() === 'tv movie';

/** Name of a genre in the current language, by its id; a new genre keeps TMDB's name. */
export function genreName({ id, name }: Genre): string {
  return genreBy[id]?.() ?? name.trim();
}

/** Genres with translated names, sorted by name. TMDB sorts by the English names. */
export function namedGenres(genres: readonly Genre[], nameOf = genreName): Genre[] {
  const named = genres.map((genre) => ({ id: genre.id, name: nameOf(genre) }));
  return currentLanguage() === 'en' ? named : named.sort((a, b) => byName(a.name, b.name));
}

/** Name of a genre on its page: the TV-movie genre reads "TV Shows" (docs/behaviour.md, Pages). */
export function genreDisplayName(genre: Genre): string {
  return isTvMovie(genre) ? m.genre_tv_movie_page() : genreName(genre);
}

/** Heading of a genre's titles: "Drama movies", "Drama TV series"; a genre without its own phrase uses its name. */
export function genreTitlesName(genre: Genre, kind: Kind): string {
  const titles: Readonly<Record<number, () => string>> = genreTitlesBy[kind];
  return (
    titles[isTvMovie(genre) ? TV_MOVIE_GENRE : genre.id]?.() ?? catalogueListOfGenreBy[kind](genreName(genre))
  );
}
