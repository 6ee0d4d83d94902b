import type { Catalogue } from '../../catalogue/contract.ts';
import { isOfYear, isSameName } from './agreement.ts';
import { meantBy, type Meant, type WantedTitle } from './meant.ts';
import { MOST_CANDIDATES } from './import-job.ts';
import type { ImportEntry } from './files/entry.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import { titleKey, uniqueTitles, type Kind, type TitleSummary } from '../../core/title.ts';

/** The catalogue's methods imports use, at low priority. */
export type LookUpSource = Pick<Catalogue, 'title' | 'namesOf' | 'search' | 'findForeign'>;

/** A title as named in an import's rows. */
export interface NamedByRows extends WantedTitle {
  ids: ImportEntry['ids'];
}

/** Pages of a search without a year to look through for namesakes. */
const MOST_PAGES = 3;

const LATE = { late: true };

/** All titles of a name in the catalogue, and whether that is all. */
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
 * Finds a title by name. A file's movie may be a series here, such as Letterboxd's miniseries: if no movie is
 * clear, a series of that name and year is chosen, or is the first candidate.
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

/** Titles by IMDb and TheTVDB ids, one id at a time. */
async function* byForeignNumbers(catalogue: LookUpSource, { kind, ids }: NamedByRows) {
  const foreign = [
    ...(ids.imdb === undefined ? [] : [['imdb', ids.imdb] as const]),
    // TheTVDB numbers movies separately.
    ...(ids.tvdb === undefined || kind === 'movie' ? [] : [['tvdb', String(ids.tvdb)] as const]),
  ];
  for (const [source, id] of foreign) {
    const found = await catalogue.findForeign(source, id);
    yield found.filter((title) => kind === null || title.kind === kind);
  }
}

/** Titles by ids, TMDB first. */
async function* byNumbers(catalogue: LookUpSource, wanted: NamedByRows) {
  const { kind, ids } = wanted;
  const title = ids.tmdb !== undefined && kind && (await catalogue.title({ kind, id: ids.tmdb }, LATE));
  if (title) yield [title];
  yield* byForeignNumbers(catalogue, wanted);
}

/** Whether a title has the file's name in any language; true without a name. */
async function hasName(catalogue: LookUpSource, title: TitleSummary, name: string): Promise<boolean> {
  const isIt = (known: string) => isSameName(name, known);
  if (name === '' || [title.title, title.originalTitle].some(isIt)) return true;
  return (await catalogue.namesOf(title, LATE)).some(isIt);
}

/**
 * Decides on an id whose title has another name. The id is right if the name finds its title, or if the name
 * finds nothing and the year matches, since many translated names are unknown to the catalogue.
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
 * Finds the title of an import's rows: by TMDB id, IMDb or TheTVDB id, or name and year. An id whose title
 * has another name is ambiguous if name or year contradict it; an id without a title is ignored. Rejects with
 * CatalogueError if the catalogue fails.
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

/** The catalogue's methods that find episodes by id. */
export type EpisodeSource = Pick<Catalogue, 'title' | 'findEpisodes'>;

/**
 * Finds an episode and its series by IMDb or TheTVDB id, since an episode's name does not identify its
 * series.
 */
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

/** The place of an episode within its series by TheTVDB or IMDb id; null if it is not found there. */
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
