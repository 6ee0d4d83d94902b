import type { DiscoverFilters } from './discover.ts';
import type { Kind } from '../title.ts';

/** The parameter in which an address says what of it could not be asked. */
export const REFUSED = 'refused';

/** Filters that are told of when they cannot be asked: not of this kind of title, or by a code there is none of. */
const TOLD = [
  'language',
  'country',
  'certification',
  'status',
  'people',
  'region',
  'order',
] as const satisfies readonly (keyof DiscoverFilters)[];
export type RefusedFilter = (typeof TOLD)[number];

const isSet = (value: DiscoverFilters[RefusedFilter]) =>
  value !== null && (typeof value === 'string' || value.length > 0);

/**
 * What an address asks for and its filters leave out, because titles of the kind have none of it or nobody knows what
 * is meant; with what the address says was left out before.
 */
export function refusedIn(
  kind: Kind,
  parameters: URLSearchParams,
  filters: DiscoverFilters,
): RefusedFilter[] {
  const told = (parameters.get(REFUSED) ?? '').split('-');
  return TOLD.filter((name) => {
    if (told.includes(name)) return true;
    const given = parameters.get(name)?.trim() ?? '';
    if (name === 'order') return kind === 'tv' && given === 'revenue';
    // A region alone asks nothing, and people who are no numbers are nobody's code.
    if (name === 'region' && filters.services.length === 0 && filters.certification === null) return false;
    if (name === 'people' && kind === 'movie') return false;
    return given !== '' && !isSet(filters[name]);
  });
}

/** An address of filters that says besides what was left out. */
export function withRefused(address: string, refused: readonly RefusedFilter[]): string {
  if (refused.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${REFUSED}=${refused.join('-')}`;
}
