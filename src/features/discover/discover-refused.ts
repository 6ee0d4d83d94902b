import type { DiscoverFilters } from './discover.ts';
import type { Kind } from '../../core/title.ts';

/** Parameter that lists the dropped filters of an address. */
export const REFUSED = 'refused';

/** Filters whose removal is reported: the kind does not support them, or their code is unknown. */
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
 * Filters of an address that `filters` lacks, because the kind does not support them or their value is unknown.
 * Includes those an earlier redirect dropped.
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
