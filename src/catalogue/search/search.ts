import { cutText, LONGEST, MOST } from '../../core/bounds.ts';
import { closeness } from '../../features/search/closeness.ts';
import type { FoundArtist, FoundCollection, MixedFinds } from '../../core/found.ts';
import { normaliseQuery, otherWords, splitYear } from '../../features/search/search.ts';
import { uniqueTitles, type Kind, type PageOf, type TitlePage, type TitleSummary } from '../../core/title.ts';
import type { Catalogue } from '../contract.ts';
import { searchTitles, type ListCall } from '../title-lists/lists.ts';
import { common } from '../language/asked.ts';
import { isAdult, movieSummaries, seriesSummaries } from '../map.ts';
import {
  artistPage,
  collectionPage,
  keywordPage,
  mixedPage,
  type ArtistItem,
  type CollectionItem,
} from './wire-search.ts';
import type { z } from 'zod';

interface Ways {
  titles(kind: Kind, call: ListCall, page: number): Promise<TitlePage>;
  list<Answer extends { total_pages: number | null; total_results: number | null }, T>(
    call: ListCall,
    page: number,
    schema: z.ZodType<Answer>,
    read: (answer: Answer) => T[],
  ): Promise<PageOf<T>>;
  /** A name seen before that equals these words except for spaces; null if none. */
  opened(words: string): string | null;
  single<Answer, T>(call: ListCall, schema: z.ZodType<Answer>, read: (answer: Answer) => T): Promise<T>;
}

function eachOnce<T extends { id: number }>(found: readonly T[]): T[] {
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, MOST.titles);
}

const KNOWN_FOR = 3;

/** Whether a person is hidden: adult performers, and people known only for adult titles. */
function isHidden({ adult, known_for: known }: ArtistItem): boolean {
  return adult || (known.length > 0 && known.every(isAdult));
}

function foundArtist(item: ArtistItem): FoundArtist {
  const known = item.known_for.filter((title) => !isAdult(title)).slice(0, KNOWN_FOR);
  return {
    id: item.id,
    name: cutText(item.name, LONGEST.name),
    ...(item.original_name &&
      item.original_name !== item.name && { originalName: cutText(item.original_name, LONGEST.name) }),
    department: cutText(item.known_for_department, LONGEST.name),
    profilePath: item.profile_path,
    knownFor: known.flatMap(({ title, name }) => cutText((title || name).trim(), LONGEST.name) || []),
    votes: Math.trunc(Math.max(0, ...known.map(({ vote_count: votes }) => votes))),
  };
}

const artists = (items: readonly ArtistItem[]) =>
  eachOnce(items.filter((item) => !isHidden(item)).map(foundArtist));

const collections = (items: readonly CollectionItem[]): FoundCollection[] =>
  eachOnce(items.filter((item) => !isAdult(item))).map(({ id, name, poster_path: posterPath }) => ({
    id,
    name: cutText(name, LONGEST.title),
    posterPath,
  }));

function mixedFinds({ results }: z.infer<typeof mixedPage>): MixedFinds {
  const titles = results.flatMap((item): TitleSummary[] => {
    if (item.media_type === 'movie') return movieSummaries([item]);
    return item.media_type === 'tv' ? seriesSummaries([item]) : [];
  });
  const people = results.flatMap((item) => (item.media_type === 'person' ? [item] : []));
  return { titles: uniqueTitles(titles).slice(0, MOST.titles), artists: artists(people) };
}

const searchOf = (what: string, query: string): ListCall => ({
  path: `/search/${what}`,
  parameters: { query, include_adult: false },
});

const NOTHING = { page: 1, totalPages: 0, totalResults: 0, next: null, results: [] };

/** Creates the catalogue's searches; blank queries return nothing without a call. */
export function createSearch(
  ways: Ways,
): Pick<Catalogue, 'search' | 'searchArtists' | 'searchCollections' | 'searchEverything' | 'searchKeywords'> {
  /**
   * Searches titles by name. A year at the end may be the title's date or part of its name, so both queries are made;
   * the full words win if a title has exactly that name ("Blade Runner 2049").
   */
  async function asWritten(kind: Kind, query: string): Promise<{ call: ListCall; first: TitlePage }> {
    const call = searchTitles(kind, query, null);
    const split = splitYear(query);
    if (!split) return { call, first: await ways.titles(kind, call, 1) };
    const ofYear = searchTitles(kind, split.title, split.year);
    const [dated, typed] = await Promise.all([ways.titles(kind, ofYear, 1), ways.titles(kind, call, 1)]);
    const named = typed.results.some((title) => closeness(query, [title.title, title.originalTitle]) === 3);
    if (named || dated.results.length === 0) return { call, first: typed };
    return { call: ofYear, first: dated };
  }

  /** Page 1 decides on alternative words when the query finds nothing, so that every page comes from the same list. */
  async function search(
    kind: Kind,
    text: string,
    { page, year = null, late = false }: { page: number; year?: number | null; late?: boolean },
  ): Promise<TitlePage> {
    const query = normaliseQuery(text);
    if (query === '') return NOTHING;
    // Background look-ups pass the year separately and mean the exact words.
    if (late || year !== null) return ways.titles(kind, { ...searchTitles(kind, query, year), late }, page);
    let { call, first } = await asWritten(kind, query);
    const others = first.results.length > 0 ? [] : [ways.opened(query) ?? [], otherWords(query)].flat();
    for (const words of others) {
      if (first.results.length > 0) break;
      call = searchTitles(kind, words, null);
      first = await ways.titles(kind, call, 1);
    }
    return page === 1 ? first : ways.titles(kind, call, page);
  }

  const artistsNamed = (query: string, page: number) =>
    ways.list(searchOf('person', query), page, artistPage, ({ results }) => artists(results));

  return {
    search,
    async searchArtists(text, { page }) {
      const query = normaliseQuery(text);
      if (query === '') return NOTHING;
      const found = await artistsNamed(query, page);
      if (found.totalResults > 0) return found;
      const [joined] = otherWords(query);
      return joined === undefined ? found : artistsNamed(joined, page);
    },
    async searchCollections(text, { page }) {
      const query = normaliseQuery(text);
      if (query === '') return NOTHING;
      return ways.list(searchOf('collection', query), page, collectionPage, ({ results }) =>
        collections(results),
      );
    },
    async searchKeywords(text) {
      const query = normaliseQuery(text);
      if (query === '') return [];
      const call = { path: '/search/keyword', parameters: { ...common('en'), query } };
      return ways.single(call, keywordPage, ({ results }) =>
        eachOnce(results).map((keyword) => ({ id: keyword.id, name: cutText(keyword.name, LONGEST.name) })),
      );
    },
    async searchEverything(text) {
      const query = normaliseQuery(text);
      if (query === '') return { titles: [], artists: [] };
      return ways.single(searchOf('multi', query), mixedPage, mixedFinds);
    },
  };
}
