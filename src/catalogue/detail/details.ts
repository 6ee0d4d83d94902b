import type { z } from 'zod';
import { cutText, LONGEST, MOST } from '../../core/bounds.ts';
import type { Clock } from '../../core/dates.ts';
import { offersIn, type TitleOffers } from '../../core/offers.ts';
import { pickSimilar } from '../../features/title/similar.ts';
import type { Language } from '../../core/language/languages.ts';
import type {
  Kind,
  MovieDetails,
  SeriesDetails,
  TitleDetails,
  TitleId,
  TitleSummary,
} from '../../core/title.ts';
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
import { common, everyLanguage } from '../language/asked.ts';
import { LETTERS } from '../language/letters.ts';
import type { BesideTitle } from '../language/localized.ts';
import { keeping, type Kept } from '../language/title-words.ts';
import { readAnswer } from '../read-answer.ts';
import { toSeasons } from '../seasons/map-seasons.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import {
  movieDetails as movieAnswer,
  moviePage,
  seriesDetails as seriesAnswer,
  seriesPage,
  type DetailsAnswer,
  type MovieDetailsAnswer,
  type SeriesDetailsAnswer,
} from '../wire.ts';

const OFFERS = 'watch/providers';

// `credits` of a series has only its last season; `aggregate_credits` has all.
const CREDITS: Record<Kind, string> = { movie: 'credits', tv: 'aggregate_credits' };

const PARTS: Record<Kind, string[]> = {
  movie: [CREDITS.movie, 'videos', 'similar', 'keywords', 'release_dates', OFFERS],
  tv: [CREDITS.tv, 'videos', 'similar', 'keywords', 'content_ratings', 'external_ids', OFFERS],
};

interface Shape<A, T> {
  kind: Kind;
  schema: z.ZodType<A>;
  similar: (answer: A) => TitleSummary[];
  recommended: (answer: unknown, path: string) => TitleSummary[];
  map: (answer: A, beside: Beside) => T;
}

export interface DetailsSetting {
  upstream: Pick<Upstream, 'get'>;
  languages: readonly Language[];
  /** The region (ISO 3166-1) of a title's age rating and offers. */
  region: string;
  clock: Clock;
  note: (title: TitleId, offers: TitleOffers) => void;
}

const NOTHING = { value: null, ttlMs: FRESH_MS.nothing };

const lifetime = (complete: boolean) => ({ ttlMs: complete ? FRESH_MS.details : FRESH_MS.incomplete });

/** An answer's similar titles in its language, filled up with recommendations if there are few. */
async function similarTo<A, T>(
  upstream: Pick<Upstream, 'get'>,
  { kind, ...shape }: Shape<A, T>,
  id: number,
  answer: A,
  language: Language,
): Promise<{ similar: TitleSummary[]; complete: boolean }> {
  const similar = shape.similar(answer);
  const fit = similar.filter((title) => title.posterPath !== null && title.voteCount > 0);
  const address = `/${kind}/${id}/recommendations`;
  const recommended =
    fit.length >= MOST.similar
      ? []
      : await optional(async () =>
          shape.recommended(await upstream.get(address, common(language), { optional: true }), address),
        );
  return {
    similar: pickSimilar({ kind, id }, similar, recommended ?? []),
    complete: recommended !== null,
  };
}

async function loadDetails<A extends DetailsAnswer, T extends TitleDetails>(
  { upstream, languages, region, clock, note }: DetailsSetting,
  shape: Shape<A, T>,
  id: number,
): Promise<Loaded<Kept<T> | null>> {
  const path = `/${shape.kind}/${id}`;
  const { parts, parameters } = everyLanguage(languages);
  let raw: InParts;
  try {
    const wanted = [...PARTS[shape.kind], ...parts];
    raw = await fetchInParts(upstream, path, wanted, { ...common('en'), ...parameters });
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return NOTHING;
    throw error;
  }
  const answer = readAnswer(path, shape.schema, raw.answer);
  if (isAdult(answer)) return NOTHING;
  const { similar, complete } = await similarTo(upstream, shape, id, answer, 'en');
  const found = answer[OFFERS] && toTitleOffers(answer[OFFERS], clock());
  if (found) note({ kind: shape.kind, id }, found);
  const offers = found && offersIn(found, region);
  const details = shape.map(answer, { similar, offers, region, languages });
  return { value: keeping(details, answer, languages), ...lifetime(raw.complete && complete) };
}

/** Names in an answer written in a script, by id. */
function namesIn(answer: DetailsAnswer, letters: RegExp): BesideTitle['people'] {
  const { cast, crew } = 'seasons' in answer ? answer.aggregate_credits : answer.credits;
  const creators = 'seasons' in answer ? answer.created_by : [];
  return Object.fromEntries(
    [...cast, ...crew, ...creators].flatMap(({ id, name }): [number, string][] =>
      id && letters.test(name) ? [[id, cutText(name, LONGEST.artistName)]] : [],
    ),
  );
}

async function besideDetails<A extends DetailsAnswer, T>(
  upstream: Pick<Upstream, 'get'>,
  shape: Shape<A, T>,
  id: number,
  language: Language,
): Promise<Loaded<BesideTitle | null>> {
  const path = `/${shape.kind}/${id}`;
  // Names of people differ only in languages of another script.
  const letters = LETTERS[language];
  const wanted = ['similar', ...(letters ? [CREDITS[shape.kind]] : [])];
  const asked = { ...common(language), append_to_response: wanted.join() };
  let raw: unknown;
  try {
    raw = await upstream.get(path, asked, { optional: true });
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return NOTHING;
    throw error;
  }
  const answer = readAnswer(path, shape.schema, raw);
  const { similar, complete } = await similarTo(upstream, shape, id, answer, language);
  const beside = {
    similar,
    collection: 'seasons' in answer ? '' : cutText(answer.belongs_to_collection?.name ?? '', LONGEST.name),
    seasons: 'seasons' in answer ? toSeasons(answer.seasons) : [],
    people: letters ? namesIn(answer, letters) : {},
  };
  return { value: beside, ...lifetime(complete) };
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

/** Loads a movie's details; null for an unknown or adult title. */
export function loadMovieDetails(setting: DetailsSetting, id: number) {
  return loadDetails(setting, MOVIE, id);
}

/** Loads a series' details; null for an unknown or adult title. */
export function loadSeriesDetails(setting: DetailsSetting, id: number) {
  return loadDetails(setting, SERIES, id);
}

/** Loads the parts of a title's page that need a call per language (not English). */
export function loadBeside(upstream: Pick<Upstream, 'get'>, { kind, id }: TitleId, language: Language) {
  return kind === 'movie'
    ? besideDetails(upstream, MOVIE, id, language)
    : besideDetails(upstream, SERIES, id, language);
}
