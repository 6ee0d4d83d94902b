import { listPath, profilePath, seasonPath, titlePath } from './routes.ts';
import type { SeasonPlace } from './season-stars.ts';
import type { TitleId } from './title.ts';

/** A page whose content changed: a title, a season, a list by its address, or a public profile by its handle. */
export type ChangedPage = TitleId | SeasonPlace | { list: string } | { handle: string };

/** Its path: the cache key of all its variants. */
export function changedPath(changed: ChangedPage): string {
  if ('handle' in changed) return profilePath(changed.handle);
  if ('season' in changed) return seasonPath(changed.seriesId, changed.season);
  return 'list' in changed ? listPath({ address: changed.list, name: '' }) : titlePath(changed);
}

/** Invalidates every cached page. */
export const EVERY_PAGE = '*';

/** Returns the paths to invalidate when a page becomes private or is deleted: the page and its sitemaps. */
export function gonePaths(changed: ChangedPage): string[] {
  const path = changedPath(changed);
  if ('handle' in changed) return [path, '/sitemap.xml', '/sitemaps/profiles.xml'];
  return 'list' in changed ? [path, '/sitemap.xml', '/sitemaps/peoples-lists.xml'] : [path];
}
