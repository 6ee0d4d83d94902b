import { m } from '../../paraglide/messages.js';
import { shortDecade } from '../language/forms.ts';
import { counted } from '../format.ts';
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
import { countryName, languageName } from './discover-parameters.ts';
import { discoverAddress, type DiscoverFilters } from './discover.ts';
import type { Kind } from '../title.ts';

/** Names of what filters hold as numbers; what is missing is called by its number's kind. */
export interface FilterNames {
  genres: ReadonlyMap<number, string>;
  people?: ReadonlyMap<number, string>;
  keywords?: ReadonlyMap<number, string>;
  services?: ReadonlyMap<number, string>;
}

/** One thing that is asked for, as a chip shows it. */
export interface FilterChip {
  label: string;
  /** Everything else that is asked for. */
  rest: DiscoverFilters;
  /** The address of the rest. */
  path: string;
}

/** More services than these are one chip. */
const MOST_SERVICE_CHIPS = 4;

type Change = Partial<DiscoverFilters>;
type Told = [label: string, change: Change];

/** The decade (`1990`) two years are the first and last of; null for others. */
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

function genresTold({ genres, match, without }: DiscoverFilters, names: FilterNames['genres']): Told[] {
  const name = (id: number) => names.get(id) ?? String(id);
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

/** A few services by name, more of them by their number. */
function servicesTold(filters: DiscoverFilters, names: FilterNames['services']): Told[] {
  const { services, certification, region } = filters;
  // The region is that of the age rating as well.
  const none = certification === null ? null : region;
  if (services.length > MOST_SERVICE_CHIPS)
    return [[m.discover_chips_services(counted(services.length)), { services: [], region: none }]];
  return services.map((id) => {
    const rest = services.filter((one) => one !== id);
    return [
      discoverChipsService(names?.get(id)),
      { services: rest, region: rest.length > 0 ? region : none },
    ];
  });
}

function told(filters: DiscoverFilters, { genres, people, keywords, services }: FilterNames): Told[] {
  const { score, votes, language, country, certification, region, status, release } = filters;
  const one = <T>(value: T | null, label: (value: T) => string, change: Change): Told[] =>
    value === null ? [] : [[label(value), change]];
  const without = (ids: readonly number[], id: number) => ids.filter((other) => other !== id);
  return [
    ...genresTold(filters, genres),
    ...yearsTold(filters),
    ...minutesTold(filters),
    ...one(score, (score) => m.discover_chips_score({ score }), { score: null }),
    ...one(votes, (votes) => m.discover_chips_votes(counted(votes)), { votes: null }),
    ...one(language, (code) => m.discover_chips_language({ name: languageName(code) ?? code }), {
      language: null,
    }),
    ...one(country, discoverChipsCountry, { country: null }),
    ...one(
      certification,
      (rating) => discoverChipsCertification(rating, region ? countryName(region) : undefined),
      {
        certification: null,
        region: filters.services.length > 0 ? region : null,
      },
    ),
    ...one(status, (value) => discoverStatusesBy[value](), { status: null }),
    ...one(release, (value) => discoverReleasesBy[value](), { release: null }),
    ...filters.people.map((id): Told => [
      discoverChipsPerson(people?.get(id)),
      { people: without(filters.people, id) },
    ]),
    ...filters.keywords.map((id): Told => [
      discoverChipsKeyword(keywords?.get(id)),
      { keywords: without(filters.keywords, id) },
    ]),
    ...servicesTold(filters, services),
  ];
}

/** What filters ask for, one chip each, with the address that asks for all but that; their order is none of it. */
export function filterChips(kind: Kind, filters: DiscoverFilters, names: FilterNames): FilterChip[] {
  return told(filters, names).map(([label, change]) => {
    const rest = { ...filters, ...change };
    return { label, rest, path: discoverAddress(kind, rest) };
  });
}
