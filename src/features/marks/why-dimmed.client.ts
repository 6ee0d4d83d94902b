import { isHeld, type ListName } from '../../core/lists.ts';
import { whyDimmed } from '../cards/own-cards.ts';
import { pageHideSeen } from './hide-seen.store.ts';
import { pageLists } from './create-lists.store.ts';
import { DIMMED } from '../cards/dimmed.view.ts';

/** Whether a list has a title (titleKey), optimistic updates included; null until it is loaded. */
export const isIn = (list: ListName, key: string | null): boolean | null =>
  isHeld(
    pageLists()
      .$marks.get()
      .get(key ?? ''),
    list,
  );

export type Reason = ReturnType<typeof whyDimmed>;

/**
 * Why a title (titleKey) is dimmed; undefined until that is loaded. Seen titles are dimmed only in lists that
 * may contain them against the user's wish (`amongAll`), never in the user's own lists.
 */
export function reasonFor(key: string | null, amongAll: boolean): Reason | undefined {
  const [dismissed, watched] = [isIn('dismissed', key), isIn('watched', key)];
  const hidesSeen = amongAll && pageHideSeen().$on.get();
  if (dismissed !== true && [dismissed, watched, hidesSeen].includes(null)) return undefined;
  return whyDimmed({ dismissed: dismissed === true, watched: watched === true }, hidesSeen === true);
}

/** Sets or removes the reason, which styles and screen readers use. */
export function dim({ dataset }: HTMLElement, reason: Reason): void {
  if (reason === null) delete dataset['dimmed'];
  else if (dataset['dimmed'] !== DIMMED[reason]()) dataset['dimmed'] = DIMMED[reason]();
}
