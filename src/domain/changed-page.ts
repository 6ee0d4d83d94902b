import { listPath } from './custom-lists.ts';
import { profilePath, titlePath } from './routes.ts';
import type { TitleId } from './title.ts';

/** What is shown otherwise now: a title, the list of somebody that has this address, or the page of a person by name. */
export type ChangedPage = TitleId | { list: string } | { handle: string };

/** Its address, under which it is kept with all its variants. */
export function changedPath(changed: ChangedPage): string {
  if ('handle' in changed) return profilePath(changed.handle);
  return 'list' in changed ? listPath({ address: changed.list, name: '' }) : titlePath(changed);
}
