import type { Catalogue } from '../../catalogue/contract.ts';
import { meantBy, type Meant, type WantedTitle } from '../../domain/import/meant.ts';
import type { ImportEntry } from '../../domain/import/entry.ts';
import type { EpisodePlace } from '../../domain/series/kept-episodes.ts';
import type { Kind, TitleSummary } from '../../domain/title.ts';

/** What an import asks of the catalogue, all of it late: no page waits for it. */
export type LookUpSource = Pick<Catalogue, 'title' | 'search' | 'findForeign'>;

/** A title as the rows of an import name it. */
export interface NamedByRows extends WantedTitle {
  ids: ImportEntry['ids'];
}

/** Pages of a search without a year that are looked at for namesakes. */
const MOST_PAGES = 3;

const LATE = { late: true };

/** All of a kind that is called so, as far as the catalogue tells, and whether that is all. */
async function called(
  catalogue: LookUpSource,
  kind: Kind,
  { name, year }: WantedTitle,
): Promise<{ titles: TitleSummary[]; isAll: boolean }> {
  const first = await catalogue.search(kind, name, { page: 1, ...LATE });
  if (first.totalPages <= 1) return { titles: first.results, isAll: true };
  const titles = [...first.results];
  if (year === null) {
    for (let page = 2; page <= Math.min(first.totalPages, MOST_PAGES); page += 1) {
      titles.push(...(await catalogue.search(kind, name, { page, ...LATE })).results);
    }
    return { titles, isAll: first.totalPages <= MOST_PAGES };
  }
  let isAll = true;
  for (const near of [year, year - 1, year + 1]) {
    const ofYear = await catalogue.search(kind, name, { page: 1, year: near, ...LATE });
    titles.push(...ofYear.results);
    isAll &&= ofYear.totalPages <= 1;
  }
  return { titles, isAll };
}

async function byName(catalogue: LookUpSource, wanted: WantedTitle): Promise<Meant> {
  if (wanted.name === '') return { kind: 'notFound' };
  const kinds: Kind[] = wanted.kind === null ? ['movie', 'tv'] : [wanted.kind];
  const found = [];
  for (const kind of kinds) found.push(await called(catalogue, kind, wanted));
  return meantBy(
    wanted,
    found.flatMap(({ titles }) => titles),
    found.every(({ isAll }) => isAll),
  );
}

/**
 * Which title the rows of an import mean: by TMDB's number, by that of IMDb or TheTVDB, or by name and year. A number
 * that leads nowhere any more says nothing; then the name is asked for. Rejects with CatalogueError when the catalogue
 * fails, which says nothing about the title.
 */
export async function lookUp(catalogue: LookUpSource, wanted: NamedByRows): Promise<Meant> {
  const { kind, ids } = wanted;
  if (ids.tmdb !== undefined && kind !== null) {
    const title = await catalogue.title({ kind, id: ids.tmdb }, LATE);
    if (title) return { kind: 'clear', title };
  }
  const foreign = [
    ...(ids.imdb === undefined ? [] : [['imdb', ids.imdb] as const]),
    // TheTVDB counts movies apart from series.
    ...(ids.tvdb === undefined || kind === 'movie' ? [] : [['tvdb', String(ids.tvdb)] as const]),
  ];
  for (const [source, id] of foreign) {
    const found = await catalogue.findForeign(source, id);
    const fit = found.filter((title) => kind === null || title.kind === kind);
    const [title] = fit;
    if (title && fit.length === 1) return { kind: 'clear', title };
    if (fit.length > 1) return { kind: 'ambiguous', candidates: fit };
  }
  return byName(catalogue, wanted);
}

/** What tells episodes by their numbers elsewhere. */
export type EpisodeSource = Pick<Catalogue, 'title' | 'findEpisodes'>;

/** Which episode of which series IMDb's or TheTVDB's number means: what an episode is called names no series. */
export async function lookUpEpisode(
  catalogue: EpisodeSource,
  { ids }: Pick<NamedByRows, 'ids'>,
): Promise<Meant & { episode?: EpisodePlace }> {
  for (const [source, id] of [['imdb', ids.imdb] as const, ['tvdb', ids.tvdb?.toString()] as const]) {
    const [found] = id === undefined ? [] : await catalogue.findEpisodes(source, id);
    const title = found && (await catalogue.title({ kind: 'tv', id: found.seriesId }, LATE));
    if (title) return { kind: 'clear', title, episode: { season: found.season, number: found.number } };
  }
  return { kind: 'notFound' };
}
