import type { DiscoverFilters } from './discover.ts';
import type { Kind } from '../../core/title.ts';

/** Parameter that lists the dropped filters of an address. */
export const REFUSED = 'refused';

/** Whether the removal of a filter is reported: the kind does not support it, or its code is unknown. */
const REPORTED = {
  genres: false,
  match: false,
  without: false,
  from: false,
  to: false,
  shortest: false,
  longest: false,
  score: false,
  votes: false,
  language: true,
  country: true,
  certification: true,
  status: true,
  release: false,
  people: true,
  keywords: false,
  services: false,
  region: true,
  order: true,
} as const satisfies Record<keyof DiscoverFilters, boolean>;
export type RefusedFilter = {
  [Name in keyof DiscoverFilters]: (typeof REPORTED)[Name] extends true ? Name : never;
}[keyof DiscoverFilters];

const isReported = (name: string): name is RefusedFilter =>
  Object.entries(REPORTED).some(([one, reported]) => one === name && reported);
const REPORTED_NAMES = /* @__PURE__ */ Object.keys(REPORTED).filter(isReported);

const isSet = (value: DiscoverFilters[RefusedFilter]) =>
  value !== null && (typeof value === 'string' || value.length > 0);

/**
 * Filters of an address that `filters` lacks, because the kind does not support them or their value is unknown.
 * Includes those an earlier redirect dropped.
 */
export function refusedIn(
  kind: Kind,
  parameters: URLSearchParams,
  filters: DiscoverFilters,
): RefusedFilter[] {
  const told = (parameters.get(REFUSED) ?? '').split('-');
  return REPORTED_NAMES.filter((name) => {
    if (told.includes(name)) return true;
    const given = parameters.get(name)?.trim() ?? '';
    if (name === 'order') return kind === 'tv' && given === 'revenue';
    // A region alone filters nothing. Invalid ids of people are not reported.
    if (name === 'region' && filters.services.length === 0 && filters.certification === null) return false;
    if (name === 'people' && kind === 'movie') return false;
    return given !== '' && !isSet(filters[name]);
  });
}

/** Adds the dropped filters to an address. */
export function withRefused(address: string, refused: readonly RefusedFilter[]): string {
  if (refused.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${REFUSED}=${refused.join('-')}`;
}
