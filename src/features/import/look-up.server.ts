import type { Catalogue } from '../../catalogue/contract.ts';
import { isOfYear, isSameName } from './agreement.ts';
import { meantBy, type Meant, type WantedTitle } from './meant.ts';
import { MOST_CANDIDATES } from './import-job.ts';
import type { ImportEntry } from './files/entry.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import { titleKey, uniqueTitles, type Kind, type TitleSummary } from '../../core/title.ts';

/** What an import asks of the catalogue, all of it late: no page waits for it. */
export type LookUpSource = Pick<Catalogue, 'title' | 'namesOf' | 'search' | 'findForeign'>;

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

/**
 * Which title a name means. What a file calls a movie may be a series here, as Letterboxd's miniseries are: where no movie
 * is clear, a series of that name and year is taken, or offered first beside the movies there are.
 */
async function byName(catalogue: LookUpSource, wanted: WantedTitle): Promise<Meant> {
  const meant = await asCalled(catalogue, wanted);
  if (wanted.kind !== 'movie' || wanted.year === null || meant.kind === 'clear') return meant;
  const series = await asCalled(catalogue, { ...wanted, kind: 'tv' });
  if (series.kind !== 'clear' || meant.kind === 'notFound') return series.kind === 'clear' ? series : meant;
  const candidates = [series.title, ...meant.candidates].slice(0, MOST_CANDIDATES);
  return { kind: 'ambiguous', candidates };
}

async function asCalled(catalogue: LookUpSource, wanted: WantedTitle): Promise<Meant> {
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

/** Titles that IMDb's and TheTVDB's numbers lead to, one number at a time. */
async function* byForeignNumbers(catalogue: LookUpSource, { kind, ids }: NamedByRows) {
  const foreign = [
    ...(ids.imdb === undefined ? [] : [['imdb', ids.imdb] as const]),
    // TheTVDB counts movies apart from series.
    ...(ids.tvdb === undefined || kind === 'movie' ? [] : [['tvdb', String(ids.tvdb)] as const]),
  ];
  for (const [source, id] of foreign) {
    const found = await catalogue.findForeign(source, id);
    yield found.filter((title) => kind === null || title.kind === kind);
  }
}

/** Titles that the numbers of a title lead to, TMDB's first. */
async function* byNumbers(catalogue: LookUpSource, wanted: NamedByRows) {
  const { kind, ids } = wanted;
  const title = ids.tmdb !== undefined && kind && (await catalogue.title({ kind, id: ids.tmdb }, LATE));
  if (title) yield [title];
  yield* byForeignNumbers(catalogue, wanted);
}

/** Whether a title has the name of a file, in any language the catalogue knows; yes where the file has none. */
async function hasName(catalogue: LookUpSource, title: TitleSummary, name: string): Promise<boolean> {
  const isIt = (known: string) => isSameName(name, known);
  if (name === '' || [title.title, title.originalTitle].some(isIt)) return true;
  return (await catalogue.namesOf(title, LATE)).some(isIt);
}

/**
 * What a number means that leads to a title of another name. The number is right where its title is found by the name, and
 * where the name leads nowhere and the year is the title's: names in languages the catalogue does not know are many.
 */
async function disputed(catalogue: LookUpSource, title: TitleSummary, wanted: WantedTitle): Promise<Meant> {
  const meant = await byName(catalogue, wanted);
  const isNamed = meant.kind === 'clear';
  if (isNamed ? titleKey(meant.title) === titleKey(title) : isOfYear(wanted.year, title.date))
    return { kind: 'clear', title };
  const others = meant.kind === 'ambiguous' ? meant.candidates : [];
  const candidates = uniqueTitles(isNamed ? [meant.title, title] : [title, ...others]);
  return { kind: 'ambiguous', candidates: candidates.slice(0, MOST_CANDIDATES) };
}

/**
 * Which title the rows of an import mean: by TMDB's number, by that of IMDb or TheTVDB, or by name and year. A number
 * that leads to a title of another name is asked about where name or year contradict it; one that leads nowhere says
 * nothing. Rejects with CatalogueError when the catalogue fails, which says nothing about the title.
 */
export async function lookUp(catalogue: LookUpSource, wanted: NamedByRows): Promise<Meant> {
  let other: TitleSummary | undefined;
  for await (const found of byNumbers(catalogue, wanted)) {
    const [title] = found;
    if (found.length > 1) return { kind: 'ambiguous', candidates: found };
    if (title && (await hasName(catalogue, title, wanted.name))) return { kind: 'clear', title };
    other ??= title;
  }
  return other ? disputed(catalogue, other, wanted) : byName(catalogue, wanted);
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

/** Where TheTVDB's or IMDb's number of an episode leads within its series; null where it leads nowhere there. */
export async function placeOfEpisode(
  catalogue: Pick<Catalogue, 'findEpisodes'>,
  seriesId: number,
  { tvdb, imdb }: NonNullable<ImportEntry['episodeIds']>,
): Promise<EpisodePlace | null> {
  for (const [source, id] of [['tvdb', tvdb?.toString()] as const, ['imdb', imdb] as const]) {
    const found = id === undefined ? [] : await catalogue.findEpisodes(source, id);
    const here = found.find((episode) => episode.seriesId === seriesId);
    if (here) return { season: here.season, number: here.number };
  }
  return null;
}
