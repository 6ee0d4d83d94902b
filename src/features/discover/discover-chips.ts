import { m } from '../../paraglide/messages.js';
import { shortDecade } from '../../core/language/forms.ts';
import { counted } from '../../core/format.ts';
import { anyOf } from './any-of.ts';
import {
  discoverChipsCertification,
  discoverChipsCountry,
  discoverChipsKeyword,
  discoverChipsNot,
  discoverChipsPerson,
  discoverChipsService,
  discoverReleasesBy,
  discoverStatusesBy,
} from './discover-words.ts';
import { countryName, languageName } from '../../core/code-names.ts';
import { DISCOVER_PARAMETERS, discoverAddress, type DiscoverFilters, type FilterName } from './discover.ts';
import type { Kind } from '../../core/title.ts';

/** Names for the ids in filters; a missing one gets a generic label. */
export interface FilterNames {
  genres: ReadonlyMap<number, string>;
  people?: ReadonlyMap<number, string>;
  keywords?: ReadonlyMap<number, string>;
  services?: ReadonlyMap<number, string>;
}

/** A chip: one active filter. */
export interface FilterChip {
  label: string;
  /** The filters without this one. */
  rest: DiscoverFilters;
  path: string;
}

/** Above this number all services share one chip. */
const MOST_SERVICE_CHIPS = 4;

type Change = Partial<DiscoverFilters>;
type Told = [label: string, change: Change];

/** The decade (`1990`) of a year range; null if the range is no decade. */
export function decadeOf({ from, to }: Pick<DiscoverFilters, 'from' | 'to'>): number | null {
  return from !== null && from % 10 === 0 && to === from + 9 ? from : null;
}

function yearsTold(filters: DiscoverFilters): Told[] {
  const { from, to } = filters;
  const decade = decadeOf(filters);
  const change = { from: null, to: null };
  if (decade !== null) return [[m.discover_chips_decade({ decade, short: shortDecade(decade) }), change]];
  if (from !== null && to !== null)
    return [
      [from === to ? m.discover_chips_year({ year: from }) : m.discover_chips_years({ from, to }), change],
    ];
  if (from !== null) return [[m.discover_chips_from({ year: from }), change]];
  return to === null ? [] : [[m.discover_chips_to({ year: to }), change]];
}

function minutesTold({ shortest, longest }: DiscoverFilters): Told[] {
  const change = { shortest: null, longest: null };
  if (shortest !== null && longest !== null)
    return [[m.discover_chips_minutes({ shortest, longest }), change]];
  if (shortest !== null) return [[m.discover_chips_shortest(counted(shortest)), change]];
  return longest === null ? [] : [[m.discover_chips_longest(counted(longest)), change]];
}

function genresTold({ genres, match, without }: DiscoverFilters, names: FilterNames): Told[] {
  const name = (id: number) => names.genres.get(id) ?? String(id);
  const had: Told[] =
    match === 'any'
      ? [[anyOf(genres.map(name)), { genres: [], match: 'all' }]]
      : genres.map((id) => [name(id), { genres: genres.filter((one) => one !== id) }]);
  return [
    ...had,
    ...without.map((id): Told => [
      discoverChipsNot(name(id)),
      { without: without.filter((one) => one !== id) },
    ]),
  ];
}

/** A few services by name, more of them as a count. */
function servicesTold(filters: DiscoverFilters, names: FilterNames): Told[] {
  const { services, certification, region } = filters;
  // The age rating depends on the region as well.
  const none = certification === null ? null : region;
  if (services.length > MOST_SERVICE_CHIPS)
    return [[m.discover_chips_services(counted(services.length)), { services: [], region: none }]];
  return services.map((id) => {
    const rest = services.filter((one) => one !== id);
    return [
      discoverChipsService(names.services?.get(id)),
      { services: rest, region: rest.length > 0 ? region : none },
    ];
  });
}

/** Creates one chip for a filter with a single value. */
const one =
  <Name extends FilterName>(
    name: Name,
    label: (value: NonNullable<DiscoverFilters[Name]>, filters: DiscoverFilters) => string,
    changed: (filters: DiscoverFilters) => Change = () => ({}),
  ) =>
  (filters: DiscoverFilters): Told[] => {
    const value = filters[name];
    return value === null || value === undefined
      ? []
      : [[label(value, filters), { [name]: null, ...changed(filters) }]];
  };

const others = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);

/** Creates one chip per person or keyword. */
const eachOf =
  (name: 'people' | 'keywords', label: (called?: string) => string) =>
  (filters: DiscoverFilters, names: FilterNames): Told[] =>
    filters[name].map((id) => [label(names[name]?.get(id)), { [name]: others(filters[name], id) }]);

/** Renders the chips of a filter. Null if another filter's chips include it, or it has none. */
const CHIPS: Record<FilterName, ((filters: DiscoverFilters, names: FilterNames) => Told[]) | null> = {
  genres: genresTold,
  match: null,
  without: null,
  from: yearsTold,
  to: null,
  shortest: minutesTold,
  longest: null,
  score: one('score', (score) => m.discover_chips_score({ score })),
  votes: one('votes', (votes) => m.discover_chips_votes(counted(votes))),
  language: one('language', (code) => m.discover_chips_language({ name: languageName(code) ?? code })),
  country: one('country', discoverChipsCountry),
  certification: one(
    'certification',
    (rating, { region }) => discoverChipsCertification(rating, region ? countryName(region) : undefined),
    ({ services, region }) => ({ region: services.length > 0 ? region : null }),
  ),
  status: one('status', (value) => discoverStatusesBy[value]()),
  release: one('release', (value) => discoverReleasesBy[value]()),
  people: eachOf('people', discoverChipsPerson),
  keywords: eachOf('keywords', discoverChipsKeyword),
  services: servicesTold,
  region: null,
  order: null,
};

/** Returns one chip per active filter, with the address without that filter. The sort order has no chip. */
export function filterChips(kind: Kind, filters: DiscoverFilters, names: FilterNames): FilterChip[] {
  const told = DISCOVER_PARAMETERS.flatMap((name) => CHIPS[name]?.(filters, names) ?? []);
  return told.map(([label, change]) => {
    const rest = { ...filters, ...change };
    return { label, rest, path: discoverAddress(kind, rest) };
  });
}
