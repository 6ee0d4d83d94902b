import { FEEDBACK_SORTS, type FeedbackQuery, type FeedbackSort } from './admin.ts';
import { isCalendarDate } from '../../core/dates.ts';
import { isWholeStars } from '../../core/stars.ts';
import { withParameters } from '../../core/routes.ts';
import { normaliseQuery } from '../search/search.ts';

export const ADMIN_PAGE_SIZE = 20;

/** The database returns rows up to the 100,000th. Date filters and search reach older ones. */
const MAX_ADMIN_PAGE = 5001;

/** Filters and order of the feedback table, as in its address. */
export type FeedbackView = Required<Pick<FeedbackQuery, 'page' | 'sort' | 'ascending'>> &
  Pick<FeedbackQuery, 'kind' | 'type' | 'rating' | 'from' | 'to'> & { search: string };

/** Parses the page number of an admin's table; 1 for anything invalid. */
export function parseAdminPage(value: string | null): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Math.min(Number(value), MAX_ADMIN_PAGE) : 1;
}

/** The last page number of an admin's table with `total` rows. */
export function lastAdminPage(total: number): number {
  return Math.min(Math.max(Math.ceil(total / ADMIN_PAGE_SIZE), 1), MAX_ADMIN_PAGE);
}

/** Sort key and direction, as in `rating-desc`. */
export function sortName(sort: FeedbackSort, ascending: boolean): string {
  return `${sort}-${ascending ? 'asc' : 'desc'}`;
}

const NEWEST_FIRST = sortName('date', false);

function parseSort(value: string | null): Pick<FeedbackView, 'sort' | 'ascending'> {
  for (const sort of FEEDBACK_SORTS) {
    if (value === sortName(sort, true)) return { sort, ascending: true };
    if (value === sortName(sort, false)) return { sort, ascending: false };
  }
  return { sort: 'date', ascending: false };
}

/** PostgreSQL rejects year 0. */
function day(value: string | null): string | undefined {
  return value !== null && isCalendarDate(value) && value > '0001' ? value : undefined;
}

/** Parses the filters of an address; ignores invalid parameters. */
export function parseFeedbackView(parameters: URLSearchParams): FeedbackView {
  const kind = parameters.get('kind');
  const type = parameters.get('type');
  const stars = Number(parameters.get('rating'));
  return {
    kind: kind === 'movie' || kind === 'tv' ? kind : undefined,
    type: type === 'review' || type === 'rating' ? type : undefined,
    rating: isWholeStars(stars) ? stars : undefined,
    from: day(parameters.get('from')),
    to: day(parameters.get('to')),
    search: normaliseQuery(parameters.get('q')),
    ...parseSort(parameters.get('sort')),
    page: parseAdminPage(parameters.get('page')),
  };
}

/** Returns the address of a view below `path`, without default parameters. */
export function feedbackPath(path: string, view: FeedbackView): string {
  const sort = sortName(view.sort, view.ascending);
  return withParameters(path, {
    q: view.search || null,
    kind: view.kind ?? null,
    type: view.type ?? null,
    rating: view.rating ?? null,
    from: view.from ?? null,
    to: view.to ?? null,
    sort: sort === NEWEST_FIRST ? null : sort,
    page: view.page === 1 ? null : view.page,
  });
}

/** Whether any filter is set. */
export function isNarrowed({ search, kind, type, rating, from, to }: FeedbackView): boolean {
  return [search, kind, type, rating, from, to].some(Boolean);
}
