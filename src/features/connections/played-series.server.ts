import type { WaitingDelivery } from './queue.queries.ts';
import type { PlayedTitle } from './connections.ts';
import type { Played } from './delivery.ts';
import { isOfYear, isSameName, tellsEpisode } from '../import/agreement.ts';
import type { ImportEntry } from '../import/files/entry.ts';
import { candidateOf } from '../import/meant.ts';
import type { EpisodePlace, KeptEpisode } from '../series/kept-episodes.ts';
import { uniqueTitles, type TitleSummary } from '../../core/title.ts';
import { episodeByNumbers, foreignNumbers, isCalled, type Claim } from '../import/agreed-episode.server.ts';
import { lookUp } from '../import/look-up.server.ts';
import { doubtful, type Nothing, type PlaySources } from './played.server.ts';

/** The matched series, and the episode the ids identify. */
interface FoundSeries {
  title: PlayedTitle;
  place: EpisodePlace | null;
}

const numbersOf = ({ ids, moreIds = [] }: Played) => [ids, ...moreIds];

function claimOf({ play, chosen, named }: WaitingDelivery): Claim {
  const { name, year, episodeName, episodes } = play;
  const seriesId = (chosen ?? named)?.id ?? null;
  return { series: name, year, episodeName, place: episodes[0] ?? null, seriesId };
}

/** The series these ids identify. */
async function seriesWith(
  { catalogue }: PlaySources,
  numbers: readonly ImportEntry['ids'][],
): Promise<TitleSummary[]> {
  const found: TitleSummary[] = [];
  for (const { tmdb } of numbers) {
    const title = tmdb === undefined ? null : await catalogue.title({ kind: 'tv', id: tmdb }, { late: true });
    if (title) found.push(title);
  }
  for (const [source, id] of foreignNumbers(numbers))
    found.push(...(await catalogue.findForeign(source, id)));
  return uniqueTitles(found.filter(({ kind }) => kind === 'tv'));
}

/**
 * Whether a series has an episode of this name at this place: it confirms a series whose own name is
 * translated.
 */
async function hasEpisode({ episodesOf }: PlaySources, id: number, claim: Claim): Promise<boolean> {
  const { place, episodeName } = claim;
  if (!place || !tellsEpisode(episodeName)) return false;
  const known = await episodesOf(id);
  return (known ?? []).some(
    ({ season, number, name }) =>
      season === place.season && number === place.number && isSameName(episodeName, name),
  );
}

/** Series found by ids that match the claimed name, and those that do not. */
async function seriesByNumbers(
  sources: PlaySources,
  { play }: WaitingDelivery,
  claim: Claim,
): Promise<{ agreed: TitleSummary[]; others: TitleSummary[] }> {
  const others: TitleSummary[] = [];
  // Ids of the series are trusted without comparing the year.
  const ofSeries = { ...claim, year: null };
  for (const title of await seriesWith(sources, [play.seriesIds])) {
    const agrees =
      claim.series === '' ||
      (await isCalled(sources.catalogue, title, ofSeries)) ||
      (await hasEpisode(sources, title.id, claim));
    if (agrees) return { agreed: [title], others: [] };
    others.push(title);
  }
  const agreed: TitleSummary[] = [];
  for (const title of await seriesWith(sources, numbersOf(play))) {
    if (await isCalled(sources.catalogue, title, claim)) agreed.push(title);
  }
  return { agreed, others };
}

/**
 * Finds the series of a play, in this order: the user's choice for this play, the episode's ids, the series'
 * ids, the user's earlier choice for the name, the name. An id counts if its result matches the name of the
 * series or episode. If nothing does, the user is asked.
 */
export async function findSeries(
  sources: PlaySources,
  delivery: WaitingDelivery,
): Promise<FoundSeries | Nothing> {
  const { catalogue } = sources;
  const { play, chosen, leftOut } = delivery;
  const named = delivery.named && isOfYear(play.year, delivery.named.date) ? delivery.named : null;
  const claim = claimOf(delivery);
  const ofEpisode = await episodeByNumbers(catalogue, numbersOf(play), claim);
  if (chosen) {
    const isThere = ofEpisode.best?.series.id === chosen.id;
    return { title: chosen, place: isThere ? (ofEpisode.best?.place ?? null) : null };
  }
  if (ofEpisode.best) {
    return { title: candidateOf(ofEpisode.best.series), place: ofEpisode.best.place };
  }
  const ofSeries = await seriesByNumbers(sources, delivery, claim);
  const [only, ...more] = uniqueTitles([...ofEpisode.series, ...ofSeries.agreed]);
  if (only && more.length === 0) return { title: candidateOf(only), place: null };
  // Some programs send the episode's id as that of the series.
  const swapped =
    only || claim.series === '' ? null : await episodeByNumbers(catalogue, [play.seriesIds], claim);
  if (swapped?.best) return { title: candidateOf(swapped.best.series), place: swapped.best.place };
  if (leftOut) return { outcome: 'neither' };
  if (named) return { title: named, place: null };
  if (only) return doubtful([only, ...more]);
  const { kind, name, year } = play;
  const meant = await lookUp(catalogue, { kind, name, year, ids: {} });
  if (meant.kind === 'clear') return { title: candidateOf(meant.title), place: null };
  const candidates = meant.kind === 'ambiguous' ? meant.candidates : [];
  const others = [...ofEpisode.others, ...ofSeries.others, ...(swapped?.others ?? [])];
  return doubtful(uniqueTitles([...candidates, ...others]));
}

/**
 * Finds episodes by name and place. An exact name precedes a number, since numberings differ; placeholder
 * names are ignored.
 */
function placesIn(known: readonly KeptEpisode[], { episodes, episodeName }: Played): EpisodePlace[] {
  const has = ({ season, number }: EpisodePlace) =>
    known.find((episode) => episode.season === season && episode.number === number);
  const isIt = ({ name }: KeptEpisode) => isSameName(episodeName, name);
  const [first] = episodes;
  const numbered = first && has(first);
  if (tellsEpisode(episodeName) && episodes.length <= 1) {
    const namesakes = known.filter(isIt);
    const [only] = namesakes;
    if (only && namesakes.length === 1 && !(numbered && isIt(numbered))) return [only];
  }
  return episodes.filter((episode) => has(episode));
}

/** The episodes of a series that were played. */
export function episodesIn(
  known: readonly KeptEpisode[],
  play: Played,
  place: EpisodePlace | null,
): KeptEpisode[] {
  const { episodes, episodeName } = play;
  const [first] = episodes;
  const at = ({ season, number }: EpisodePlace) =>
    known.filter((episode) => episode.season === season && episode.number === number);
  // Ids can be wrong: an exact name at the place precedes them.
  const isNamed =
    first !== undefined &&
    tellsEpisode(episodeName) &&
    at(first).some(({ name }) => isSameName(episodeName, name));
  if (!place || isNamed) return placesIn(known, play).flatMap(at);
  const count = Math.max(1, episodes.length);
  return Array.from({ length: count }, (_, index) => ({ ...place, number: place.number + index })).flatMap(
    at,
  );
}
