import { cutText, LONGEST, MOST } from '../core/bounds.ts';
import {
  type Genre,
  type Kind,
  type MovieDetails,
  type SeriesDetails,
  type SpokenLanguage,
  type PageOf,
  type TitleSummary,
  uniqueTitles,
} from '../core/title.ts';
import type { Offers } from '../core/offers.ts';
import { roundVote } from '../core/format.ts';
import type { Language } from '../core/language/languages.ts';
import type { ArtistName } from '../core/artists.ts';
import { MAX_PAGE } from '../core/paging.ts';
import type { z } from 'zod';
import { castOf, peopleIn, whoDid } from './artists/credits.ts';
import type { Credits } from './artists/wire-credits.ts';
import { toVideos } from './detail/map-videos.ts';
import { englishVideos } from './language/title-words.ts';
import { toSeasons } from './seasons/map-seasons.ts';
import { movieFacts, seriesFacts } from './numbers/title-facts.ts';
import type {
  DetailsAnswer,
  MovieDetailsAnswer,
  MovieItem,
  SeriesDetailsAnswer,
  SeriesItem,
  genreList,
} from './wire.ts';

type AnyItem = Omit<MovieItem, 'title' | 'original_title' | 'release_date' | 'genre_ids'>;

/** Whether a title is hidden everywhere. */
export function isAdult(item: { adult: boolean; softcore: boolean }): boolean {
  return item.adult || item.softcore;
}

const WRITING = ['Screenplay', 'Writer', 'Story'];

const title = (text: string) => cutText(text, LONGEST.title);

function shared(item: AnyItem, genreIds: number[], overview: string) {
  return {
    id: item.id,
    originalLanguage: item.original_language.length <= LONGEST.code ? item.original_language : '',
    overview,
    posterPath: item.poster_path,
    backdropPath: item.backdrop_path,
    // Without votes the average 0 means unknown; above ten it is an error.
    voteAverage: item.vote_count > 0 ? roundVote(Math.min(item.vote_average, 10)) : null,
    voteCount: Math.trunc(item.vote_count),
    genreIds,
  };
}

function summary(item: MovieItem | SeriesItem) {
  const genreIds = [...new Set(item.genre_ids)].slice(0, MOST.genres);
  return shared(item, genreIds, cutText(item.overview, LONGEST.listOverview));
}

function movieSummary(item: MovieItem): TitleSummary {
  return {
    kind: 'movie',
    ...summary(item),
    title: title(item.title),
    originalTitle: title(item.original_title || item.title),
    date: item.release_date,
  };
}

function seriesSummary(item: SeriesItem): TitleSummary {
  return {
    kind: 'tv',
    ...summary(item),
    title: title(item.name),
    originalTitle: title(item.original_name || item.name),
    date: item.first_air_date,
  };
}

/** Movies of a list answer without adult titles and duplicates, by default at most twenty. */
export function movieSummaries(items: readonly MovieItem[], most: number = MOST.titles): TitleSummary[] {
  return uniqueTitles(items.filter((item) => !isAdult(item)).map(movieSummary)).slice(0, most);
}

/** Series of a list answer without adult titles and duplicates, at most twenty. */
export function seriesSummaries(items: readonly SeriesItem[]): TitleSummary[] {
  return uniqueTitles(items.filter((item) => !isAdult(item)).map(seriesSummary)).slice(0, MOST.titles);
}

/** A page without its next page. */
export type ReadPage<T = TitleSummary> = Omit<PageOf<T>, 'next'>;

/** Builds a page; derives missing totals. */
export function readPage<T>(
  page: number,
  answer: { total_pages: number | null; total_results: number | null },
  results: T[],
): ReadPage<T> {
  return {
    page,
    totalPages: Math.min(answer.total_pages ?? page, MAX_PAGE),
    totalResults: answer.total_results ?? results.length,
    results,
  };
}

function eachOnce(found: readonly Genre[], most: number): Genre[] {
  const unique = [...new Map(found.map((genre) => [genre.id, genre])).values()].slice(0, most);
  return unique.map(({ id, name }) => ({ id, name: cutText(name, LONGEST.genre) }));
}

/** Distinct genres. */
export function genres(answer: z.infer<typeof genreList>): Genre[] {
  return eachOnce(answer.genres, MOST.allGenres);
}

function names(entries: readonly { name: string }[], most: number): string[] {
  const each = new Set(entries.map(({ name }) => cutText(name, LONGEST.name)));
  return [...each].slice(0, most);
}

function languages(spoken: MovieDetailsAnswer['spoken_languages']): SpokenLanguage[] {
  const known = spoken.flatMap(({ iso_639_1: code, english_name: english, name }) => {
    const shown = cutText(english || name || code, LONGEST.name);
    return shown === '' ? [] : [[shown, { code: code.slice(0, LONGEST.code), name: shown }] as const];
  });
  return [...new Map(known).values()].slice(0, MOST.languages);
}

function sharedDetails(
  answer: DetailsAnswer,
  credits: Credits,
  { similar, offers, languages: asked }: Beside,
) {
  const ownGenres = eachOnce(answer.genres, MOST.genres);
  const ids = ownGenres.map((genre) => genre.id);
  return {
    ...shared(answer, ids, cutText(answer.overview, LONGEST.overview)),
    tagline: cutText(answer.tagline, LONGEST.tagline),
    status: cutText(answer.status, LONGEST.status),
    genres: ownGenres,
    productionCountries: names(answer.production_countries, MOST.countries),
    productionCompanies: names(answer.production_companies, MOST.companies),
    spokenLanguages: languages(answer.spoken_languages),
    cast: castOf(credits)
      .slice(0, MOST.cast)
      .map(({ id, name, part, profilePath }) => ({ id, name, character: part, profilePath })),
    contributors: peopleIn(credits),
    videos: toVideos(englishVideos(answer.videos.results, asked)),
    offers,
    similar: similar.slice(0, MOST.similar),
    moreSimilar: similar.slice(MOST.similar),
  };
}

/** Parts of a title's details from other sources. */
export interface Beside {
  similar: TitleSummary[];
  offers: Offers | null;
  /** ISO 3166-1. */
  region: string;
  languages: readonly Language[];
}

/** Maps a movie's details; 0 for runtime, budget and revenue means unknown and becomes null. */
export function movieDetails(answer: MovieDetailsAnswer, beside: Beside): MovieDetails {
  return {
    kind: 'movie',
    ...sharedDetails(answer, answer.credits, beside),
    title: title(answer.title),
    originalTitle: title(answer.original_title || answer.title),
    date: answer.release_date,
    ...movieFacts(answer, beside.region),
    runtime: Math.round(answer.runtime) || null,
    budget: Math.round(answer.budget) || null,
    revenue: Math.round(answer.revenue) || null,
    directors: whoDid(answer.credits, ['Director'], MOST.directors),
    writers: whoDid(answer.credits, WRITING, MOST.writers),
  };
}

function creators(entries: SeriesDetailsAnswer['created_by']): ArtistName[] {
  const named = entries.map(({ id, name }) => ({ id: id ?? null, name: cutText(name, LONGEST.name) }));
  return [...new Map(named.map((entry) => [entry.name, entry])).values()].slice(0, MOST.creators);
}

/** Maps a series' details. */
export function seriesDetails(answer: SeriesDetailsAnswer, beside: Beside): SeriesDetails {
  const kind: Kind = 'tv';
  return {
    kind,
    ...sharedDetails(answer, answer.aggregate_credits, beside),
    title: title(answer.name),
    originalTitle: title(answer.original_name || answer.name),
    date: answer.first_air_date,
    ...seriesFacts(answer, beside.region),
    seasons: toSeasons(answer.seasons),
    lastAirDate: answer.last_air_date,
    nextEpisodeDate: answer.next_episode_to_air?.air_date ?? null,
    numberOfSeasons: Math.trunc(answer.number_of_seasons) || null,
    networks: names(answer.networks, MOST.networks),
    createdBy: creators(answer.created_by),
  };
}
