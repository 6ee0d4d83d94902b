import type { Catalogue } from '../../catalogue/contract.ts';
import { yearOf } from '../../core/dates.ts';
import { CatalogueError } from '../../core/errors.ts';
import { artistLine, SEARCH_TYPES, type FoundEntry, type SearchType } from '../../core/found.ts';
import { artistMerit, collectionMerit, titleMerit } from './merit.ts';
import { foundPath } from '../../core/routes.ts';
import type { PageOf, TitleSummary } from '../../core/title.ts';

/** A named link with its type. */
export interface NamedPath {
  name: string;
  type: SearchType;
  path: string;
}

/** A page of results of one type. */
export interface Results {
  page: Omit<PageOf<unknown>, 'results'>;
  count: number;
  titles: TitleSummary[];
  entries: FoundEntry[];
  /** The best match. */
  best: NamedPath & { merit: number };
}

/** Empty results. */
export const NOTHING: Results = {
  page: { page: 1, totalPages: 0, totalResults: 0, next: null },
  count: 0,
  titles: [],
  entries: [],
  best: { merit: 0, name: '', type: 'movie', path: '' },
};

function bestOf<T extends { id: number }>(
  type: SearchType,
  found: readonly T[],
  merit: (one: T) => number,
  nameOf: (one: T) => string,
): Results['best'] {
  return found
    .map((one) => ({ merit: merit(one), type, name: nameOf(one), path: foundPath({ type, id: one.id }) }))
    .reduce((best, next) => (next.merit > best.merit ? next : best), { ...NOTHING.best, type });
}

/** The number of results: on a single page those shown, whatever the catalogue's total. */
const countOf = ({ page, next, totalResults, results }: PageOf<unknown>) =>
  page === 1 && next === null ? results.length : totalResults;

function dated({ title, date }: TitleSummary): string {
  const year = yearOf(date);
  return year === null ? title : `${title} (${year})`;
}

/** Loads a page of results of one type. */
export async function find(
  catalogue: Catalogue,
  type: SearchType,
  query: string,
  page: number,
): Promise<Results> {
  if (type === 'person') {
    const found = await catalogue.searchArtists(query, { page });
    const best = bestOf(
      type,
      found.results,
      (artist) => artistMerit(query, artist),
      ({ name }) => name,
    );
    const entries = found.results.map((artist) => ({
      ...{ type, id: artist.id, name: artist.name },
      ...{ line: artistLine(artist), picturePath: artist.profilePath },
    }));
    return { page: found, count: countOf(found), titles: [], entries, best };
  }
  if (type === 'collection') {
    const found = await catalogue.searchCollections(query, { page });
    const best = bestOf(
      type,
      found.results,
      (one) => collectionMerit(query, one),
      ({ name }) => name,
    );
    const entries = found.results.map(({ id, name, posterPath }) => ({
      ...{ type, id, name, line: '', picturePath: posterPath },
    }));
    return { page: found, count: countOf(found), titles: [], entries, best };
  }
  const found = await catalogue.search(type, query, { page });
  const best = bestOf(type, found.results, (title) => titleMerit(query, title), dated);
  return { page: found, count: countOf(found), titles: found.results, entries: [], best };
}

/** Results by type; null if loading failed. */
export type AllResults = Record<SearchType, Results | null>;

/** Searches all types. A failed type has no count in its tab, unless it is required. */
export async function findAll(
  catalogue: Catalogue,
  query: string,
  chosen: SearchType | null,
): Promise<AllResults> {
  const needed = (type: SearchType) =>
    chosen === null ? type === 'movie' || type === 'tv' : type === chosen;
  const found = await Promise.all(
    SEARCH_TYPES.map(async (type) => {
      try {
        return [type, await find(catalogue, type, query, 1)] as const;
      } catch (error) {
        if (!(error instanceof CatalogueError) || needed(type)) throw error;
        return [type, null] as const;
      }
    }),
  );
  return Object.fromEntries(found) as AllResults;
}

/** The type of the best match; without a matching name, the first with results. */
export function bestType(all: AllResults): SearchType {
  const merit = (type: SearchType) => all[type]?.best.merit ?? 0;
  const best = SEARCH_TYPES.reduce((one, next) => (merit(next) > merit(one) ? next : one));
  if (merit(best) > 0) return best;
  return SEARCH_TYPES.find((type) => (all[type]?.count ?? 0) > 0) ?? 'movie';
}
