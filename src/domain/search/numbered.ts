import { parseTitleId } from '../title.ts';
import type { SearchType } from './found.ts';
import { searchType } from './search.ts';

/** Something by a number of TMDB, of the first of these types that has it; or a title by its number at IMDb. */
export type Numbered =
  | { source: 'tmdb'; types: readonly SearchType[]; id: number; season: number | null }
  | { source: 'imdb'; id: string };

/** An address of TMDB's site, in whichever language: `https://www.themoviedb.org/movie/603-the-matrix?language=de`. */
const TMDB_ADDRESS =
  /^(?:https?:\/\/)?(?:www\.)?themoviedb\.org\/(movie|tv|person|collection)\/(\d+)[^/]*(?:\/season\/(\d{1,4})(?![\w-]))?/i;
/** `tmdb:903`, `tmdb:tv/1396`. */
const TMDB_NUMBER = /^tmdb:\s?(?:(movie|tv|person|collection)[/:])?(\d+)$/i;
/** An address of IMDb's site, in whichever language: `https://m.imdb.com/de/title/tt0133093/`. */
const IMDB_ADDRESS = /^(?:https?:\/\/)?(?:www\.|m\.)?imdb\.com\/(?:[a-z-]{2,5}\/)?title\/(tt\d{7,10})(?!\w)/i;
const IMDB_NUMBER = /^(?:imdb:\s?)?(tt\d{7,10})$/i;

/** A bare number may be a movie's or a series'; `chosen` is tried first. */
function typesOf(named: string | undefined, chosen: SearchType | null): readonly SearchType[] {
  const type = searchType(named?.toLowerCase());
  if (type) return [type];
  return chosen === 'tv' ? ['tv', 'movie'] : ['movie', 'tv'];
}

/** Parses a TMDB or IMDb URL or id from a search query; null for other queries. */
export function readNumbered(query: string, chosen: SearchType | null): Numbered | null {
  const [, imdb] = IMDB_ADDRESS.exec(query) ?? IMDB_NUMBER.exec(query) ?? [];
  if (imdb) return { source: 'imdb', id: imdb.toLowerCase() };
  const [, type, digits, season] = TMDB_ADDRESS.exec(query) ?? TMDB_NUMBER.exec(query) ?? [];
  const id = parseTitleId(digits);
  if (id === null) return null;
  return { source: 'tmdb', types: typesOf(type, chosen), id, season: season ? Number(season) : null };
}
