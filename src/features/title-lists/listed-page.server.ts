import { AFTER, makePage, parseAfter, RAIL, type ListPlace } from './personal-list.ts';
import { parsePage } from '../../core/paging.ts';
import type { TitlePage, TitleSummary } from '../../core/title.ts';
import type { Viewer } from '../../server/viewer.ts';

/** How a page was personalised. */
export interface MadeFor {
  /** Titles of its first catalogue page to skip. */
  after: number;
  /** Where the next page begins; null at the end. */
  next: ListPlace | null;
  /** Number of titles left out. */
  hidden: number;
  /** Whether seen titles are left out; null if unknown. */
  hideSeen: boolean | null;
  /** A filter failed: its titles are shown. */
  failed: boolean;
  /** Parameters the list's links keep. */
  kept: Record<string, string>;
}

/** A page of a list; without `made` the same for everyone. */
export type ListedPage = TitlePage & { made?: MadeFor };

/**
 * Loads the page of a list for an address: the catalogue's for visitors, personalised for a signed-in user
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

/** Loads titles of a rail, topped up for what the viewer hides. Rejects as `load` does. */
export async function loadRail(
  viewer: Viewer | null | undefined,
  load: (page: number, within?: number) => Promise<TitlePage>,
): Promise<TitleSummary[]> {
  if (!viewer) return (await load(1)).results;
  return (await makePage({ page: 1, after: 0 }, load, viewer.leaveOut, RAIL)).titles;
}
