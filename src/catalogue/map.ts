import type { Genre, Kind, MovieDetails, SeriesDetails, TitlePage, TitleSummary } from '../domain/title.ts';
import { uniqueTitles } from '../domain/title.ts';
import { MAX_PAGE } from '../domain/paging.ts';
import type { z } from 'zod';
import type {
  MovieDetailsAnswer,
  MovieItem,
  SeriesDetailsAnswer,
  SeriesItem,
  genreList,
  moviePage,
  seriesPage,
} from './wire.ts';

type AnyItem = Omit<MovieItem, 'title' | 'original_title' | 'release_date' | 'genre_ids'>;

/** True for titles that are shown nowhere (design point 6.10). */
export function isAdult(item: { adult: boolean; softcore: boolean }): boolean {
  return item.adult || item.softcore;
}

function shared(item: AnyItem, genreIds: number[]) {
  return {
    id: item.id,
    originalLanguage: item.original_language,
    overview: item.overview,
    posterPath: item.poster_path,
    backdropPath: item.backdrop_path,
    // An average without votes is a zero that means "unknown"; one above ten would be nonsense.
    voteAverage: item.vote_count > 0 ? Math.min(item.vote_average, 10) : null,
    voteCount: Math.trunc(item.vote_count),
    genreIds,
  };
}

function movieSummary(item: MovieItem): TitleSummary {
  return {
    kind: 'movie',
    ...shared(item, item.genre_ids),
    title: item.title,
    originalTitle: item.original_title || item.title,
    date: item.release_date,
  };
}

function seriesSummary(item: SeriesItem): TitleSummary {
  return {
    kind: 'tv',
    ...shared(item, item.genre_ids),
    title: item.name,
    originalTitle: item.original_name || item.name,
    date: item.first_air_date,
  };
}

/** Movies of a list answer, without adult titles and repeats. */
export function movieSummaries(items: readonly MovieItem[]): TitleSummary[] {
  return uniqueTitles(items.filter((item) => !isAdult(item)).map(movieSummary));
}

/** Series of a list answer, without adult titles and repeats. */
export function seriesSummaries(items: readonly SeriesItem[]): TitleSummary[] {
  return uniqueTitles(items.filter((item) => !isAdult(item)).map(seriesSummary));
}

/** A list answer as a page; missing totals are taken from what is there. */
export function titlePage(
  page: number,
  answer: Pick<z.infer<typeof moviePage | typeof seriesPage>, 'total_pages' | 'total_results'>,
  results: TitleSummary[],
): TitlePage {
  return {
    page,
    totalPages: Math.min(answer.total_pages ?? page, MAX_PAGE),
    totalResults: answer.total_results ?? results.length,
    results,
  };
}

/** Genres of a list answer, each once. */
export function genres(answer: z.infer<typeof genreList>): Genre[] {
  return [...new Map(answer.genres.map((genre) => [genre.id, genre])).values()];
}

const names = (entries: readonly { name: string }[]) => [...new Set(entries.map(({ name }) => name))];

function sharedDetails(answer: MovieDetailsAnswer | SeriesDetailsAnswer, similar: TitleSummary[]) {
  return {
    ...shared(
      answer,
      answer.genres.map((genre) => genre.id),
    ),
    tagline: answer.tagline,
    status: answer.status,
    genres: answer.genres,
    productionCountries: names(answer.production_countries),
    productionCompanies: names(answer.production_companies),
    spokenLanguages: answer.spoken_languages
      .map(({ iso_639_1: code, english_name: english, name }) => ({ code, name: english || name || code }))
      .filter(({ name }) => name !== ''),
    cast: answer.credits.cast.map(({ id, name, character, profile_path: profilePath }) => ({
      id,
      name,
      character,
      profilePath,
    })),
    videos: answer.videos.results.map(({ published_at: publishedAt, ...video }) => ({
      ...video,
      publishedAt,
    })),
    similar,
  };
}

/** A movie's details; 0 for runtime, budget and revenue means unknown upstream and becomes null. */
export function movieDetails(answer: MovieDetailsAnswer, similar: TitleSummary[]): MovieDetails {
  return {
    kind: 'movie',
    ...sharedDetails(answer, similar),
    title: answer.title,
    originalTitle: answer.original_title || answer.title,
    date: answer.release_date,
    runtime: answer.runtime || null,
    budget: answer.budget || null,
    revenue: answer.revenue || null,
    directors: names(answer.credits.crew.filter(({ job }) => job === 'Director')),
  };
}

/** A series' details. */
export function seriesDetails(answer: SeriesDetailsAnswer, similar: TitleSummary[]): SeriesDetails {
  const kind: Kind = 'tv';
  return {
    kind,
    ...sharedDetails(answer, similar),
    title: answer.name,
    originalTitle: answer.original_name || answer.name,
    date: answer.first_air_date,
    lastAirDate: answer.last_air_date,
    nextEpisodeDate: answer.next_episode_to_air?.air_date ?? null,
    numberOfSeasons: answer.number_of_seasons || null,
    networks: names(answer.networks),
    createdBy: names(answer.created_by),
  };
}
