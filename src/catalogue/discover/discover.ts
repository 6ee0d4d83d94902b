import { addDays, type CalendarDate } from '../../core/dates.ts';
import {
  SERIES_STATUSES,
  votesNeeded,
  type DiscoverFilters,
  type DiscoverOrder,
} from '../../features/discover/discover.ts';
import type { Kind } from '../../core/title.ts';
import type { ListCall } from '../title-lists/lists.ts';
import type { Parameters } from '../transport.ts';

export interface DiscoverPlace {
  day: CalendarDate;
  /** ISO 3166-1 country for age ratings and services if the filters name none. */
  region: string;
  /** That country's age ratings, mildest first; empty if unknown. */
  ratings?: readonly string[];
}

const DATE: Record<Kind, string> = { movie: 'primary_release_date', tv: 'first_air_date' };

function sortBy(kind: Kind, order: DiscoverOrder): string {
  const orders: Record<DiscoverOrder, string> = {
    popular: 'popularity.desc',
    score: 'vote_average.desc',
    newest: `${DATE[kind]}.desc`,
    oldest: `${DATE[kind]}.asc`,
    votes: 'vote_count.desc',
    revenue: 'revenue.desc',
    name: kind === 'movie' ? 'title.asc' : 'name.asc',
  };
  return orders[order];
}

const earlier = (a: CalendarDate | null, b: CalendarDate | null) =>
  a !== null && (b === null || a < b) ? a : b;
const later = (a: CalendarDate | null, b: CalendarDate | null) =>
  a !== null && (b === null || a > b) ? a : b;

/** The date range. A title released today counts as released; announced ones start tomorrow. */
function days({ from, to, release }: DiscoverFilters, day: CalendarDate) {
  const first = from === null ? null : `${from}-01-01`;
  const last = to === null ? null : `${to}-12-31`;
  return {
    gte: release === 'announced' ? later(first, addDays(day, 1)) : first,
    lte: release === 'released' ? earlier(last, day) : last,
  };
}

const list = (ids: readonly number[], separator: string) => (ids.length > 0 ? ids.join(separator) : null);

/** Included on any of these services; TMDB ignores services without a region. */
function onServices({ services, region: own }: DiscoverFilters, region: string): Parameters {
  if (services.length === 0) return {};
  return {
    with_watch_providers: list(services, '|'),
    watch_region: own ?? region,
    with_watch_monetization_types: 'flatrate|free|ads',
  };
}

/** The age rating and all milder ones, by name: in TMDB's order "not rated" is the mildest and would match. */
function rated(certification: string | null, country: string, ratings: readonly string[]): Parameters {
  if (certification === null) return {};
  const fit = ratings.slice(0, ratings.indexOf(certification) + 1);
  const named = fit.length > 0 ? { certification: fit.join('|') } : { 'certification.lte': certification };
  return { certification_country: country, ...named };
}

function ofKind(kind: Kind, filters: DiscoverFilters, place: DiscoverPlace): Parameters {
  const { certification, people, status, region } = filters;
  if (kind === 'tv') return { with_status: status === null ? null : SERIES_STATUSES.indexOf(status) };
  return {
    ...rated(certification, region ?? place.region, place.ratings ?? []),
    with_people: list(people, ','),
  };
}

/**
 * The discover call for filters, without page and language. TMDB's unknown runtime is 0, so a maximum needs a minimum
 * of 1.
 */
export function discoverTitles(kind: Kind, filters: DiscoverFilters, place: DiscoverPlace): ListCall {
  const { day, region } = place;
  const { gte, lte } = days(filters, day);
  const { genres, match, shortest, longest, score, votes, order } = filters;
  return {
    path: `/discover/${kind}`,
    invented: true,
    parameters: {
      include_adult: false,
      sort_by: sortBy(kind, order),
      with_genres: list(genres, match === 'any' ? '|' : ','),
      without_genres: list(filters.without, ','),
      [`${DATE[kind]}.gte`]: gte,
      [`${DATE[kind]}.lte`]: lte,
      'with_runtime.gte': shortest ?? (longest === null ? null : 1),
      'with_runtime.lte': longest,
      'vote_average.gte': score,
      'vote_count.gte': votes ?? votesNeeded(kind, filters),
      with_original_language: filters.language,
      with_origin_country: filters.country,
      with_keywords: list(filters.keywords, ','),
      ...onServices(filters, region),
      ...ofKind(kind, filters, place),
    },
  };
}
