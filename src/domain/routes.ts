import { baseOf, currentBase } from './base-path.ts';
import { readSpoken } from './language/addresses.ts';
import { currentLanguage } from './language/current.ts';
import type { Language } from './language/languages.ts';
import { prefixOf } from './language/prefix.ts';
import type { MovieCategory, TvCategory } from './title-lists/categories.ts';
import type { SearchType } from './search/found.ts';
import type { Kind } from './title.ts';

// Paths, such as those of titles, begin at `/` wherever Marquee is, and name no language: the page table, kept pages and
// comparisons know them so. Whatever is followed, sent or asked for is an address, and is made here.

/** The address of a page, a form or an endpoint: it answers in a language, usually the one of the moment. */
export function pageAddress(path: string, language: Language = currentLanguage()): string {
  return currentBase() + prefixOf(language) + path;
}

/** The address of a file, which is the same in all languages. */
export function fileAddress(path: string): string {
  return currentBase() + path;
}

/** The path that an address of this site names, with what follows it, in a page of the same language. */
export function pathOf(address: string): string {
  return address.slice(pageAddress('').length) || '/';
}

/** The whole address of a page, for mails, feeds, calendars and search engines. */
export function publicAddress(siteUrl: string, path: string, language: Language = currentLanguage()): string {
  return new URL(baseOf(siteUrl) + prefixOf(language) + path, siteUrl).href;
}

/** The whole address of what programs ask for, which is the same in all languages. */
export function publicFileAddress(siteUrl: string, path: string): string {
  return new URL(baseOf(siteUrl) + path, siteUrl).href;
}

/** The language a public address of this site is in. */
export function languageOf(siteUrl: string, address: URL): Language {
  return readSpoken(address.pathname.slice(baseOf(siteUrl).length)).language;
}

/** Path of the services the signed-in user ticks. */
export const MY_SERVICES_PATH = '/profile#services';

/** Path of a title's page, `/movie/603` or `/tv/1396`. */
export function titlePath(title: { kind: Kind; id: number }): string {
  return `/${title.kind}/${title.id}`;
}

/** Path of an artist's page; null for a name that leads nowhere. */
export function artistPath({ id }: { id: number | null }): string | null {
  return id === null ? null : `/person/${id}`;
}

/** Path of everybody who had a part in a title. */
export function castPath(title: { kind: Kind; id: number }): string {
  return `${titlePath(title)}/cast`;
}

/** Path of where a title can be seen, in a region (ISO 3166-1) or, with null, in the default one. */
export function watchPath(title: { kind: Kind; id: number }, region: string | null): string {
  return `${titlePath(title)}/watch${region === null ? '' : `?region=${region}`}`;
}

/** Path of a category list; the default category of a kind has its own address too. */
export function categoryPath(kind: 'movie', category: MovieCategory): string;
export function categoryPath(kind: 'tv', category: TvCategory): string;
export function categoryPath(kind: Kind, category: string): string;
export function categoryPath(kind: Kind, category: string): string {
  return kind === 'movie' ? `/movies/${category}` : `/tv-series/${category}`;
}

/** Path of a kind's genre index. */
export function genreIndexPath(kind: Kind): string {
  return `/${kind}/genres`;
}

/** Path of one genre's list. */
export function genrePath(kind: Kind, id: number): string {
  return `/${kind}/genre/${id}`;
}

/** Address of a search; without a type it is for all there is (docs/behaviour.md, Search). */
export function searchPath(query: string, type: SearchType | null): string {
  return `/search?${new URLSearchParams({ query, ...(type && { searchType: type }) }).toString()}`;
}

/** Path of a collection's page. */
export function collectionPath(id: number): string {
  return `/collection/${id}`;
}

/** Path of a season's page; 0 are the specials. */
export function seasonPath(seriesId: number, season: number): string {
  return `/tv/${seriesId}/season/${season}`;
}

/** Path of whatever a search finds: `/movie/603`, `/person/6384`, `/collection/2344`. */
export function foundPath({ type, id }: { type: SearchType; id: number }): string {
  return `/${type}/${id}`;
}

/** A title's page at IMDb, by its number there. */
export function imdbAddress(imdbId: string): string {
  return `https://www.imdb.com/title/${imdbId}/`;
}

/** A path with some query parameters set or, with null, left out. Parameter order is stable. */
export function withParameters(path: string, parameters: Record<string, string | number | null>): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** Address of a person's page; with the key of its link, where it is one by link. */
export function profilePath(handle: string, key: string | null = null): string {
  return key === null ? `/@${handle}` : `/@${handle}/${key}`;
}
