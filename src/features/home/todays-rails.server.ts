import { homeBy, homeTrendingBy } from './home-words.ts';
import type { Catalogue } from '../../catalogue/contract.ts';
import { isUpcoming, type CalendarDate } from '../../core/dates.ts';
import { categoryPath } from '../../core/routes.ts';
import type { TitleSummary } from '../../core/title.ts';
import { loadRail } from '../title-lists/listed-page.server.ts';
import type { RailSource, TodayRequest } from './rail.server.ts';

const KINDS = [
  ['movie', 'movies'],
  ['tv', 'series'],
] as const;

/** Today's trending movies and series; the banner shows the first movie. */
export const trendingRail: RailSource<TodayRequest> = {
  name: 'trending',
  begin: () =>
    Promise.resolve(
      KINDS.map(([kind, of]) => ({ id: `trending-${of}`, heading: homeTrendingBy[kind](), of })),
    ),
  async fill({ catalogue, viewer }, key) {
    const kind = KINDS.find(([, of]) => of === key)?.[0];
    if (!kind) return [];
    return loadRail(viewer, (page, within) => catalogue.trending(kind, 'day', { page, within }));
  },
};

/** A page of trending movies. */
export const trendingMovies = (catalogue: Catalogue, page: number) =>
  catalogue.trending('movie', 'day', { page, within: 1 });

const CATEGORIES = [
  ['popular', 'popular'],
  ['top-rated', 'topRated'],
  ['upcoming', 'upcoming'],
] as const;

/** Upcoming titles, the next first. */
function inOrderOfRelease(titles: readonly TitleSummary[], day: CalendarDate): TitleSummary[] {
  const released = ({ date }: TitleSummary) => date ?? '';
  return titles
    .filter(({ date }) => isUpcoming(date, day))
    .sort((a, b) => released(a).localeCompare(released(b)));
}

/** Categories of movies. */
export const categoryRail: RailSource<TodayRequest> = {
  name: 'category',
  begin: () =>
    Promise.resolve(
      CATEGORIES.map(([category, word]) => ({
        id: `category-${category}`,
        heading: homeBy[word](),
        more: categoryPath('movie', category),
        of: 'movies' as const,
      })),
    ),
  async fill({ catalogue, day, viewer }, key) {
    const category = CATEGORIES.find(([known]) => known === key)?.[0];
    if (!category) return [];
    const titles = await loadRail(viewer, (page, within) => catalogue.movieList(category, { page, within }));
    return category === 'upcoming' ? inOrderOfRelease(titles, day) : titles;
  },
};
