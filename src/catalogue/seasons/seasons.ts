import { cutText, LONGEST, MOST } from '../../core/bounds.ts';
import type { Language } from '../../core/language/languages.ts';
import type { Episode, Season } from '../../core/seasons.ts';
import type { Loaded } from '../cache.ts';
import { common } from '../language/asked.ts';
import { isNumberedEpisode } from '../language/placeholders.ts';
import { isAdult } from '../map.ts';
import { readAnswer } from '../read-answer.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { seasonAnswer, type SeasonAnswer } from './wire-seasons.ts';
import { eachOnce, toSeasons } from './map-seasons.ts';

/** A season's distinct episodes by number, at most `most`; placeholder names become empty. */
export function toEpisodes(
  items: NonNullable<SeasonAnswer['season']>['episodes'],
  language: Language,
  most: number = MOST.episodes,
): Episode[] {
  const episodes = items.map((item) => ({
    number: item.episode_number,
    name: isNumberedEpisode(item.name, language) ? '' : cutText(item.name.trim(), LONGEST.name),
    overview: cutText(item.overview.trim(), LONGEST.episodeOverview),
    date: item.air_date,
    runtime: Math.round(item.runtime) || null,
    stillPath: item.still_path,
    finale: item.episode_type === 'finale',
  }));
  return eachOnce(episodes, most).sort((a, b) => a.number - b.number);
}

function toSeason(answer: SeasonAnswer, number: number, language: Language): Season | null {
  const { season } = answer;
  const seasons = toSeasons(answer.seasons);
  const listed = seasons.find((one) => one.number === number);
  if (!season && !listed) return null;
  const episodes = toEpisodes(season?.episodes ?? [], language);
  return {
    number,
    name: cutText(season?.name.trim() ?? '', LONGEST.seasonName) || (listed?.name ?? ''),
    date: season?.air_date ?? listed?.date ?? null,
    episodeCount: season ? episodes.length : (listed?.episodeCount ?? 0),
    series: {
      id: answer.id,
      title: cutText(answer.name, LONGEST.title),
      posterPath: answer.poster_path,
      backdropPath: answer.backdrop_path,
    },
    overview: cutText(season?.overview ?? '', LONGEST.seasonOverview),
    posterPath: season?.poster_path ?? null,
    episodes,
    seasons,
  };
}

/** Loads a season with its episodes and its series, in one call; null if either is unknown or the series is adult. */
export async function loadSeason(
  upstream: Upstream,
  seriesId: number,
  number: number,
  language: Language,
): Promise<Loaded<Season | null>> {
  const nothing = { value: null, ttlMs: FRESH_MS.nothing };
  const path = `/tv/${seriesId}`;
  const part = `season/${number}`;
  try {
    const whole = await upstream.get(path, { ...common(language), append_to_response: part });
    const { [part]: season } = Object(whole) as Record<string, unknown>;
    const answer = readAnswer(path, seasonAnswer, { ...Object(whole), season });
    const found = isAdult(answer) ? null : toSeason(answer, number, language);
    return found ? { value: found, ttlMs: FRESH_MS.details } : nothing;
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return nothing;
    throw error;
  }
}
