import { parseTitleId } from '../../core/title.ts';
import type { SearchType } from '../../core/found.ts';
import { searchType } from './search.ts';

/** A lookup by TMDB id, for the first of these types that exists, or of a title by IMDb id. */
export type Numbered =
  | { source: 'tmdb'; types: readonly SearchType[]; id: number; season: number | null }
  | { source: 'imdb'; id: string };

/** A themoviedb.org URL in any language: `https://www.themoviedb.org/movie/603-the-matrix?language=de`. */
const TMDB_ADDRESS =
  /^(?:https?:\/\/)?(?:www\.)?themoviedb\.org\/(movie|tv|person|collection)\/(\d+)[^/]*(?:\/season\/(\d{1,4})(?![\w-]))?/i;
/** `tmdb:903`, `tmdb:tv/1396`. */
const TMDB_NUMBER = /^tmdb:\s?(?:(movie|tv|person|collection)[/:])?(\d+)$/i;
/** An imdb.com URL in any language: `https://m.imdb.com/de/title/tt0133093/`. */
const IMDB_ADDRESS = /^(?:https?:\/\/)?(?:www\.|m\.)?imdb\.com\/(?:[a-z-]{2,5}\/)?title\/(tt\d{7,10})(?!\w)/i;
const IMDB_NUMBER = /^(?:imdb:\s?)?(tt\d{7,10})$/i;

/** An id without type may be a movie or a series; `chosen` is tried first. */
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
