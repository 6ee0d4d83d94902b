import { byName } from '../listing.ts';
import { currentLanguage } from '../language/current.ts';
import { CATALOGUE_MESSAGES, GENRE_NAMES, TV_MOVIE_WORDS } from '../messages.ts';
import type { Genre, Kind } from '../title.ts';

/** TMDB's id of the "TV Movie" genre; its name is localised, its id is not. */
const TV_MOVIE_GENRE = 10770;

const isTvMovie = ({ id, name }: Genre) => id === TV_MOVIE_GENRE || name.trim().toLowerCase() === 'tv movie';

/** What a genre is called: by its number, which is the same in every language; one that is new keeps its name. */
export function genreName({ id, name }: Genre): string {
  const names: Readonly<Record<number, string>> = GENRE_NAMES;
  return names[id] ?? name.trim();
}

/** Genres by what they are called, in the order of their names. The catalogue's own is that of the English ones. */
export function namedGenres(genres: readonly Genre[], nameOf = genreName): Genre[] {
  const named = genres.map((genre) => ({ id: genre.id, name: nameOf(genre) }));
  return currentLanguage() === 'en' ? named : named.sort((a, b) => byName(a.name, b.name));
}

/** The name a genre page shows: the TV-movie genre reads "TV Shows" (docs/behaviour.md, Pages). */
export function genreDisplayName(genre: Genre): string {
  return isTvMovie(genre) ? TV_MOVIE_WORDS.page : genreName(genre);
}

/** What the titles of a genre are called: "Drama movies", "Drama TV series", and "TV movies" of those made for it. */
export function genreTitlesName(genre: Genre, kind: Kind): string {
  const name = isTvMovie(genre) ? TV_MOVIE_WORDS.made : genreName(genre);
  return CATALOGUE_MESSAGES.list.ofGenre[kind](name);
}
