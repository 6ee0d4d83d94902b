import type { RefusedFilter } from '../../discover/discover-refused.ts';
import type { DiscoverFilters, DiscoverOrder, SeriesStatus } from '../../discover/discover.ts';
import type { Kind } from '../../title.ts';
import { plural } from '../../plural.ts';
import { movies, series } from '../counts.ts';

/** Sentences of Discover: its form, its chips, what it found. */
export const DISCOVER_MESSAGES = {
  title: { movie: 'Discover Movies', tv: 'Discover TV Series' },
  /** In menus. */
  link: 'Discover',
  refine: 'Refine',
  description: {
    movie: 'Find movies by genre, year, length, rating, language and more.',
    tv: 'Find TV series by genre, year, length, rating, language and more.',
  },
  ofDecade: {
    movie: (decade: number) => `Movies of the ${decade}s`,
    tv: (decade: number) => `TV series of the ${decade}s`,
  },
  descriptionOf: (titles: string) => `${titles}, found by year, length, rating, language and more.`,
  other: { movie: 'TV series instead', tv: 'Movies instead' },
  count: { movie: movies, tv: series },
  show: {
    movie: (count: number) => plural(count, { one: 'Show {n} movie', other: 'Show {n} movies' }),
    tv: (count: number) => plural(count, { other: 'Show {n} series' }),
  },
  filters: 'Filters',
  closeFilters: 'Close filters',
  clear: 'Clear all',
  asked: 'Your filters',
  remove: 'Remove',
  apply: 'Show results',
  previousPage: (page: number) => `Page ${page}: previous page`,
  beyond: 'The list ends before this page',
  pick: 'Pick one for me',
  picked: {
    kicker: 'Picked for you',
    another: 'Another',
    details: 'View Details',
    all: 'All that fit',
    gone: 'There is nothing to pick',
  },
  nothing: 'Nothing matches all of it',
  nothingText: 'Ask for a little less to find more.',
  loosen: (label: string, count: string) => `Without “${label}”: ${count}`,
  error: { title: 'Discover failed', text: 'There was a problem finding titles. Please try again later.' },
  votesNeeded: {
    movie: (votes: number) =>
      plural(votes, {
        one: 'Best rated counts movies with {n} vote or more.',
        other: 'Best rated counts movies with {n} votes or more.',
      }),
    tv: (votes: number) =>
      plural(votes, {
        one: 'Best rated counts series with {n} vote or more.',
        other: 'Best rated counts series with {n} votes or more.',
      }),
  },
  fewerVotes: (votes: number) => plural(votes, { one: 'Count all', other: 'Count from {n} votes' }),
  /** Of what an address asks for and nobody can be asked. */
  refused: {
    language: () => 'The language in the address does not exist (Korean is “ko”), so it was left out.',
    country: () =>
      'The country in the address does not exist (the United Kingdom is “GB”), so it was left out.',
    region: () =>
      'The region in the address does not exist (the United Kingdom is “GB”), so yours was taken.',
    certification: (kind: Kind, region: string) =>
      kind === 'movie'
        ? `The age rating in the address is not one of ${region}, so it was left out.`
        : 'Age ratings work for movies only, so the one in the address was left out.',
    status: (kind: Kind) =>
      kind === 'movie'
        ? 'A status works for series only, so the one in the address was left out.'
        : 'The status in the address does not exist, so it was left out.',
    people: () => 'People work for movies only, so those in the address were left out.',
    order: () => 'Series cannot be sorted by revenue: the most popular come first.',
  } satisfies Record<RefusedFilter, (kind: Kind, region: string) => string>,
  fields: {
    order: 'Sort by',
    genres: 'Genres',
    match: 'Titles have',
    all: 'all of these',
    any: 'any of these',
    without: 'Leave out',
    years: 'Years',
    from: 'From year',
    to: 'To year',
    minutes: { movie: 'Minutes', tv: 'Minutes an episode' },
    shortest: 'At least minutes',
    longest: 'At most minutes',
    details: 'Length, score, language',
    minutesUnit: 'min',
    example: (value: number) => `e.g. ${value}`,
    score: 'Score',
    votes: 'Votes',
    language: 'Original language',
    country: 'Country',
    certification: 'Age rating',
    status: 'Status',
    release: 'Release',
    services: 'Included on',
    anyValue: 'Any',
    and: 'to',
  },
  orMore: (least: string) => `${least} or more`,
  orders: {
    popular: 'Most popular',
    score: 'Best rated',
    newest: 'Newest first',
    oldest: 'Oldest first',
    votes: 'Most votes',
    revenue: 'Highest revenue',
    name: 'Name',
  } satisfies Record<DiscoverOrder, string>,
  statuses: {
    returning: 'Returning',
    planned: 'Planned',
    production: 'In production',
    ended: 'Ended',
    cancelled: 'Cancelled',
    pilot: 'Pilot',
  } satisfies Record<SeriesStatus, string>,
  releases: { released: 'Out now', announced: 'Announced' } satisfies Record<
    NonNullable<DiscoverFilters['release']>,
    string
  >,
  chips: {
    anyOf: (names: string[]) => names.join(' or '),
    not: (name: string) => `No ${name}`,
    decade: (decade: number) => `${decade}s`,
    year: (year: number) => `From ${year} only`,
    years: (from: number, to: number) => `${from}–${to}`,
    from: (year: number) => `${year} or later`,
    to: (year: number) => `${year} or earlier`,
    minutes: (shortest: number, longest: number) => `${shortest}–${longest} minutes`,
    shortest: (minutes: number) =>
      plural(minutes, { one: '{n} minute or more', other: '{n} minutes or more' }),
    longest: (minutes: number) =>
      plural(minutes, { one: '{n} minute or less', other: '{n} minutes or less' }),
    score: (score: number) => `Score ${score} or more`,
    votes: (votes: number) => plural(votes, { one: '{n} vote or more', other: '{n} votes or more' }),
    language: (name: string) => `In ${name}`,
    country: (name: string) => `From ${name}`,
    certification: (rating: string, region?: string) => `Up to ${rating}${region ? ` (${region})` : ''}`,
    person: (name: string | undefined) => (name ? `With ${name}` : 'With one person'),
    service: (name: string | undefined) => (name ? `On ${name}` : 'On one service'),
    services: (count: number) => plural(count, { one: 'On {n} service', other: 'On any of {n} services' }),
    keyword: (name: string | undefined) => (name ? `About ${name}` : 'About one keyword'),
  },
} as const;

/** Sentences of the filter for services, which the page's script says. */
export const DISCOVER_SERVICES_MESSAGES = {
  mine: 'My services',
  find: 'Find a service',
  upTo: (rating: string, region: string) => `Up to ${rating} (${region})`,
  noRatings: (region: string) => `None in ${region}`,
} as const;

/** Sentences of narrowing, which the page's script says. */
export const DISCOVER_PAGE_MESSAGES = {
  failed: 'That could not be loaded. What is here stays; try again.',
} as const;
