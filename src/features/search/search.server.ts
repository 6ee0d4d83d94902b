import { isolated } from '../../core/language/inserted.ts';
import {
  catalogueSearchFindBy,
  catalogueSearchFoundBy,
  catalogueSearchNoneBy,
} from '../../core/words/catalogue-words.ts';
import { m } from '../../paraglide/messages.js';
import { SEARCH_TYPES, type SearchType } from '../../core/found.ts';
import type { Outcome } from '../../core/outcome.ts';
import { parsePage } from '../../core/paging.ts';
import { searchPath, titlePath, withParameters } from '../../core/routes.ts';
import { normaliseQuery, searchType } from './search.ts';
import type { TitleSummary } from '../../core/title.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { services } from '../../server/services.ts';
import { outcomeOf } from '../../server/outcome.ts';
import { bestType, find, findAll, NOTHING, type NamedPath, type Results } from './search-results.server.ts';
import type { TitleList } from '../title-lists/title-list.server.ts';

export interface SearchTab {
  type: SearchType;
  /** The number of results; null if unknown. */
  count: number | null;
  path: string;
  current: boolean;
}

/** Search results of one type, with the counts of the others. */
export interface SearchList extends TitleList {
  query: string;
  /** The type in the address; null if the best match decided. */
  chosen: SearchType | null;
  tabs: SearchTab[];
  /** A much better match of another type. */
  better: NamedPath | null;
  /** Titles the query may misspell, if no title matches it. */
  meant: NamedPath[];
  /** Popular titles, if no type has results. */
  popular: NamedPath[];
}

/** How much better another type must match to be suggested. */
const CLEARLY = 0.5;

function listOf(
  query: string,
  type: SearchType,
  results: Results,
  count: number,
): Omit<TitleList, 'path' | 'description'> {
  const base = searchPath(query, type);
  const at = (page: number) => withParameters(base, { page: page === 1 ? null : page });
  const { page, totalPages, next } = results.page;
  return {
    listKind: type === 'tv' ? 'tv' : 'movie',
    heading: query
      ? m.catalogue_search_results_for({ query: isolated(query) })
      : m.catalogue_search_heading(),
    title: query ? m.catalogue_search_results_for({ query: isolated(query) }) : m.catalogue_search_heading(),
    crumbs: [{ name: m.catalogue_search_heading(), path: '/search' }],
    titles: results.titles,
    ...(type === 'person' || type === 'collection' ? { entries: results.entries } : {}),
    page,
    totalResults: count,
    firstPath: base,
    previousPath: page > 1 ? at(Math.min(page - 1, Math.max(totalPages, 1))) : null,
    morePath: next === null ? null : at(next),
    moreLabel: m.catalogue_list_more(),
    emptyMessage: query ? catalogueSearchNoneBy[type]() : m.catalogue_search_asked(),
    wayOn: page > 1 ? { label: m.catalogue_list_way_on_first(), path: base } : null,
    years: null,
    year: null,
  };
}

interface ListRequest {
  requestId: string;
  parameters: URLSearchParams;
}

/**
 * Loads search results of the type in the address or the best match, and the counts of others. Takes four
 * catalogue calls, two more if the query ends in a year, and one for a further page; none without a query.
 */
export function loadSearch({ requestId, parameters }: ListRequest): Promise<Outcome<SearchList>> {
  return outcomeOf<SearchList>(requestId, async () => {
    const { catalogue } = await services();
    const chosen = searchType(parameters.get('searchType'));
    const query = normaliseQuery(parameters.get('query'));
    const page = parsePage(parameters.get('page'));
    const all = query ? await findAll(catalogue, query, chosen) : null;
    const type = chosen ?? (all ? bestType(all) : 'movie');
    const first = all?.[type] ?? NOTHING;
    const results = query && page > 1 ? await find(catalogue, type, query, page) : first;
    const top = all?.[bestType(all)]?.best ?? NOTHING.best;
    const list = listOf(query, type, results, first.count);
    return {
      kind: 'ok',
      ...list,
      query,
      chosen,
      description: query ? catalogueSearchFoundBy[type](first.count) : catalogueSearchFindBy[type](),
      path: withParameters(searchPath(query, chosen ?? (page > 1 ? type : null)), {
        page: page > 1 ? page : null,
      }),
      tabs: SEARCH_TYPES.map((tab) => ({
        type: tab,
        count: all?.[tab]?.count ?? null,
        path: searchPath(query, tab),
        current: tab === type,
      })),
      better: page === 1 && top.merit > first.best.merit + CLEARLY ? top : null,
      meant: all && top.merit === 0 ? catalogue.spelledLike(query).map(named) : [],
      popular: all && SEARCH_TYPES.every((one) => !all[one]?.count) ? await popularNow(catalogue) : [],
    };
  });
}

/** Maximum titles to suggest without results. */
const OFFERED = 6;

/** Popular titles; empty if the catalogue fails. */
async function popularNow(catalogue: Catalogue): Promise<NamedPath[]> {
  const { results } = await catalogue.movieList('popular', { page: 1 }).catch(() => ({ results: [] }));
  return results
    .slice(0, OFFERED)
    .map((title) => ({ name: title.title, type: title.kind, path: titlePath(title) }));
}

function named(title: TitleSummary): NamedPath {
  return { name: title.title, type: title.kind, path: searchPath(title.title, title.kind) };
}

/** Loads a further page of one type for Load More, without the others' counts. */
export function loadMoreResults(request: ListRequest): Promise<Outcome<TitleList>> {
  const type = searchType(request.parameters.get('searchType'));
  const query = normaliseQuery(request.parameters.get('query'));
  if (type === null || query === '') return loadSearch(request);
  return outcomeOf<TitleList>(request.requestId, async () => {
    const { catalogue } = await services();
    const results = await find(catalogue, type, query, parsePage(request.parameters.get('page')));
    const list = listOf(query, type, results, results.count);
    return { kind: 'ok', ...list, path: list.firstPath, description: '' };
  });
}
