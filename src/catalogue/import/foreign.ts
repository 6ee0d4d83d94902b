import { z } from 'zod';
import type { TitleSummary } from '../../domain/title.ts';
import type { Loaded } from '../cache.ts';
import { movieSummaries, seriesSummaries } from '../map.ts';
import { readAnswer } from '../read-answer.ts';
import type { Parameters } from '../transport.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { membersOrNone } from '../wire-fields.ts';
import { movieItem, seriesItem } from '../wire.ts';

/** Two of the five lists an answer has; the others are people, seasons and episodes. */
const findAnswer = z.object({
  movie_results: membersOrNone(movieItem),
  tv_results: membersOrNone(seriesItem),
});

const SOURCES = { imdb: 'imdb_id', tvdb: 'tvdb_id' } as const;

/** The titles that IMDb or TheTVDB calls by a number, none for an unknown one (which is an answer like others). */
export async function loadForeign(
  upstream: Pick<Upstream, 'get'>,
  source: keyof typeof SOURCES,
  id: string,
  common: Parameters,
): Promise<Loaded<TitleSummary[]>> {
  const path = `/find/${encodeURIComponent(id)}`;
  const found = await upstream.get(path, { ...common, external_source: SOURCES[source] });
  const answer = readAnswer(path, findAnswer, found);
  const movies = source === 'imdb' ? movieSummaries(answer.movie_results) : [];
  const titles = [...movies, ...seriesSummaries(answer.tv_results)];
  return { value: titles, ttlMs: titles.length === 0 ? FRESH_MS.nothing : FRESH_MS.search };
}
