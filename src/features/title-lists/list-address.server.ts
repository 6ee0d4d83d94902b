import type { Outcome } from '../../core/outcome.ts';
import { pageAt } from '../../core/pages.ts';
import { loadCollection } from '../collections/collection.server.ts';
import { loadCustomList } from '../custom-lists/custom-list.server.ts';
import { loadDiscover, type DiscoverList } from '../discover/discover.server.ts';
import { loadMoreResults } from '../search/search.server.ts';
import { loadCategory, loadGenre, type ListRequest, type TitleList } from './title-list.server.ts';

type ListLoader = (
  parameter: string | undefined,
  request: ListRequest,
) => Promise<Outcome<TitleList | DiscoverList>>;

/** Loaders of the page table's lists with fragments; `parameter` is the path's last segment. */
export const LIST_LOADERS: Record<string, ListLoader> = {
  '/movies/[...category]': (category, request) => loadCategory('movie', category, request),
  '/tv-series/[...category]': (category, request) => loadCategory('tv', category, request),
  '/movie/genre/[id]': (id, request) => loadGenre('movie', id, request),
  '/tv/genre/[id]': (id, request) => loadGenre('tv', id, request),
  '/collection/[id]': (id, request) => loadCollection(id, request),
  '/list/[list]': (list, request) => loadCustomList(list, request),
  '/discover/movies': (_nothing, request) => loadDiscover('movie', request),
  '/discover/series': (_nothing, request) => loadDiscover('tv', request),
  '/search': (_nothing, request) => loadMoreResults(request),
};

/** Loads the list of a path such as `movies/popular` or `tv/genre/18`; notFound for others. */
export function loadListAt(path: string, request: ListRequest): Promise<Outcome<TitleList | DiscoverList>> {
  const page = pageAt(`/${path}`);
  const load = page?.fragments ? LIST_LOADERS[page.path] : undefined;
  if (!page || !load) return Promise.resolve({ kind: 'notFound' });
  // The parameter begins after the pattern's fixed part.
  const parameter = `/${path}`.slice(page.path.replace(/\[.*$/, '').length);
  if (parameter.includes('/')) return Promise.resolve({ kind: 'notFound' });
  return load(parameter || undefined, request);
}
