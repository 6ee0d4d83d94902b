import { AFTER, makePage, parseAfter, RAIL, type ListPlace } from './personal-list.ts';
import { parsePage } from '../../core/paging.ts';
import type { TitlePage, TitleSummary } from '../../core/title.ts';
import type { Viewer } from '../../server/viewer.ts';

/** How a page was made for whoever looks at it. */
export interface MadeFor {
  /** Titles of its first page of the catalogue that it passes over. */
  after: number;
  /** Where its next page begins; null where the list ends. */
  next: ListPlace | null;
  /** Titles that were left out. */
  hidden: number;
  /** Whether what they have seen is left out; null where that is not known. */
  hideSeen: boolean | null;
  /** Not everything could be found out: what would be left out is shown. */
  failed: boolean;
  /** Parameters that links of the list keep. */
  kept: Record<string, string>;
}

/** A page of a list for whoever looks at it; without `made` everybody's. */
export type ListedPage = TitlePage & { made?: MadeFor };

/**
 * The page of a list that an address asks for: the catalogue's own for visitors, made for whoever is signed in
 * (features/title-lists/personal-list.ts). Rejects as `load` does.
 */
export async function loadListed(
  viewer: Viewer | null | undefined,
  parameters: URLSearchParams,
  load: (page: number, within?: number) => Promise<TitlePage>,
): Promise<ListedPage> {
  const page = parsePage(parameters.get('page'));
  if (!viewer) return load(page);
  const after = parseAfter(parameters.get(AFTER));
  const made = await makePage({ page, after }, load, viewer.leaveOut);
  const { first, titles, next, hidden } = made;
  return {
    ...first,
    results: titles,
    next: next?.page ?? null,
    made: { after, next, hidden, kept: viewer.kept, ...viewer.known() },
  };
}

/** Titles of a rail, for whoever looks at it: the catalogue's first, topped up where some are left out. Rejects as `load` does. */
export async function loadRail(
  viewer: Viewer | null | undefined,
  load: (page: number, within?: number) => Promise<TitlePage>,
): Promise<TitleSummary[]> {
  if (!viewer) return (await load(1)).results;
  return (await makePage({ page: 1, after: 0 }, load, viewer.leaveOut, RAIL)).titles;
}
