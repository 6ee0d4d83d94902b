import { baseOf, currentBase } from './base-path.ts';
import { readSpoken } from './language/addresses.ts';
import { currentLanguage } from './language/current.ts';
import type { Language } from './language/languages.ts';
import { prefixOf } from './language/prefix.ts';
import type { MovieCategory, TvCategory } from './categories.ts';
import type { SearchType } from './found.ts';
import type { Kind } from './title.ts';

// A path has no base path or language: the page table, the page cache and comparisons use it. Links, forms and requests
// need an address, made here.

/** The address of a page, form or endpoint in a language, by default the current one. */
export function pageAddress(path: string, language: Language = currentLanguage()): string {
  return currentBase() + prefixOf(language) + path;
}

/** The address of a file, the same in all languages. */
export function fileAddress(path: string): string {
  return currentBase() + path;
}

/** The path of an address of this site with its query, within the current language. */
export function pathOf(address: string): string {
  return address.slice(pageAddress('').length) || '/';
}

/** The absolute URL of a page, for mails, feeds, calendars and search engines. */
export function publicAddress(siteUrl: string, path: string, language: Language = currentLanguage()): string {
  return new URL(baseOf(siteUrl) + prefixOf(language) + path, siteUrl).href;
}

/** The absolute URL of a file or endpoint, the same in all languages. */
export function publicFileAddress(siteUrl: string, path: string): string {
  return new URL(baseOf(siteUrl) + path, siteUrl).href;
}

/** The language of a public URL of this site. */
export function languageOf(siteUrl: string, address: URL): Language {
  return readSpoken(address.pathname.slice(baseOf(siteUrl).length)).language;
}

/** Path of the user's streaming services in the settings. */
export const MY_SERVICES_PATH = '/profile#services';

/** Path of a title's page, `/movie/603` or `/tv/1396`. */
export function titlePath(title: { kind: Kind; id: number }): string {
  return `/${title.kind}/${title.id}`;
}

/** Path of an artist's page; null without an id. */
export function artistPath({ id }: { id: number | null }): string | null {
  return id === null ? null : `/person/${id}`;
}

/** Path of a title's full cast and crew. */
export function castPath(title: { kind: Kind; id: number }): string {
  return `${titlePath(title)}/cast`;
}

/** Path of a title's availability in a region (ISO 3166-1); null for the default one. */
export function watchPath(title: { kind: Kind; id: number }, region: string | null): string {
  return `${titlePath(title)}/watch${region === null ? '' : `?region=${region}`}`;
}

/** Path of a category list; a kind's default category has one as well. */
export function categoryPath(kind: 'movie', category: MovieCategory): string;
export function categoryPath(kind: 'tv', category: TvCategory): string;
export function categoryPath(kind: Kind, category: string): string;
export function categoryPath(kind: Kind, category: string): string {
  return kind === 'movie' ? `/movies/${category}` : `/tv-series/${category}`;
}

/** Path of a kind's list of genres. */
export function genreIndexPath(kind: Kind): string {
  return `/${kind}/genres`;
}

/** Path of a genre's titles, `/movie/genre/18`. */
export function genrePath(kind: Kind, id: number): string {
  return `/${kind}/genre/${id}`;
}

/** Address of a search; without a type it covers all types (docs/behaviour.md, Search). */
export function searchPath(query: string, type: SearchType | null): string {
  return `/search?${new URLSearchParams({ query, ...(type && { searchType: type }) }).toString()}`;
}

/** Path of a collection's page. */
export function collectionPath(id: number): string {
  return `/collection/${id}`;
}

/** Path of a season's page; season 0 contains the specials. */
export function seasonPath(seriesId: number, season: number): string {
  return `/tv/${seriesId}/season/${season}`;
}

/** Path of a search result: `/movie/603`, `/person/6384`, `/collection/2344`. */
export function foundPath({ type, id }: { type: SearchType; id: number }): string {
  return `/${type}/${id}`;
}

/** A title's page at IMDb. */
export function imdbAddress(imdbId: string): string {
  return `https://www.imdb.com/title/${imdbId}/`;
}

/** Sets query parameters of a path; null removes one. The parameter order is stable. */
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

/** Path of a public profile; with the key of its link, if it is shared by link. */
export function profilePath(handle: string, key: string | null = null): string {
  return key === null ? `/@${handle}` : `/@${handle}/${key}`;
}

/** Longest slug in an address, in characters. */
const LONGEST_SLUG = 40;

/** The slug of a name: lower-case letters and digits of any script, joined by hyphens. Possibly empty. */
function slugOf(name: string): string {
  const words =
    name
      .toWellFormed()
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, LONGEST_SLUG).join('').replace(/-$/, '');
}

/** Path of a list's page: its address, then the slug of its name. */
export function listPath({ address, name }: { address: string; name: string }): string {
  const slug = slugOf(name);
  return `/list/${address}${slug && `-${encodeURIComponent(slug)}`}`;
}

export const IMPORT_PATH = '/import';
