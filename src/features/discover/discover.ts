import type { CalendarDate } from '../../core/dates.ts';
import { refusedIn, type RefusedFilter, withRefused } from './discover-refused.ts';
import { readCodes, readIds, readRange } from './discover-parameters.ts';
import { MOST_SERVICES } from '../watch/my-services.ts';
import type { Kind } from '../../core/title.ts';

/** Status of a series. The index is TMDB's number. */
export const SERIES_STATUSES = ['returning', 'planned', 'production', 'ended', 'cancelled', 'pilot'] as const;
export type SeriesStatus = (typeof SERIES_STATUSES)[number];

/** Sort orders; `popular` is the default. */
export const DISCOVER_ORDERS = ['popular', 'score', 'newest', 'oldest', 'votes', 'revenue', 'name'] as const;
export type DiscoverOrder = (typeof DISCOVER_ORDERS)[number];

const RELEASES = ['released', 'announced'] as const;

/** Filters for titles of one kind (docs/behaviour.md, Discover); null and empty filter nothing. */
export interface DiscoverFilters {
  /** Ids of required genres (all or any), and of excluded ones. */
  genres: readonly number[];
  match: 'all' | 'any';
  without: readonly number[];
  /** Years, inclusive. */
  from: number | null;
  to: number | null;
  /** Minutes, inclusive; of a series per episode. */
  shortest: number | null;
  longest: number | null;
  /** Minimum score, 0 to 10, and minimum votes. */
  score: number | null;
  votes: number | null;
  /** Original language (ISO 639-1) and country of origin (ISO 3166-1). */
  language: string | null;
  country: string | null;
  /** Movies: highest age rating in the region. */
  certification: string | null;
  /** Series only. */
  status: SeriesStatus | null;
  release: 'released' | 'announced' | null;
  /** Movies: ids of people, all of whom must be in the cast or crew. */
  people: readonly number[];
  /** Ids of keywords; a title must have all. */
  keywords: readonly number[];
  /** Ids of streaming services; any of them must include the title. */
  services: readonly number[];
  /** Region of services and age ratings (ISO 3166-1); null for the default. */
  region: string | null;
  order: DiscoverOrder;
}

/** The defaults, in the order of the canonical address. */
export const NO_FILTERS: DiscoverFilters = {
  genres: [],
  match: 'all',
  without: [],
  from: null,
  to: null,
  shortest: null,
  longest: null,
  score: null,
  votes: null,
  language: null,
  country: null,
  certification: null,
  status: null,
  release: null,
  people: [],
  keywords: [],
  services: [],
  region: null,
  order: 'popular',
};

/** A filter; its address parameter has the same name. */
export type FilterName = keyof DiscoverFilters;

/** The parameters of a filter address in canonical order, without `page`. */
export const DISCOVER_PARAMETERS = Object.keys(NO_FILTERS) as readonly FilterName[];

const FIRST_YEAR = 1870;
/** Limit for people and for keywords: each name is a request to TMDB. */
const MOST_NAMED = 5;
/** Titles are announced at most this many years ahead. */
const YEARS_AHEAD = 10;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((one) => one === value) ?? null;

/** The years of a decade (`1990`); canonical addresses use `from` and `to` instead. */
function readDecade(value: string | null): [number, number] | null {
  if (!value || !/^\d{3}0$/.test(value)) return null;
  return [Number(value), Number(value) + 9];
}

function readYears(parameters: URLSearchParams, today: CalendarDate): [number | null, number | null] {
  const decade = parameters.get('decade');
  const limits = { least: FIRST_YEAR, most: Number(today.slice(0, 4)) + YEARS_AHEAD, decimals: 0 };
  if (decade === 'any') return [null, null];
  const [from, to] = readDecade(decade) ?? [parameters.get('from'), parameters.get('to')];
  return readRange([from, to], limits);
}

/**
 * Parses filters from an address. Drops invalid values, swaps reversed ranges, and sorts lists. Lists have at most
 * twenty entries (five people, five keywords, fifty services). `canonical` is the one address of these filters: parsing
 * it gives the same filters and address again. `refused` are the dropped filters the user is told about; `canonical`
 * contains them.
 */
export function readDiscover(
  kind: Kind,
  parameters: URLSearchParams,
  today: CalendarDate,
): { filters: DiscoverFilters; canonical: string; refused: RefusedFilter[] } {
  const genres = readIds(parameters.getAll('genres'));
  const [from, to] = readYears(parameters, today);
  const minutes = { least: 1, most: 999, decimals: 0 };
  const [shortest, longest] = readRange([parameters.get('shortest'), parameters.get('longest')], minutes);
  const number = (name: string, most: number, decimals: number) =>
    readRange([parameters.get(name), null], { least: 10 ** -decimals, most, decimals })[0];
  const codes = readCodes(parameters);
  const services = readIds(parameters.getAll('services'), MOST_SERVICES);
  const order = oneOf(DISCOVER_ORDERS, parameters.get('order')) ?? 'popular';
  const movie = kind === 'movie';
  const certification = movie ? codes.certification : null;
  const filters: DiscoverFilters = {
    genres,
    match: genres.length > 1 && parameters.get('match') === 'any' ? 'any' : 'all',
    without: readIds(parameters.getAll('without')).filter((id) => !genres.includes(id)),
    from,
    to,
    shortest,
    longest,
    score: number('score', 10, 1),
    votes: number('votes', 1_000_000, 0),
    language: codes.language,
    country: codes.country,
    certification,
    status: movie ? null : oneOf(SERIES_STATUSES, parameters.get('status')),
    release: oneOf(RELEASES, parameters.get('release')),
    people: movie ? readIds(parameters.getAll('people'), MOST_NAMED) : [],
    keywords: readIds(parameters.getAll('keywords'), MOST_NAMED),
    services,
    region: services.length > 0 || certification !== null ? codes.region : null,
    order: order === 'revenue' && !movie ? 'popular' : order,
  };
  const refused = refusedIn(kind, parameters, filters);
  return { filters, refused, canonical: withRefused(discoverAddress(kind, filters), refused) };
}

/** Minimum votes when sorted by score; without it titles with three votes lead. */
const ENOUGH_VOTES: Record<Kind, number> = { movie: 200, tv: 100 };

/** The implicit minimum of votes; null if there is none. */
export function votesNeeded(kind: Kind, { order, votes }: DiscoverFilters): number | null {
  return order === 'score' && votes === null ? ENOUGH_VOTES[kind] : null;
}

/** Path of Discover for a kind. */
export function discoverPath(kind: Kind): string {
  return kind === 'movie' ? '/discover/movies' : '/discover/series';
}

/** Value of a filter in the canonical address; null if it filters nothing. */
function written(name: FilterName, filters: DiscoverFilters): string | null {
  const value = filters[name];
  if (value === null || value === NO_FILTERS[name]) return null;
  if (typeof value === 'object') return value.length > 0 ? value.join('-') : null;
  return String(value);
}

/** Whether a filter is set, or the sort order is not the default. */
export const isAsked = (name: FilterName, filters: DiscoverFilters) => written(name, filters) !== null;

/** Parameter of the picked title. */
export const PICKED = 'title';

/**
 * The canonical address of a result page: active filters only, in fixed order (`/discover/movies?genres=28-35`, and
 * `&page=2` after the first page).
 */
export function discoverAddress(kind: Kind, filters: DiscoverFilters, page = 1): string {
  const set = DISCOVER_PARAMETERS.flatMap((name) => {
    const text = written(name, filters);
    return text === null ? [] : [[name, text]];
  });
  if (page > 1) set.push(['page', String(page)]);
  const query = new URLSearchParams(set).toString();
  return query ? `${discoverPath(kind)}?${query}` : discoverPath(kind);
}

/** Address of a picked title: the filters of the list, and `title`. */
export function pickedAddress(kind: Kind, listPath: string, id: number): string {
  const { search } = new URL(listPath, 'http://site.invalid');
  return `${discoverPath(kind)}/picked${search}${search ? '&' : '?'}${PICKED}=${id}`;
}

/** Address that redirects to a random result of the filters. */
export function pickAddress(kind: Kind, filters: DiscoverFilters): string {
  return discoverAddress(kind, filters).replace(discoverPath(kind), `${discoverPath(kind)}/pick`);
}
