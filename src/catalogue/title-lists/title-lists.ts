import { isUpcoming, today, type Clock } from '../../core/dates.ts';
import type { DiscoverFilters } from '../../features/discover/discover.ts';
import type { Kind, TitlePage } from '../../core/title.ts';
import type { Catalogue } from '../contract.ts';
import { discoverTitles } from '../discover/discover.ts';
import { firstFit } from './first-fit.ts';
import { genreTitles, movieList, seriesList, trendingList, type ListCall } from './lists.ts';
import type { ReadPage } from '../map.ts';
import { pickTitle } from '../discover/pick.ts';
import { FRESH_MS } from '../ttl.ts';

export type TitlesOf = (kind: Kind, call: ListCall, page: number, ttlMs: number) => Promise<ReadPage>;

type TitleLists = Pick<Catalogue, 'movieList' | 'seriesList' | 'trending' | 'byGenre' | 'discover' | 'pick'>;

interface Asked {
  page: number;
  within?: number | undefined;
}

/** Creates the lists of titles by category, genre and filters. */
export function createTitleLists(
  titles: TitlesOf,
  {
    clock,
    random,
    certifications,
  }: { clock: Clock; random: () => number } & Pick<Catalogue, 'certifications'>,
): TitleLists {
  /** The discover call for filters, with age ratings if needed (cached for long). */
  async function discoverCall(kind: Kind, filters: DiscoverFilters, region: string): Promise<ListCall> {
    const asks = kind === 'movie' && filters.certification !== null;
    const ratings = asks ? await certifications(filters.region ?? region).catch(() => []) : [];
    return discoverTitles(kind, filters, { day: today(clock), region, ratings });
  }

  const list = (
    kind: Kind,
    call: ListCall,
    { page: first, within }: Asked,
    ttlMs: number,
  ): Promise<TitlePage> => firstFit(first, (page) => titles(kind, call, page, ttlMs), within);

  return {
    movieList(category, options) {
      const { page: first, year = null, within } = options;
      const day = today(clock);
      const call = movieList(category, year, day);
      if (category === 'trending-now') return list('movie', call, options, FRESH_MS.trending);
      if (category !== 'upcoming') return list('movie', call, options, FRESH_MS.list);
      const upcoming = async (page: number) => {
        const found = await titles('movie', call, page, FRESH_MS.list);
        return { ...found, results: found.results.filter((title) => isUpcoming(title.date, day)) };
      };
      return firstFit(first, upcoming, within);
    },
    seriesList: (category, options) =>
      list('tv', seriesList(category, options.year ?? null, today(clock)), options, FRESH_MS.list),
    trending: (kind, window, options = { page: 1 }) =>
      list(kind, trendingList(kind, window), options, FRESH_MS.trending),
    byGenre: (kind, genreId, options) =>
      list(kind, genreTitles(kind, genreId, options.year ?? null), options, FRESH_MS.list),
    discover: async (kind, filters, options) =>
      list(kind, await discoverCall(kind, filters, options.region), options, FRESH_MS.search),
    async pick(kind, filters, { region, without, never, random: chance = random }) {
      const call = await discoverCall(kind, filters, region);
      return pickTitle((page) => titles(kind, call, page, FRESH_MS.search), without, chance, never);
    },
  };
}
