import type { CalendarDate } from '../dates.ts';
import { byName } from '../listing.ts';
import type { ListTitle } from '../lists/lists.ts';
import type { DiscoverFilters } from './discover.ts';

/** A title with a tag, and what is known of it; what nobody knows yet is empty or null. */
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

/** Whether filters ask what is not known of one's own titles: services, age rating, votes, and how far a series is. */
export function asksMore({ services, certification, votes, status }: DiscoverFilters): boolean {
  return services.length > 0 || certification !== null || votes !== null || status !== null;
}

/** Whether a title fulfils filters, as far as it is known; what is asked and not known it does not. */
function fulfils(title: TaggedTitle, filters: DiscoverFilters, today: CalendarDate): boolean {
  const year = title.date === null ? null : Number(title.date.slice(0, 4));
  const has = (id: number) => title.genres.includes(id);
  const { genres, match, without, people, keywords, release } = filters;
  return (
    (genres.length === 0 || (match === 'all' ? genres.every(has) : genres.some(has))) &&
    !without.some(has) &&
    within(year, filters.from, filters.to) &&
    within(title.minutes, filters.shortest, filters.longest) &&
    within(title.voteAverage, filters.score, null) &&
    (filters.language === null || title.language === filters.language) &&
    (filters.country === null || title.countries.includes(filters.country)) &&
    (release === null || (title.date !== null && title.date <= today) === (release === 'released')) &&
    people.every((id) => title.people.includes(id)) &&
    keywords.every((id) => title.keywords.includes(id))
  );
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const ORDERS: Partial<Record<DiscoverFilters['order'], (a: TaggedTitle, b: TaggedTitle) => number>> = {
  score: (a, b) => (b.voteAverage ?? -1) - (a.voteAverage ?? -1),
  newest: (a, b) => byText(b.date ?? '', a.date ?? ''),
  oldest: (a, b) => byText(a.date ?? '9999', b.date ?? '9999'),
  name: (a, b) => byName(a.title, b.title),
};

/** Those of one's tagged titles that fulfil filters, in their order; in any other as they came, the latest tagged first. */
export function discoverTagged(
  titles: readonly TaggedTitle[],
  filters: DiscoverFilters,
  today: CalendarDate,
): TaggedTitle[] {
  const found = titles.filter((title) => fulfils(title, filters, today));
  const order = ORDERS[filters.order];
  return order ? found.toSorted(order) : found;
}
