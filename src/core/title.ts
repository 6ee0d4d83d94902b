import type { ArtistName } from './artists.ts';
import type { CollectionLink } from './collections.ts';
import type { CalendarDate } from './dates.ts';
import type { Told } from './language/in-english.ts';
import type { Offers } from './offers.ts';
import type { ReleaseDay } from './releases.ts';
import type { SeasonSummary } from './seasons.ts';

/** TMDB's ids of movies and series overlap, so a title is always kind + id. */
export type Kind = 'movie' | 'tv';

export const KINDS: readonly Kind[] = ['movie', 'tv'];

export interface TitleId {
  kind: Kind;
  id: number;
}

export interface TitleSummary extends TitleId {
  title: string;
  originalTitle: string;
  originalLanguage: string;
  overview: string;
  /** Primary release date of a movie, first air date of a series; null if unknown. */
  date: CalendarDate | null;
  posterPath: string | null;
  backdropPath: string | null;
  /** 0 to 10 in tenths (roundVote); null without votes. */
  voteAverage: number | null;
  voteCount: number;
  genreIds: number[];
}

export interface Genre {
  id: number;
  name: string;
}

export interface CastMember extends ArtistName {
  character: string;
  profilePath: string | null;
}

export interface Video {
  key: string;
  site: string;
  type: string;
  name: string;
  official: boolean;
  publishedAt: string;
}

export interface SpokenLanguage {
  code: string;
  name: string;
}

interface SharedDetails extends TitleSummary, Told<'title' | 'overview' | 'tagline'> {
  tagline: string;
  /** Age rating in the default region, as that country writes it; null if unknown. */
  certification: string | null;
  /** IMDb id, `tt` and digits. */
  imdbId: string | null;
  /** Official site, https. */
  homepage: string | null;
  status: string;
  genres: Genre[];
  productionCountries: string[];
  /** ISO 3166-1 codes of the production countries; a series' origin countries if no producers are listed. */
  countryCodes: string[];
  productionCompanies: string[];
  spokenLanguages: SpokenLanguage[];
  cast: CastMember[];
  contributors: number;
  keywords: Genre[];
  videos: Video[];
  /** Availability in the default region; null if the request failed. */
  offers: Offers | null;
  similar: TitleSummary[];
  /** More similar titles, which replace those hidden from the user. */
  moreSimilar: TitleSummary[];
}

export interface MovieDetails extends SharedDetails {
  kind: 'movie';
  /** Release date in the default region; on a page, in the reader's. Null if unknown or long ago. */
  release: ReleaseDay | null;
  /** Minutes; null if unknown. */
  runtime: number | null;
  collection: CollectionLink | null;
  /** Whole US dollars; null if unknown (TMDB sends 0). */
  budget: number | null;
  revenue: number | null;
  directors: ArtistName[];
  writers: ArtistName[];
}

export interface SeriesDetails extends SharedDetails {
  kind: 'tv';
  lastAirDate: CalendarDate | null;
  nextEpisodeDate: CalendarDate | null;
  numberOfSeasons: number | null;
  /** TheTVDB id; null if unknown. */
  tvdbId: number | null;
  /** Approximate minutes of an episode; null if unknown. */
  episodeRuntime: number | null;
  /** By number, specials last. */
  seasons: SeasonSummary[];
  networks: string[];
  createdBy: ArtistName[];
}

/** Everything on a title's page, for either kind. */
export type TitleDetails = MovieDetails | SeriesDetails;

/** One page of a list; `totalPages` never exceeds TMDB's limit of 500. */
export interface PageOf<T> {
  page: number;
  totalPages: number;
  totalResults: number;
  /** The next page of Load More; null on the last one. */
  next: number | null;
  results: T[];
}

export type TitlePage = PageOf<TitleSummary>;

/** Unique key of a title across both kinds, for maps and element ids. */
export function titleKey(title: { kind: Kind; id: number }): string {
  return `${title.kind}-${title.id}`;
}

/** Parses a key of titleKey; null for anything else. */
export function parseTitleKey(key: string | null | undefined): TitleId | null {
  const [, kind, digits] = /^(movie|tv)-(\d+)$/.exec(key ?? '') ?? [];
  const id = parseTitleId(digits);
  return id === null ? null : { kind: kind as Kind, id };
}

/**
 * Parses an id from a path segment. Null unless it is a positive decimal integer that fits a 32-bit column, so that
 * nothing else reaches an upstream path.
 */
export function parseTitleId(segment: string | undefined): number | null {
  if (!segment || !/^[1-9]\d{0,9}$/.test(segment)) return null;
  const id = Number(segment);
  return id <= 2_147_483_647 ? id : null;
}

/** Whether a path segment is a number too large to be an id: well-formed, but never found. */
export function isIdBeyond(segment: string | undefined): boolean {
  return /^[1-9]\d*$/.test(segment ?? '') && parseTitleId(segment) === null;
}

/** Deduplicates titles (TMDB repeats them across pages), keeping the first. */
export function uniqueTitles<T extends { kind: Kind; id: number }>(titles: readonly T[]): T[] {
  const seen = new Set<string>();
  return titles.filter((title) => {
    const key = titleKey(title);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
