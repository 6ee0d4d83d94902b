import type { MovieCategory, TvCategory } from '../core/categories.ts';
import type { Collection } from '../core/collections.ts';
import type { FoundArtist, FoundCollection, FoundKeyword, MixedFinds } from '../core/found.ts';
import type { MovieReleases } from '../core/releases.ts';
import type { Season } from '../core/seasons.ts';
import type { Offers, Region, Service } from '../core/offers.ts';
import type { DiscoverFilters } from '../features/discover/discover.ts';
import type {
  Genre,
  Kind,
  MovieDetails,
  PageOf,
  SeriesDetails,
  TitleDetails,
  TitleId,
  TitlePage,
  TitleSummary,
} from '../core/title.ts';
import type { Artist, TitleCredits } from '../core/artists.ts';
import type { SeasonSize, SeriesEpisodes } from './series/episodes.ts';
import type { FoundEpisode } from './import/foreign.ts';
import type { Listed } from './exports.ts';
import type { LeaveOut } from './discover/pick.ts';

/** `late` marks background calls: together they take at most a third of the rate limit. */
interface Late {
  late?: boolean;
}

export interface TitleOptions extends Late {
  /**
   * Leaves out lists such as similar titles if they need another call in the reader's language: then they are English
   * and must not be shown. Implied by `late`.
   */
  alone?: boolean;
}

interface ListOptions {
  /** 1 to 500. */
  page: number;
  /** Only titles first released (movies) or first aired (series) in this year. */
  year?: number | null;
  /** Most upstream pages to try while none has a title that may be shown. */
  within?: number | undefined;
}

/** The catalogue's logger; it never receives a key, a URL with parameters or a query. */
export interface CatalogueLog {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface CatalogueHealth {
  circuit: 'closed' | 'open' | 'halfOpen';
  /** `refused`: it rejects our API key. */
  condition: 'fine' | 'slow' | 'limited' | 'down' | 'refused';
  /** When the condition began (ISO 8601). */
  since: string;
  /** Median latency of the latest calls in milliseconds; null before the first. */
  medianMs: number | null;
  waiting: number;
  hits: number;
  misses: number;
  stale: number;
  /** Cached answers, and their approximate bytes. */
  entries: number;
  bytes: number;
  calls: number;
  failures: number;
  /** ISO 8601 and the error, without key or parameters. */
  lastError: { at: string; message: string } | null;
}

/**
 * All queries of the movie database. Every method rejects with CatalogueError if the upstream fails and no stale answer
 * is cached; an unknown title is null. No answer contains an adult title. Texts are in the current language, with
 * English as the fallback per field (Told); names of genres and keywords are always English.
 */
export interface Catalogue {
  movieList(category: MovieCategory, options: ListOptions): Promise<TitlePage>;
  seriesList(category: TvCategory, options: ListOptions): Promise<TitlePage>;
  /** Trending titles; the first page by default. */
  trending(
    kind: Kind,
    window: 'day' | 'week',
    options?: { page: number; within?: number | undefined },
  ): Promise<TitlePage>;
  movie(id: number, options?: TitleOptions): Promise<MovieDetails | null>;
  series(id: number, options?: TitleOptions): Promise<SeriesDetails | null>;
  title(title: TitleId, options?: TitleOptions): Promise<TitleDetails | null>;
  /** The title's name in the current language if its details are in memory, else null. Makes no call. */
  nameAtHand(title: TitleId): string | null;
  /** All names of a title: English, original and the site's languages; empty for an unknown title. */
  namesOf(title: TitleId, options?: TitleOptions): Promise<string[]>;
  /**
   * Titles of either kind with this IMDb id (`tt` and digits) or TheTVDB id; a background call. A TheTVDB id may be a
   * series' and another one's episode's, so only series are returned for it.
   */
  findForeign(source: 'imdb' | 'tvdb', id: string): Promise<TitleSummary[]>;
  /** The episodes with this IMDb or TheTVDB id; a background call. */
  findEpisodes(source: 'imdb' | 'tvdb', id: string): Promise<FoundEpisode[]>;
  /** Recommendations for a title, at most twenty; empty for an unknown title. */
  recommendations(title: TitleId): Promise<TitleSummary[]>;
  /** An artist with all credits; null if unknown. */
  artist(id: number): Promise<Artist | null>;
  /** A title's full credits; null if unknown. */
  titleCredits(title: TitleId): Promise<TitleCredits | null>;
  /** A movie's release dates by country; null if unknown. */
  releases(id: number): Promise<MovieReleases | null>;
  /** A collection of movies; null if unknown. */
  collection(id: number): Promise<Collection | null>;
  /** A series' season (0: specials); null if either is unknown. */
  season(seriesId: number, number: number): Promise<Season | null>;
  /**
   * All episodes of a series, twenty seasons a call, never cached; `expected` are its seasons as last stored. Null for
   * an unknown series.
   */
  episodes(id: number, expected?: readonly SeasonSize[]): Promise<SeriesEpisodes | null>;
  /**
   * Ids of all people or collections, most popular first, at most 50,000; empty if the catalogue's daily id exports are
   * off.
   */
  idsOf(what: Listed): Promise<readonly number[]>;
  /**
   * A title's offers in a region (ISO 3166-1), cached for a day; all of them empty if nothing is known, null for an
   * unknown title. Does not check for adult titles: load the title first.
   */
  offers(kind: Kind, id: number, region: string, options?: Late): Promise<Offers | null>;
  /** All services in a region with titles of a kind, by local rank; at most a thousand. */
  services(kind: Kind, region: string): Promise<readonly Service[]>;
  /** Regions with known offers, by name. */
  regions(): Promise<readonly Region[]>;
  search(kind: Kind, query: string, options: ListOptions & Late): Promise<TitlePage>;
  /** People by name, without those with only adult titles. */
  searchArtists(query: string, options: { page: number }): Promise<PageOf<FoundArtist>>;
  searchCollections(query: string, options: { page: number }): Promise<PageOf<FoundCollection>>;
  /** Keywords by name, closest first as TMDB ranks them, at most one page. */
  searchKeywords(query: string): Promise<FoundKeyword[]>;
  /** At most three titles seen so far whose names match but for typos. Makes no call. */
  spelledLike(query: string): TitleSummary[];
  /** The first page of movies, series and people together, in one call. */
  searchEverything(query: string): Promise<MixedFinds>;
  genres(kind: Kind): Promise<Genre[]>;
  byGenre(kind: Kind, genreId: number, options: ListOptions): Promise<TitlePage>;
  /** Age ratings of movies in a country (ISO 3166-1), youngest first. */
  certifications(region: string): Promise<string[]>;
  /** A keyword's name; null if unknown. */
  keyword(id: number): Promise<string | null>;
  /** Titles that match all filters; `region` (ISO 3166-1) provides the age ratings. */
  discover(
    kind: Kind,
    filters: DiscoverFilters,
    options: { page: number; region: string; within?: number | undefined },
  ): Promise<TitlePage>;
  /**
   * A random title of all that `discover` can reach, uniformly, in at most two calls; null if there is none. Titles in
   * `without` (titleKey) are picked only if their page has no others; titles that `never` returns are not picked.
   */
  pick(
    kind: Kind,
    filters: DiscoverFilters,
    options: { region: string; without: ReadonlySet<string>; never?: LeaveOut; random?: () => number },
  ): Promise<TitleSummary | null>;
  /** Tests the API key, bypassing the cache; `health` then has the result. Does not reject. */
  tryKey(): Promise<void>;
  health(): CatalogueHealth;
}
