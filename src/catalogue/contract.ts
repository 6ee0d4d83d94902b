import type { MovieCategory, TvCategory } from '../domain/title-lists/categories.ts';
import type { Collection } from '../domain/collections/collections.ts';
import type { FoundArtist, FoundCollection, FoundKeyword, MixedFinds } from '../domain/search/found.ts';
import type { MovieReleases } from '../domain/calendar/releases.ts';
import type { Season } from '../domain/seasons/seasons.ts';
import type { Offers, Region, Service } from '../domain/watch/offers.ts';
import type { DiscoverFilters } from '../domain/discover/discover.ts';
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
} from '../domain/title.ts';
import type { Artist, TitleCredits } from '../domain/artists/artists.ts';
import type { SeasonSize, SeriesEpisodes } from './series/episodes.ts';
import type { FoundEpisode } from './import/foreign.ts';
import type { Listed } from './exports.ts';
import type { LeaveOut } from './discover/pick.ts';

/** What no page waits for is asked `late`: all of it together takes a third of the calls of a second at most. */
interface Late {
  late?: boolean;
}

/** How a title is asked for. */
export interface TitleOptions extends Late {
  /**
   * Without what is not the title's own, as similar titles, where that would take a call in the reader's language:
   * those are English's then, and nobody is to see them. What is asked late is alone.
   */
  alone?: boolean;
}

interface ListOptions {
  /** 1 to 500. */
  page: number;
  /** Only titles first released (movies) or first aired (series) in this year. */
  year?: number | null;
  /** Pages of the upstream that are looked at, at most, while nothing on them may be shown. */
  within?: number | undefined;
}

/** What the catalogue needs of a log; it is never given a key, an address with parameters or a query. */
export interface CatalogueLog {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** How the upstream has been doing, for health pages and metrics. */
export interface CatalogueHealth {
  circuit: 'closed' | 'open' | 'halfOpen';
  /** `refused`: it does not take our key. */
  condition: 'fine' | 'slow' | 'limited' | 'down' | 'refused';
  /** Since when its condition is what it is, ISO 8601. */
  since: string;
  /** Of the latest calls, in milliseconds; null before the first. */
  medianMs: number | null;
  /** Calls that wait for their turn. */
  waiting: number;
  hits: number;
  misses: number;
  stale: number;
  /** Answers kept in memory, and about how many bytes they take. */
  entries: number;
  bytes: number;
  calls: number;
  failures: number;
  /** ISO 8601 and what was said, without key or parameters. */
  lastError: { at: string; message: string } | null;
}

/**
 * Everything the product asks of the movie database (docs/behaviour.md, The catalogue). Every method rejects with
 * CatalogueError when the upstream fails and nothing stale can stand in; an unknown title is null. No
 * answer ever holds an adult title. Answers are in the language that is spoken, or by the field in English (Told);
 * names of genres and keywords are English's.
 */
export interface Catalogue {
  movieList(category: MovieCategory, options: ListOptions): Promise<TitlePage>;
  seriesList(category: TvCategory, options: ListOptions): Promise<TitlePage>;
  /** What is trending; the first page where none is named. */
  trending(
    kind: Kind,
    window: 'day' | 'week',
    options?: { page: number; within?: number | undefined },
  ): Promise<TitlePage>;
  movie(id: number, options?: TitleOptions): Promise<MovieDetails | null>;
  series(id: number, options?: TitleOptions): Promise<SeriesDetails | null>;
  /** A movie or a series. */
  title(title: TitleId, options?: TitleOptions): Promise<TitleDetails | null>;
  /**
   * What a title is called in the language that is spoken, where its answer is in memory; else null. Asks nobody, and
   * nothing waits for it.
   */
  nameAtHand(title: TitleId): string | null;
  /** All names that are told of a title: English's, the original one, and those of the site's languages; none where there is no such title. */
  namesOf(title: TitleId, options?: TitleOptions): Promise<string[]>;
  /**
   * What IMDb (`tt` and digits) or TheTVDB calls by this number, of every kind it may be; asked late. A number of
   * TheTVDB can be a series and an episode of another: of it only series are answered.
   */
  findForeign(source: 'imdb' | 'tvdb', id: string): Promise<TitleSummary[]>;
  /** The episodes IMDb or TheTVDB calls by this number; asked late. */
  findEpisodes(source: 'imdb' | 'tvdb', id: string): Promise<FoundEpisode[]>;
  /** What the catalogue recommends to whoever liked a title, twenty at most; none for a title it does not have. */
  recommendations(title: TitleId): Promise<TitleSummary[]>;
  /** Somebody with all they did; null when there is no such person. */
  artist(id: number): Promise<Artist | null>;
  /** Everybody who had a part in a title; null when it does not exist. */
  titleCredits(title: TitleId): Promise<TitleCredits | null>;
  /** When a movie comes out, by country; null when it does not exist. */
  releases(id: number): Promise<MovieReleases | null>;
  /** Movies that belong together; null when there is no such collection. */
  collection(id: number): Promise<Collection | null>;
  /** A season of a series, 0 for the specials; null when either does not exist. */
  season(seriesId: number, number: number): Promise<Season | null>;
  /**
   * All episodes of a series, twenty seasons a call and never from a cache; `expected` are those it had last time. Null
   * when there is no such series.
   */
  episodes(id: number, expected?: readonly SeasonSize[]): Promise<SeriesEpisodes | null>;
  /**
   * Ids of all people or collections, the best known first and 50,000 at most; none where the catalogue's daily exports
   * of ids are not read.
   */
  idsOf(what: Listed): Promise<readonly number[]>;
  /**
   * Where a title can be had in a region (ISO 3166-1), kept for a day; of all regions nothing where nothing is known,
   * null when there is no such title. That it may be for adults is not looked at: ask for the title before.
   */
  offers(kind: Kind, id: number, region: string, options?: Late): Promise<Offers | null>;
  /** All services of a region that show titles of a kind, those its people expect first; a thousand at most. */
  services(kind: Kind, region: string): Promise<readonly Service[]>;
  /** The regions of which offers are known, by name. */
  regions(): Promise<readonly Region[]>;
  search(kind: Kind, query: string, options: ListOptions & Late): Promise<TitlePage>;
  /** People by name; nobody who is known for adult titles only. */
  searchArtists(query: string, options: { page: number }): Promise<PageOf<FoundArtist>>;
  searchCollections(query: string, options: { page: number }): Promise<PageOf<FoundCollection>>;
  /** Keywords by name, at most as many as a page holds, the closest first as the catalogue has it. */
  searchKeywords(query: string): Promise<FoundKeyword[]>;
  /** Titles seen so far whose names are these words but for slips, three at most; asks nobody. */
  spelledLike(query: string): TitleSummary[];
  /** The first page of movies, series and people together, in one call. */
  searchEverything(query: string): Promise<MixedFinds>;
  genres(kind: Kind): Promise<Genre[]>;
  byGenre(kind: Kind, genreId: number, options: ListOptions): Promise<TitlePage>;
  /** The age ratings of movies in a country (ISO 3166-1), for the youngest first. */
  certifications(region: string): Promise<string[]>;
  /** What a keyword says; null when there is no such keyword. */
  keyword(id: number): Promise<string | null>;
  /** Titles that fulfil all filters; `region` (ISO 3166-1) is whose age ratings count. */
  discover(
    kind: Kind,
    filters: DiscoverFilters,
    options: { page: number; region: string; within?: number | undefined },
  ): Promise<TitlePage>;
  /**
   * One title out of all that `discover` can reach, each as likely as the others, for two calls at most; null when
   * there is none. What `without` names (titleKey) is not picked while there is anything else on its page, what `never`
   * answers not at all.
   */
  pick(
    kind: Kind,
    filters: DiscoverFilters,
    options: { region: string; without: ReadonlySet<string>; never?: LeaveOut; random?: () => number },
  ): Promise<TitleSummary | null>;
  /**
   * Asks the upstream whether it takes our key, whatever is kept; `health` tells then. An upstream that fails is no
   * error here.
   */
  tryKey(): Promise<void>;
  health(): CatalogueHealth;
}
