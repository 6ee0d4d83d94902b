import type { Catalogue } from '../../catalogue/contract.ts';
import type { DeliveryResult, WaitingDelivery } from '../../backend/connections/queue.ts';
import type { PlayedTitle } from '../../domain/connections/connections.ts';
import { PROGRESS_FROM, WATCHED_FROM, type Played } from '../../domain/connections/delivery.ts';
import { candidateOf, type Meant } from '../../domain/import/meant.ts';
import { titleWords } from '../../domain/import/words.ts';
import type { EpisodePlace, KeptEpisode } from '../../domain/series/kept-episodes.ts';
import { lookUp, type LookUpSource } from '../import/look-up.ts';

/** What deliveries ask: of the catalogue, and which episodes a series has. */
export interface PlaySources {
  catalogue: LookUpSource & Pick<Catalogue, 'findEpisodes' | 'movie'>;
  /** Null for a series the catalogue does not have (any more). */
  episodesOf: (seriesId: number) => Promise<KeptEpisode[] | null>;
}

/** Titles a doubtful play waits with. */
const CANDIDATES = 2;

/** What nobody has named: "Episode 5", "Folge 5", "5". */
const NAMELESS = /^(?:[\p{L}.]+ )?#?\d+$/u;

/** Why nothing is to be done. */
type Nothing = Pick<DeliveryResult, 'outcome' | 'candidates' | 'title'>;

/** A title that is meant, and where in it, or why nothing is. */
type Found = { title: PlayedTitle; episodes: EpisodePlace[]; minutes: number | null } | Nothing;

const doubtful = (meant: Exclude<Meant, { kind: 'clear' }>): Nothing =>
  meant.kind === 'notFound'
    ? { outcome: 'notFound' }
    : { outcome: 'doubtful', candidates: meant.candidates.slice(0, CANDIDATES).map(candidateOf) };

/**
 * Which movie or series is meant: by what its person said of this very play, by its numbers, by what they said of the name
 * before, by the name.
 */
async function titleOf(
  { catalogue }: PlaySources,
  { play, chosen, named, leftOut }: WaitingDelivery,
): Promise<PlayedTitle | Nothing> {
  if (chosen) return chosen;
  const { kind, name, year } = play;
  const ids = kind === 'movie' ? play.ids : play.seriesIds;
  const byNumber = await lookUp(catalogue, { kind, name: '', year, ids });
  if (byNumber.kind === 'clear') return candidateOf(byNumber.title);
  if (leftOut) return { outcome: 'neither' };
  if (named) return named;
  const meant =
    byNumber.kind === 'ambiguous' ? byNumber : await lookUp(catalogue, { kind, name, year, ids: {} });
  return meant.kind === 'clear' ? candidateOf(meant.title) : doubtful(meant);
}

/** A movie with its length, as far as the catalogue knows it. */
async function findMovie(sources: PlaySources, delivery: WaitingDelivery): Promise<Found> {
  const title = await titleOf(sources, delivery);
  if ('outcome' in title) return title;
  const details = await sources.catalogue.movie(title.id, { late: true });
  return { title, episodes: [], minutes: details?.runtime ?? null };
}

/** Where the numbers of an episode itself lead: they hold whatever numbering a program goes by. */
async function placeByIds(
  { catalogue }: PlaySources,
  { ids }: Played,
): Promise<(EpisodePlace & { seriesId: number }) | null> {
  const numbers = [
    ...(ids.tvdb === undefined ? [] : [['tvdb', String(ids.tvdb)] as const]),
    ...(ids.imdb === undefined ? [] : [['imdb', ids.imdb] as const]),
  ];
  for (const [source, id] of numbers) {
    const [first, ...others] = await catalogue.findEpisodes(source, id);
    if (first && others.length === 0) return first;
  }
  return null;
}

/**
 * The episodes of a series that are meant. One that has the very name counts before one that has the number, since
 * numberings differ; what nobody has named says nothing.
 */
function placesIn(known: readonly KeptEpisode[], { episodes, episodeName }: Played): EpisodePlace[] | null {
  const words = titleWords(episodeName);
  const has = ({ season, number }: EpisodePlace) =>
    known.find((episode) => episode.season === season && episode.number === number);
  const [first] = episodes;
  const numbered = first && has(first);
  if (words !== '' && !NAMELESS.test(words) && episodes.length <= 1) {
    const namesakes = known.filter(({ name }) => titleWords(name) === words);
    const [only] = namesakes;
    if (only && namesakes.length === 1 && (!numbered || titleWords(numbered.name) !== words)) return [only];
  }
  const there = episodes.filter((episode) => has(episode));
  return there.length > 0 ? there : null;
}

const sum = (minutes: (number | null)[]) =>
  minutes.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);

async function findEpisode(sources: PlaySources, delivery: WaitingDelivery): Promise<Found> {
  const { catalogue, episodesOf } = sources;
  const { play, chosen } = delivery;
  const place = chosen ? null : await placeByIds(sources, play);
  const series = place && (await catalogue.title({ kind: 'tv', id: place.seriesId }, { late: true }));
  const title = series ? candidateOf(series) : await titleOf(sources, delivery);
  if ('outcome' in title) return title;
  const known = await episodesOf(title.id);
  if (!known) return { outcome: 'notFound' };
  const count = Math.max(1, play.episodes.length);
  const placed =
    place &&
    series &&
    Array.from({ length: count }, (_, index) => ({ ...place, number: place.number + index }));
  const told = placed ? { ...play, episodes: placed, episodeName: '' } : play;
  const places = placesIn(known, told);
  if (!places) return { outcome: 'noEpisode', title };
  const episodes = places.map(({ season, number }) => ({ season, number }));
  const minutes = episodes.map(
    (one) =>
      known.find(({ season, number }) => season === one.season && number === one.number)?.minutes ?? null,
  );
  return { title, episodes, minutes: sum(minutes) };
}

/** How much of it was played, 0 to 1; the catalogue knows the length where the program does not say it. */
function partOf({ part, position, length }: Played, minutes: number | null): number | null {
  const whole = length || (minutes ?? 0) * 60;
  return part ?? (position === null || whole === 0 ? null : Math.min(1, position / whole));
}

async function rated(sources: PlaySources, delivery: WaitingDelivery): Promise<DeliveryResult> {
  const title = await titleOf(sources, delivery);
  const { stars } = delivery.play;
  return 'outcome' in title ? title : { outcome: 'rated', title, ...(stars && { stars }) };
}

/**
 * What is to be done about a delivery: which title and episodes are meant, by numbers, then by name with the rules of
 * imports, and whether that was all of it. Rejects with CatalogueError while the catalogue does not answer.
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
  const part = event === 'watched' ? 1 : (partOf(play, minutes) ?? 0);
  if (part >= WATCHED_FROM) return { outcome: 'counted', title, episodes, minutes: length || null };
  if (part < PROGRESS_FROM) return { outcome: 'short', title, episodes };
  return { outcome: 'progress', title, episodes, percent: Math.max(1, Math.round(part * 100)) };
}
