import type { DeliveryResult, WaitingDelivery } from './queue.queries.ts';
import type { PlayedTitle } from './connections.ts';
import { PROGRESS_FROM, WATCHED_FROM, type Played } from './delivery.ts';
import { isEpisode } from './players/reading.ts';
import { isOfYear, isSameName } from '../import/agreement.ts';
import { candidateOf } from '../import/meant.ts';
import type { EpisodePlace } from '../series/kept-episodes.ts';
import { uniqueTitles, type TitleSummary } from '../../core/title.ts';
import { lookUp } from '../import/look-up.server.ts';
import { doubtful, type Nothing, type PlaySources } from './played.server.ts';
import { episodesIn, findSeries } from './played-series.server.ts';

/** The matched title and episodes, or why there is none. */
type Found = { title: PlayedTitle; episodes: EpisodePlace[]; minutes: number | null } | Nothing;

/** Movies found by ids; one that matches name and year excludes others. */
async function moviesByNumbers(
  { catalogue }: PlaySources,
  { name, year, ids, moreIds = [] }: Played,
): Promise<TitleSummary[]> {
  const found: TitleSummary[] = [];
  for (const numbers of [ids, ...moreIds]) {
    const meant = await lookUp(catalogue, { kind: 'movie', name: '', year, ids: numbers });
    if (meant.kind === 'clear') found.push(meant.title);
    if (meant.kind === 'ambiguous') found.push(...meant.candidates);
  }
  const all = uniqueTitles(found);
  if (all.length < 2) return all;
  const named: TitleSummary[] = [];
  for (const movie of all) {
    const names = await catalogue.namesOf(movie, { late: true });
    if (isOfYear(year, movie.date) && names.some((known) => isSameName(name, known))) named.push(movie);
  }
  return named.length > 0 ? named : all;
}

/**
 * Finds the movie of a play, in this order: the user's choice for this play, ids, the user's earlier choice
 * for the name, the name.
 */
async function movieOf(sources: PlaySources, delivery: WaitingDelivery): Promise<PlayedTitle | Nothing> {
  const { play, chosen, named, leftOut } = delivery;
  if (chosen) return chosen;
  const [only, ...more] = await moviesByNumbers(sources, play);
  if (only && more.length === 0) return candidateOf(only);
  if (leftOut) return { outcome: 'neither' };
  if (named) return named;
  if (only) return doubtful([only, ...more]);
  const { kind, name, year } = play;
  const meant = await lookUp(sources.catalogue, { kind, name, year, ids: {} });
  if (meant.kind === 'clear') return candidateOf(meant.title);
  return doubtful(meant.kind === 'ambiguous' ? meant.candidates : []);
}

/** The movie with its runtime, if known. */
async function findMovie(sources: PlaySources, delivery: WaitingDelivery): Promise<Found> {
  const title = await movieOf(sources, delivery);
  if ('outcome' in title) return title;
  const details = await sources.catalogue.movie(title.id, { late: true });
  return { title, episodes: [], minutes: details?.runtime ?? null };
}

const sum = (minutes: (number | null)[]) =>
  minutes.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);

async function findEpisode(sources: PlaySources, delivery: WaitingDelivery): Promise<Found> {
  const series = await findSeries(sources, delivery);
  if ('outcome' in series) return series;
  const { title, place } = series;
  const known = await sources.episodesOf(title.id);
  if (!known) return { outcome: 'notFound' };
  const found = episodesIn(known, delivery.play, place);
  if (found.length === 0) return { outcome: 'noEpisode', title };
  const episodes = found.map(({ season, number }) => ({ season, number }));
  return { title, episodes, minutes: sum(found.map(({ minutes }) => minutes)) };
}

/** The share that was played, 0 to 1; uses the catalogue's runtime if the program does not send one. */
function partOf({ part, position, length }: Played, minutes: number | null): number | null {
  const whole = length || (minutes ?? 0) * 60;
  return part ?? (position === null || whole === 0 ? null : Math.min(1, position / whole));
}

/** Finds what is rated: a movie, a series, a season or an episode. */
async function rated(sources: PlaySources, delivery: WaitingDelivery): Promise<DeliveryResult> {
  const { kind, stars, season } = delivery.play;
  const given = { outcome: 'rated' as const, ...(stars && { stars }) };
  if (kind === 'movie') {
    const title = await movieOf(sources, delivery);
    return 'outcome' in title ? title : { ...given, title };
  }
  if (isEpisode(delivery.play)) {
    const found = await findEpisode(sources, delivery);
    return 'outcome' in found ? found : { ...given, title: found.title, episodes: found.episodes };
  }
  const series = await findSeries(sources, delivery);
  if ('outcome' in series) return series;
  const { title } = series;
  if (season === undefined) return { ...given, title };
  const known = (await sources.episodesOf(title.id)) ?? [];
  return known.some((episode) => episode.season === season)
    ? { ...given, title, season }
    : { outcome: 'noEpisode', title };
}

/**
 * Decides on a delivery: finds the title and episodes by ids, then by name with the rules of imports, and
 * whether enough was played. Rejects with CatalogueError while the catalogue fails.
 */
export async function resolveDelivery(
  sources: PlaySources,
  delivery: WaitingDelivery,
): Promise<DeliveryResult> {
  const { event, play } = delivery;
  if (event === 'rated') return rated(sources, delivery);
  const found = await (play.kind === 'movie' ? findMovie(sources, delivery) : findEpisode(sources, delivery));
  if (!('minutes' in found)) return found;
  const { title, episodes, minutes } = found;
  const length = play.length ? Math.ceil(play.length / 60) : minutes;
  const part = event === 'watched' ? 1 : partOf(play, minutes);
  if (part === null) return { outcome: 'unmeasured', title, episodes };
  if (part >= WATCHED_FROM) return { outcome: 'counted', title, episodes, minutes: length || null };
  if (part < PROGRESS_FROM) return { outcome: 'short', title, episodes };
  return { outcome: 'progress', title, episodes, percent: Math.max(1, Math.round(part * 100)) };
}
