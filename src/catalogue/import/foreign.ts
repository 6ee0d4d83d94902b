import { z } from 'zod';
import { cutText, LONGEST } from '../../core/bounds.ts';
import type { Language } from '../../core/language/languages.ts';
import type { EpisodePlace } from '../../features/series/kept-episodes.ts';
import type { TitleSummary } from '../../core/title.ts';
import type { Loaded } from '../cache.ts';
import { common } from '../language/asked.ts';
import { movieSummaries, seriesSummaries } from '../map.ts';
import { readAnswer } from '../read-answer.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { id, membersOrNone, text } from '../wire-fields.ts';
import { movieItem, seriesItem } from '../wire.ts';

/** Three of an answer's five lists; the others are people and seasons. */
const findAnswer = z.object({
  movie_results: membersOrNone(movieItem),
  tv_results: membersOrNone(seriesItem),
  tv_episode_results: membersOrNone(
    z.object({
      show_id: id,
      season_number: z.int().nonnegative().max(9999),
      episode_number: z.int().nonnegative().max(99_999),
      name: text,
    }),
  ),
});

export interface FoundEpisode extends EpisodePlace {
  seriesId: number;
  /** Empty without a name. */
  name: string;
}

/** The titles and episodes with an id of IMDb or TheTVDB. */
export interface Foreign {
  titles: TitleSummary[];
  episodes: FoundEpisode[];
}

const SOURCES = { imdb: 'imdb_id', tvdb: 'tvdb_id' } as const;

/** Loads them; both empty for an unknown id. */
export async function loadForeign(
  upstream: Pick<Upstream, 'get'>,
  source: keyof typeof SOURCES,
  number: string,
  language: Language,
): Promise<Loaded<Foreign>> {
  const path = `/find/${encodeURIComponent(number)}`;
  const found = await upstream.get(path, { ...common(language), external_source: SOURCES[source] });
  const answer = readAnswer(path, findAnswer, found);
  const movies = source === 'imdb' ? movieSummaries(answer.movie_results) : [];
  const titles = [...movies, ...seriesSummaries(answer.tv_results)];
  const episodes = answer.tv_episode_results.map((episode) => ({
    seriesId: episode.show_id,
    season: episode.season_number,
    number: episode.episode_number,
    name: cutText(episode.name, LONGEST.title),
  }));
  const isKnown = titles.length + episodes.length > 0;
  return { value: { titles, episodes }, ttlMs: isKnown ? FRESH_MS.search : FRESH_MS.nothing };
}
