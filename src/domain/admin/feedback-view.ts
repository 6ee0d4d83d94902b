import { FEEDBACK_SORTS, type FeedbackQuery, type FeedbackSort } from './admin.ts';
import { isCalendarDate } from '../dates.ts';
import { isWholeStars } from '../reviews/stars.ts';
import { withParameters } from '../routes.ts';
import { normaliseQuery } from '../search/search.ts';

/** Rows on a page of the admin's tables. */
export const ADMIN_PAGE_SIZE = 20;

/** The database looks no further than the 100,000th row: the dates and the search lead beyond. */
const MAX_ADMIN_PAGE = 5001;

/** What the table of reviews and ratings shows, as its address says it. */
export type FeedbackView = Required<Pick<FeedbackQuery, 'page' | 'sort' | 'ascending'>> &
  Pick<FeedbackQuery, 'kind' | 'type' | 'rating' | 'from' | 'to'> & { search: string };

/** Reads the number of a page of an admin's table; anything else counts as page 1. */
export function parseAdminPage(value: string | null): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Math.min(Number(value), MAX_ADMIN_PAGE) : 1;
}

/** The last page an admin's table of so many rows can show. */
export function lastAdminPage(total: number): number {
  return Math.min(Math.max(Math.ceil(total / ADMIN_PAGE_SIZE), 1), MAX_ADMIN_PAGE);
}

/** A name and a direction, as in `rating-desc`. */
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

/** The database knows no year 0. */
function day(value: string | null): string | undefined {
  return value !== null && isCalendarDate(value) && value > '0001' ? value : undefined;
}

/** The view an address asks for; what it does not say properly narrows nothing. */
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

/** The address of a view below a path; what is as usual is left out. */
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

/** Whether a view shows less than everything. */
export function isNarrowed({ search, kind, type, rating, from, to }: FeedbackView): boolean {
  return [search, kind, type, rating, from, to].some(Boolean);
}
