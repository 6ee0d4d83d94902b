import { cutText, LONGEST } from '../../core/bounds.ts';
import type { KeptEpisode } from '../../features/series/kept-episodes.ts';
import { hasEnded } from '../../features/series/series-dates.ts';
import { common } from '../language/asked.ts';
import { isAdult } from '../map.ts';
import { toSeasons } from '../seasons/map-seasons.ts';
import { readAnswer } from '../read-answer.ts';
import { toEpisodes } from '../seasons/seasons.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { episodesAnswer, season as seasonSchema } from '../seasons/wire-seasons.ts';

/** All episodes of a series, for followers. */
export interface SeriesEpisodes {
  id: number;
  title: string;
  posterPath: string | null;
  /** No more episodes will be made. */
  ended: boolean;
  /** By season and number, distinct; at most 20,000. */
  episodes: KeptEpisode[];
  /** Listed seasons that were not in the answer. */
  missing: number[];
}

export interface SeasonSize {
  number: number;
  episodes: number;
}

/** TMDB's limit of appended parts; and episodes per call, to stay below the body limit. */
const SEASONS_A_CALL = 20;
const EPISODES_A_CALL = 1000;
const MOST_EPISODES = 20_000;

/** Groups seasons into as few calls as possible. */
function inCalls(seasons: readonly SeasonSize[]): number[][] {
  const calls: { numbers: number[]; episodes: number }[] = [];
  for (const { number, episodes } of seasons) {
    const last = calls.at(-1);
    if (last && last.numbers.length < SEASONS_A_CALL && last.episodes + episodes <= EPISODES_A_CALL) {
      last.numbers.push(number);
      last.episodes += episodes;
    } else calls.push({ numbers: [number], episodes });
  }
  return calls.map(({ numbers }) => numbers);
}

const partOf = (number: number) => `season/${number}`;

function seasonsIn(whole: unknown, numbers: readonly number[], found: Map<number, KeptEpisode[]>): void {
  const parts = Object(whole) as Record<string, unknown>;
  for (const number of numbers) {
    const season = seasonSchema.safeParse(parts[partOf(number)]);
    if (!season.success) continue;
    const episodes = toEpisodes(season.data.episodes, 'en', MOST_EPISODES);
    found.set(
      number,
      episodes.map((one) => ({
        season: number,
        number: one.number,
        name: one.name,
        date: one.date,
        minutes: one.runtime,
      })),
    );
  }
}

/**
 * Loads all episodes of a series with English names, twenty seasons a call; `expected` seasons are part of the first
 * call. Null for an unknown or adult series.
 */
export async function loadEpisodes(
  upstream: Upstream,
  id: number,
  expected: readonly SeasonSize[] = [],
): Promise<SeriesEpisodes | null> {
  const path = `/tv/${id}`;
  const found = new Map<number, KeptEpisode[]>();
  const call = async (numbers: readonly number[]) => {
    const appended = numbers.length > 0 ? { append_to_response: numbers.map(partOf).join(',') } : {};
    const whole = await upstream.get(path, { ...common('en'), ...appended });
    seasonsIn(whole, numbers, found);
    return whole;
  };
  try {
    const answer = readAnswer(path, episodesAnswer, await call(inCalls(expected)[0] ?? []));
    if (isAdult(answer)) return null;
    const listed = toSeasons(answer.seasons);
    const open = listed.filter(({ number }) => !found.has(number));
    for (const numbers of inCalls(
      open.map(({ number, episodeCount }) => ({ number, episodes: episodeCount })),
    )) {
      await call(numbers);
    }
    const seasons = listed.flatMap(({ number }) => found.get(number) ?? []);
    return {
      id: answer.id,
      title: cutText(answer.name, LONGEST.title),
      posterPath: answer.poster_path,
      ended: hasEnded(answer.status),
      episodes: seasons.sort((a, b) => a.season - b.season || a.number - b.number).slice(0, MOST_EPISODES),
      missing: listed.filter(({ number }) => !found.has(number)).map(({ number }) => number),
    };
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return null;
    throw error;
  }
}
