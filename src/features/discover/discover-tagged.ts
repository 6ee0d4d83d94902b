import type { CalendarDate } from '../../core/dates.ts';
import { byName } from '../../core/listing.ts';
import type { ListTitle } from '../../core/lists.ts';
import { DISCOVER_PARAMETERS, isAsked, type DiscoverFilters, type FilterName } from './discover.ts';

/** A tagged title with its details; unknown ones are empty or null. */
export interface TaggedTitle extends ListTitle {
  genres: readonly number[];
  language: string | null;
  countries: readonly string[];
  minutes: number | null;
  people: readonly number[];
  keywords: readonly number[];
}

const within = (value: number | null, least: number | null, most: number | null) =>
  (least === null && most === null) ||
  (value !== null && (least === null || value >= least) && (most === null || value <= most));

type Rule = (title: TaggedTitle, filters: DiscoverFilters, today: CalendarDate) => boolean;

const yearIn = ({ date }: TaggedTitle) => (date === null ? null : Number(date.slice(0, 4)));
/** For filters that another rule covers, or that do not concern single titles. */
const always: Rule = () => true;

/** Tests a title against one filter. Null for filters whose data is not stored with tagged titles. */
const RULES: Record<FilterName, Rule | null> = {
  genres: (title, { genres, match }) =>
    genres.length === 0 || genres[match === 'all' ? 'every' : 'some']((id) => title.genres.includes(id)),
  match: always,
  without: (title, { without }) => !without.some((id) => title.genres.includes(id)),
  from: (title, { from }) => within(yearIn(title), from, null),
  to: (title, { to }) => within(yearIn(title), null, to),
  shortest: ({ minutes }, { shortest }) => within(minutes, shortest, null),
  longest: ({ minutes }, { longest }) => within(minutes, null, longest),
  score: ({ voteAverage }, { score }) => within(voteAverage, score, null),
  votes: null,
  language: (title, { language }) => language === null || title.language === language,
  country: (title, { country }) => country === null || title.countries.includes(country),
  certification: null,
  status: null,
  release: ({ date }, { release }, today) =>
    release === null || (date !== null && date <= today) === (release === 'released'),
  people: (title, { people }) => people.every((id) => title.people.includes(id)),
  keywords: (title, { keywords }) => keywords.every((id) => title.keywords.includes(id)),
  services: null,
  region: always,
  order: always,
};

/** Whether filters need data that is not stored with tagged titles. */
export function asksMore(filters: DiscoverFilters): boolean {
  return DISCOVER_PARAMETERS.some((name) => !RULES[name] && isAsked(name, filters));
}

/** Whether a title matches all filters with stored data; a missing value does not match. */
function fulfils(title: TaggedTitle, filters: DiscoverFilters, today: CalendarDate): boolean {
  return DISCOVER_PARAMETERS.every((name) => RULES[name]?.(title, filters, today) ?? true);
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const ORDERS: Partial<Record<DiscoverFilters['order'], (a: TaggedTitle, b: TaggedTitle) => number>> = {
  score: (a, b) => (b.voteAverage ?? -1) - (a.voteAverage ?? -1),
  newest: (a, b) => byText(b.date ?? '', a.date ?? ''),
  oldest: (a, b) => byText(a.date ?? '9999', b.date ?? '9999'),
  name: (a, b) => byName(a.title, b.title),
};

/** Filters and sorts the user's tagged titles. Orders without local data keep the latest tagged first. */
export function discoverTagged(
  titles: readonly TaggedTitle[],
  filters: DiscoverFilters,
  today: CalendarDate,
): TaggedTitle[] {
  const found = titles.filter((title) => fulfils(title, filters, today));
  const order = ORDERS[filters.order];
  return order ? found.toSorted(order) : found;
}
