import type { Language } from '../../core/language/languages.ts';
import type { TitleId, TitleSummary } from '../../core/title.ts';
import type { Loaded } from '../cache.ts';
import { common } from '../language/asked.ts';
import { movieSummaries, seriesSummaries } from '../map.ts';
import { readAnswer } from '../read-answer.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { moviePage, seriesPage } from '../wire.ts';

/** Loads the recommendations for a title; empty for an unknown title. */
export async function loadRecommendations(
  upstream: Upstream,
  { kind, id }: TitleId,
  language: Language,
): Promise<Loaded<TitleSummary[]>> {
  const path = `/${kind}/${id}/recommendations`;
  let answer: unknown;
  try {
    answer = await upstream.get(path, common(language));
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return { value: [], ttlMs: FRESH_MS.nothing };
    throw error;
  }
  const value =
    kind === 'movie'
      ? movieSummaries(readAnswer(path, moviePage, answer).results)
      : seriesSummaries(readAnswer(path, seriesPage, answer).results);
  return { value, ttlMs: FRESH_MS.artist };
}
