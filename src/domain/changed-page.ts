import { listPath } from './custom-lists/custom-lists.ts';
import { profilePath, seasonPath, titlePath } from './routes.ts';
import type { SeasonPlace } from './seasons/season-stars.ts';
import type { TitleId } from './title.ts';

/** What is shown otherwise now: a title, a season, the list of somebody that has this address, or the page of a person by name. */
export type ChangedPage = TitleId | SeasonPlace | { list: string } | { handle: string };

/** Its address, under which it is kept with all its variants. */
export function changedPath(changed: ChangedPage): string {
  if ('handle' in changed) return profilePath(changed.handle);
  if ('season' in changed) return seasonPath(changed.seriesId, changed.season);
  return 'list' in changed ? listPath({ address: changed.list, name: '' }) : titlePath(changed);
}

/** Stands for every page that is kept. */
export const EVERY_PAGE = '*';

/** What is shown otherwise when a page is nobody's to see any more: the page, and what tells search engines of it. */
export function gonePaths(changed: ChangedPage): string[] {
  const path = changedPath(changed);
  if ('handle' in changed) return [path, '/sitemap.xml', '/sitemaps/profiles.xml'];
  return 'list' in changed ? [path, '/sitemap.xml', '/sitemaps/peoples-lists.xml'] : [path];
}
