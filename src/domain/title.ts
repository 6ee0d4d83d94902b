import type { ArtistName } from './artists/artists.ts';
import type { CollectionLink } from './collections/collections.ts';
import type { CalendarDate } from './dates.ts';
import type { Told } from './language/in-english.ts';
import type { Offers } from './watch/offers.ts';
import type { ReleaseDay } from './calendar/releases.ts';
import type { SeasonSummary } from './seasons/seasons.ts';

/** TMDB keeps movies and series in separate id spaces that collide, so a title is always kind + id. */
export type Kind = 'movie' | 'tv';

/** Both, movies first. */
export const KINDS: readonly Kind[] = ['movie', 'tv'];

/** Identity of a title. */
export interface TitleId {
  kind: Kind;
  id: number;
}

export interface TitleSummary extends TitleId {
  title: string;
  originalTitle: string;
  originalLanguage: string;
  overview: string;
  /** Primary release date of a movie, first air date of a series; null when unknown. */
  date: CalendarDate | null;
  posterPath: string | null;
  backdropPath: string | null;
  /** 0 to 10 in tenths (roundVote), null while nobody has voted. */
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
  /** Age rating of the default region, as that country writes it; null when unknown. */
  certification: string | null;
  /** Its number at IMDb, `tt` and digits. */
  imdbId: string | null;
  /** Its official site, https. */
  homepage: string | null;
  status: string;
  genres: Genre[];
  productionCountries: string[];
  /** ISO 3166-1 codes of the same; where a series was made, when nobody says who produced it. */
  countryCodes: string[];
  productionCompanies: string[];
  spokenLanguages: SpokenLanguage[];
  cast: CastMember[];
  /** How many people had a part, cast and crew. */
  contributors: number;
  /** What it is about, in the catalogue's keywords. */
  keywords: Genre[];
  videos: Video[];
  /** Where it can be had in the default region; null when that could not be asked for. */
  offers: Offers | null;
  similar: TitleSummary[];
  /** Those behind them, for who is not to be shown some. */
  moreSimilar: TitleSummary[];
}

export interface MovieDetails extends SharedDetails {
  kind: 'movie';
  /** When it comes out in the default region; on a page, in its reader's. Null where that is not known or long ago. */
  release: ReleaseDay | null;
  /** Minutes; null when unknown. */
  runtime: number | null;
  /** The collection it is part of. */
  collection: CollectionLink | null;
  /** Whole US dollars; null when unknown (TMDB sends 0). */
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
  /** Its number at TheTVDB; null when unknown. */
  tvdbId: number | null;
  /** Minutes of an episode, about; null when unknown. */
  episodeRuntime: number | null;
  /** By number, the specials last. */
  seasons: SeasonSummary[];
  networks: string[];
  createdBy: ArtistName[];
}

/** Everything a title's page shows, whichever kind it is of. */
export type TitleDetails = MovieDetails | SeriesDetails;

/** One page of a list; `totalPages` never exceeds TMDB's limit of 500. */
export interface PageOf<T> {
  page: number;
  totalPages: number;
  totalResults: number;
  /** The page Load More leads to; null on the last one. */
  next: number | null;
  results: T[];
}

export type TitlePage = PageOf<TitleSummary>;

/** Identity of a title across both kinds, fit for keys and element ids. */
export function titleKey(title: { kind: Kind; id: number }): string {
  return `${title.kind}-${title.id}`;
}

/** The title a key of titleKey stands for; null for anything else. */
export function parseTitleKey(key: string | null | undefined): TitleId | null {
  const [, kind, digits] = /^(movie|tv)-(\d+)$/.exec(key ?? '') ?? [];
  const id = parseTitleId(digits);
  return id === null ? null : { kind: kind as Kind, id };
}

/**
 * Reads an id from a path segment. Null unless it is a positive decimal integer a 32-bit column can
 * hold, so that nothing else ever reaches an upstream path.
 */
export function parseTitleId(segment: string | undefined): number | null {
  if (!segment || !/^[1-9]\d{0,9}$/.test(segment)) return null;
  const id = Number(segment);
  return id <= 2_147_483_647 ? id : null;
}

/** Whether a path segment is a number beyond every id there can be: no title, but nothing malformed either. */
export function isIdBeyond(segment: string | undefined): boolean {
  return /^[1-9]\d*$/.test(segment ?? '') && parseTitleId(segment) === null;
}

/** Drops repeats of the same title (TMDB repeats titles across pages), keeping the first. */
export function uniqueTitles<T extends { kind: Kind; id: number }>(titles: readonly T[]): T[] {
  const seen = new Set<string>();
  return titles.filter((title) => {
    const key = titleKey(title);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
