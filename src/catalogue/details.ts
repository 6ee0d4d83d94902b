import type { z } from 'zod';
import { MOST } from '../domain/bounds.ts';
import { pickSimilar } from '../domain/similar.ts';
import type { Kind, MovieDetails, SeriesDetails, TitleSummary } from '../domain/title.ts';
import type { Loaded } from './cache.ts';
import { isAdult, movieDetails, movieSummaries, seriesDetails, seriesSummaries } from './map.ts';
import { fetchInParts, optional, type InParts } from './in-parts.ts';
import { readAnswer } from './read-answer.ts';
import type { Parameters } from './transport.ts';
import { FRESH_MS } from './ttl.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';
import {
  movieDetails as movieAnswer,
  moviePage,
  seriesDetails as seriesAnswer,
  seriesPage,
  type MovieDetailsAnswer,
  type SeriesDetailsAnswer,
} from './wire.ts';

const PARTS: Record<Kind, string[]> = {
  movie: ['credits', 'videos', 'similar', 'release_dates'],
  // The credits of a series are those of its last season; these are of all.
  tv: ['aggregate_credits', 'videos', 'similar', 'content_ratings', 'external_ids'],
};

interface Shape<A, T> {
  kind: Kind;
  schema: z.ZodType<A>;
  similar: (answer: A) => TitleSummary[];
  recommended: (answer: unknown, path: string) => TitleSummary[];
  map: (answer: A, similar: TitleSummary[]) => T;
}

async function loadDetails<A extends { id: number; adult: boolean; softcore: boolean }, T>(
  upstream: Upstream,
  shape: Shape<A, T>,
  id: number,
  common: Parameters,
): Promise<Loaded<T | null>> {
  const nothing = { value: null, ttlMs: FRESH_MS.nothing };
  const path = `/${shape.kind}/${id}`;
  let raw: InParts;
  try {
    raw = await fetchInParts(upstream, path, PARTS[shape.kind], common);
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return nothing;
    throw error;
  }
  const answer = readAnswer(path, shape.schema, raw.answer);
  if (isAdult(answer)) return nothing;
  const similar = shape.similar(answer);
  const fit = similar.filter((title) => title.posterPath !== null && title.voteCount > 0);
  const recommended =
    fit.length >= MOST.similar
      ? []
      : await optional(async () => {
          const address = `${path}/recommendations`;
          return shape.recommended(await upstream.get(address, common, { optional: true }), address);
        });
  const complete = raw.complete && recommended !== null;
  return {
    value: shape.map(answer, pickSimilar({ kind: shape.kind, id }, similar, recommended ?? [])),
    ttlMs: complete ? FRESH_MS.details : FRESH_MS.incomplete,
  };
}

const MOVIE: Shape<MovieDetailsAnswer, MovieDetails> = {
  kind: 'movie',
  schema: movieAnswer,
  similar: (answer) => movieSummaries(answer.similar?.results ?? []),
  recommended: (answer, path) => movieSummaries(readAnswer(path, moviePage, answer).results),
  map: movieDetails,
};

const SERIES: Shape<SeriesDetailsAnswer, SeriesDetails> = {
  kind: 'tv',
  schema: seriesAnswer,
  similar: (answer) => seriesSummaries(answer.similar?.results ?? []),
  recommended: (answer, path) => seriesSummaries(readAnswer(path, seriesPage, answer).results),
  map: seriesDetails,
};

/** A movie with everything its page shows; null when it does not exist or is an adult title. */
export function loadMovieDetails(upstream: Upstream, id: number, common: Parameters) {
  return loadDetails(upstream, MOVIE, id, common);
}

/** A series with everything its page shows; null when it does not exist or is an adult title. */
export function loadSeriesDetails(upstream: Upstream, id: number, common: Parameters) {
  return loadDetails(upstream, SERIES, id, common);
}
