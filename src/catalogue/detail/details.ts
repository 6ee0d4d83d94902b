import type { z } from 'zod';
import { MOST } from '../../domain/bounds.ts';
import type { Clock } from '../../domain/dates.ts';
import { offersIn, type TitleOffers } from '../../domain/watch/offers.ts';
import { pickSimilar } from '../../domain/detail/similar.ts';
import type { Kind, MovieDetails, SeriesDetails, TitleId, TitleSummary } from '../../domain/title.ts';
import type { Loaded } from '../cache.ts';
import {
  isAdult,
  movieDetails,
  movieSummaries,
  seriesDetails,
  seriesSummaries,
  type Beside,
} from '../map.ts';
import { toTitleOffers } from '../watch/map-offers.ts';
import { fetchInParts, optional, type InParts } from '../in-parts.ts';
import { readAnswer } from '../read-answer.ts';
import type { Parameters } from '../transport.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import {
  movieDetails as movieAnswer,
  moviePage,
  seriesDetails as seriesAnswer,
  seriesPage,
  type MovieDetailsAnswer,
  type SeriesDetailsAnswer,
} from '../wire.ts';

const OFFERS = 'watch/providers';

const PARTS: Record<Kind, string[]> = {
  movie: ['credits', 'videos', 'similar', 'keywords', 'release_dates', OFFERS],
  // The credits of a series are those of its last season; these are of all.
  tv: ['aggregate_credits', 'videos', 'similar', 'keywords', 'content_ratings', 'external_ids', OFFERS],
};

interface Shape<A, T> {
  kind: Kind;
  schema: z.ZodType<A>;
  similar: (answer: A) => TitleSummary[];
  recommended: (answer: unknown, path: string) => TitleSummary[];
  map: (answer: A, beside: Beside) => T;
}

/** How titles are asked for, and what is done with what else comes along. */
export interface DetailsSetting {
  upstream: Pick<Upstream, 'get'>;
  common: Parameters;
  /** Whose age rating and offers are part of a title's details (ISO 3166-1). */
  region: string;
  clock: Clock;
  /** Takes the offers of all regions. */
  note: (title: TitleId, offers: TitleOffers) => void;
}

type OfAnswer = Pick<MovieDetailsAnswer, 'id' | 'adult' | 'softcore' | typeof OFFERS>;

async function loadDetails<A extends OfAnswer, T>(
  { upstream, common, region, clock, note }: DetailsSetting,
  shape: Shape<A, T>,
  id: number,
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
  const title = { kind: shape.kind, id };
  const found = answer[OFFERS] && toTitleOffers(answer[OFFERS], clock());
  if (found) note(title, found);
  const beside = {
    similar: pickSimilar(title, similar, recommended ?? []),
    offers: found && offersIn(found, region),
    region,
  };
  return {
    value: shape.map(answer, beside),
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
export function loadMovieDetails(setting: DetailsSetting, id: number) {
  return loadDetails(setting, MOVIE, id);
}

/** A series with everything its page shows; null when it does not exist or is an adult title. */
export function loadSeriesDetails(setting: DetailsSetting, id: number) {
  return loadDetails(setting, SERIES, id);
}
