import type { Catalogue } from '../../catalogue/contract.ts';
import type { FoundEpisode } from '../../catalogue/import/foreign.ts';
import { agreement, isNamedSeries, isOfYear, isWithin, type EpisodeClaim } from './agreement.ts';
import type { ImportEntry } from './files/entry.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import { uniqueTitles, type TitleSummary } from '../../core/title.ts';

/** The catalogue's methods this uses, at low priority. */
export type AgreementSource = Pick<
  Catalogue,
  'title' | 'namesOf' | 'search' | 'findEpisodes' | 'findForeign'
>;

/** An episode's data to verify, and the series the user chose for its name before. */
export type Claim = EpisodeClaim & { seriesId?: number | null };

/** An episode found by id. */
interface AgreedEpisode {
  series: TitleSummary;
  place: EpisodePlace;
}

/** The results of an episode's ids. */
export interface ByNumbers {
  /** The best match; null without one, or if several match equally. */
  best: AgreedEpisode | null;
  /** The series of all matches, the best first. */
  series: TitleSummary[];
  /** Series found by ids that do not match. */
  others: TitleSummary[];
}

const LATE = { late: true };

/** Whether a series has a name, by its known names or the catalogue's search. */
export async function isCalled(
  catalogue: AgreementSource,
  { id, date }: Pick<TitleSummary, 'id' | 'date'>,
  { series, year, seriesId }: Pick<Claim, 'series' | 'year' | 'seriesId'>,
): Promise<boolean> {
  if (id === seriesId) return true;
  if (series === '' || !isOfYear(year, date)) return false;
  const names = await catalogue.namesOf({ kind: 'tv', id }, LATE);
  if (isNamedSeries({ series, year }, { names, date })) return true;
  if (names.some((name) => isWithin(series, name))) return false;
  const { results } = await catalogue.search('tv', series, { page: 1, ...LATE });
  return results.some((found) => found.id === id);
}

/** A list's IMDb and TheTVDB ids as pairs. */
export function foreignNumbers(all: readonly ImportEntry['ids'][]): (readonly ['imdb' | 'tvdb', string])[] {
  return all.flatMap(({ imdb, tvdb }) => [
    ...(tvdb === undefined ? [] : [['tvdb', String(tvdb)] as const]),
    ...(imdb === undefined ? [] : [['imdb', imdb] as const]),
  ]);
}

/** Looks up all ids of an episode and chooses the best match. Rejects with CatalogueError. */
export async function episodeByNumbers(
  catalogue: AgreementSource,
  numbers: readonly ImportEntry['ids'][],
  claim: Claim,
): Promise<ByNumbers> {
  const found: FoundEpisode[] = [];
  for (const [source, id] of foreignNumbers(numbers))
    found.push(...(await catalogue.findEpisodes(source, id)));
  const agreed: (AgreedEpisode & { how: number })[] = [];
  const others: TitleSummary[] = [];
  for (const { seriesId, ...episode } of found) {
    const series = await catalogue.title({ kind: 'tv', id: seriesId }, LATE);
    if (!series) continue;
    const how = agreement(claim, episode, { isNamed: await isCalled(catalogue, series, claim) });
    if (how === 0) others.push(series);
    else agreed.push({ series, place: { season: episode.season, number: episode.number }, how });
  }
  agreed.sort((a, b) => b.how - a.how);
  const [first] = agreed;
  const isAlone = agreed.every(
    ({ how, series, place }) =>
      how < (first?.how ?? 0) ||
      (series.id === first?.series.id &&
        place.season === first.place.season &&
        place.number === first.place.number),
  );
  return {
    best: first && isAlone ? { series: first.series, place: first.place } : null,
    series: uniqueTitles(agreed.map(({ series }) => series)),
    others: uniqueTitles(others),
  };
}
