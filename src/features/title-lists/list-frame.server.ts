import { m } from '../../paraglide/messages.js';
import { MOST } from '../../core/bounds.ts';
import { AFTER, type ListPlace } from './personal-list.ts';
import { withParameters } from '../../core/routes.ts';
import type { Kind } from '../../core/title.ts';
import type { ListedPage } from './listed-page.server.ts';
import type { Crumb, TitleList, WayOn } from './title-list.server.ts';

/** A list's data apart from its titles. */
export interface Frame {
  listKind: Kind;
  heading: string;
  title?: string;
  description: string;
  crumbs: Crumb[];
  basePath: string;
  emptyMessage: string;
  wayOn: WayOn | null;
  years: number[] | null;
  year: number | null;
  refinePath?: string;
}

/** Combines a list's frame with a page of titles. */
export function assemble(frame: Frame, page: ListedPage): TitleList {
  const { basePath, year, heading } = frame;
  const { made } = page;
  const at = (place: ListPlace) =>
    withParameters(basePath, {
      ...made?.kept,
      year,
      page: place.page === 1 ? null : place.page,
      [AFTER]: place.after || null,
    });
  const firstPath = at({ page: 1, after: 0 });
  const after = made?.after ?? 0;
  const next = made ? made.next : page.next === null ? null : { page: page.next, after: 0 };
  let { wayOn } = frame;
  if (page.page > 1 || after > 0) wayOn = { label: m.catalogue_list_way_on_first(), path: firstPath };
  else if (year !== null) wayOn = { label: m.catalogue_list_way_on_years(), path: basePath };
  return {
    ...frame,
    title: frame.title ?? (year === null || heading.includes(`(${year})`) ? heading : `${heading} (${year})`),
    wayOn,
    titles: page.results,
    page: page.page,
    totalResults: page.totalResults,
    path: at({ page: page.page, after }),
    firstPath,
    previousPath: previousOf(page, after, at),
    morePath: next && at(next),
    made,
    nearlyAll: made !== undefined && page.results.length < Math.min(MOST.titles, made.hidden),
    moreLabel: year === null ? m.catalogue_list_more() : m.catalogue_list_more_from({ year }),
  };
}

/** The previous page's path; for a personal page only the first is known. */
function previousOf(page: ListedPage, after: number, at: (place: ListPlace) => string): string | null {
  if (after > 0) return at({ page: 1, after: 0 });
  // From beyond the end, the previous page is the last.
  const before = Math.min(page.page - 1, Math.max(page.totalPages, 1));
  return page.page > 1 ? at({ page: before, after: 0 }) : null;
}
