import { cutBytes, cutText, LONGEST, MOST } from '../../domain/bounds.ts';
import type { Episode, Season } from '../../domain/seasons/seasons.ts';
import type { Loaded } from '../cache.ts';
import { isAdult } from '../map.ts';
import { readAnswer } from '../read-answer.ts';
import type { Parameters } from '../transport.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { seasonAnswer, type SeasonAnswer } from './wire-seasons.ts';
import { eachOnce, toSeasons } from './map-seasons.ts';

/** Names that only say the number are none. */
const NUMBERED = /^Episode \d+$/i;

/** Episodes of a season by number, each once, so many at most. */
export function toEpisodes(
  items: NonNullable<SeasonAnswer['season']>['episodes'],
  most: number = MOST.episodes,
): Episode[] {
  const episodes = items.map((item) => ({
    number: item.episode_number,
    name: NUMBERED.test(item.name.trim()) ? '' : cutText(item.name.trim(), LONGEST.name),
    overview: cutText(item.overview.trim(), LONGEST.episodeOverview),
    date: item.air_date,
    runtime: Math.round(item.runtime) || null,
    stillPath: item.still_path,
    finale: item.episode_type === 'finale',
  }));
  return eachOnce(episodes, most).sort((a, b) => a.number - b.number);
}

/** A season of an answer; null where the series has none of that number. */
function toSeason(answer: SeasonAnswer, number: number): Season | null {
  const { season } = answer;
  const seasons = toSeasons(answer.seasons);
  const listed = seasons.find((one) => one.number === number);
  if (!season && !listed) return null;
  const episodes = toEpisodes(season?.episodes ?? []);
  return {
    number,
    name: cutText(season?.name.trim() ?? '', LONGEST.seasonName) || (listed?.name ?? ''),
    date: season?.air_date ?? listed?.date ?? null,
    episodeCount: season ? episodes.length : (listed?.episodeCount ?? 0),
    series: {
      id: answer.id,
      title: cutBytes(answer.name, LONGEST.title),
      posterPath: answer.poster_path,
      backdropPath: answer.backdrop_path,
    },
    overview: cutBytes(season?.overview ?? '', LONGEST.seasonOverview),
    posterPath: season?.poster_path ?? null,
    episodes,
    seasons,
  };
}

/**
 * A season with its episodes, and what its page says of the series, in one call; null when either does not exist, or
 * the series is for adults.
 */
export async function loadSeason(
  upstream: Upstream,
  seriesId: number,
  number: number,
  common: Parameters,
): Promise<Loaded<Season | null>> {
  const nothing = { value: null, ttlMs: FRESH_MS.nothing };
  const path = `/tv/${seriesId}`;
  const part = `season/${number}`;
  try {
    const whole = await upstream.get(path, { ...common, append_to_response: part });
    const { [part]: season } = Object(whole) as Record<string, unknown>;
    const answer = readAnswer(path, seasonAnswer, { ...Object(whole), season });
    const found = isAdult(answer) ? null : toSeason(answer, number);
    return found ? { value: found, ttlMs: FRESH_MS.details } : nothing;
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return nothing;
    throw error;
  }
}
