import type { Catalogue } from '../../catalogue/contract.ts';
import type { FoundEpisode } from '../../catalogue/import/foreign.ts';
import { agreement, isNamedSeries, isOfYear, isWithin, type EpisodeClaim } from './agreement.ts';
import type { ImportEntry } from './files/entry.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import { uniqueTitles, type TitleSummary } from '../../core/title.ts';

/** What is asked about the numbers of an episode, all of it late. */
export type AgreementSource = Pick<
  Catalogue,
  'title' | 'namesOf' | 'search' | 'findEpisodes' | 'findForeign'
>;

/** What is said of an episode, and the series its name was said to mean before. */
export type Claim = EpisodeClaim & { seriesId?: number | null };

/** An episode that its numbers lead to. */
interface AgreedEpisode {
  series: TitleSummary;
  place: EpisodePlace;
}

/** What the numbers of an episode lead to. */
export interface ByNumbers {
  /** The one that agrees best with what is said; null for none, and for several that agree alike. */
  best: AgreedEpisode | null;
  /** The series of all that agree, the best first. */
  series: TitleSummary[];
  /** Series of those that do not agree. */
  others: TitleSummary[];
}

const LATE = { late: true };

/** Whether a series is called as it is said, by any name the catalogue knows: those it tells, and those it is found by. */
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

/** Numbers by which the catalogue finds what others call so. */
export function foreignNumbers(all: readonly ImportEntry['ids'][]): (readonly ['imdb' | 'tvdb', string])[] {
  return all.flatMap(({ imdb, tvdb }) => [
    ...(tvdb === undefined ? [] : [['tvdb', String(tvdb)] as const]),
    ...(imdb === undefined ? [] : [['imdb', imdb] as const]),
  ]);
}

/**
 * Asks for all numbers of an episode, and which of the episodes they lead to is meant. Rejects with CatalogueError when the
 * catalogue fails.
 */
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
