import { isHeld, type ListName } from '../../core/lists.ts';
import { whyDimmed } from '../cards/own-cards.ts';
import { pageHideSeen } from './hide-seen.store.ts';
import { pageLists } from './create-lists.store.ts';
import { DIMMED } from '../cards/dimmed.view.ts';

/** Whether a list holds a title (titleKey), as it is shown; null while it is not known. */
export const isIn = (list: ListName, key: string | null): boolean | null =>
  isHeld(
    pageLists()
      .$marks.get()
      .get(key ?? ''),
    list,
  );

export type Reason = ReturnType<typeof whyDimmed>;

/**
 * Why a title (titleKey) is dimmed; undefined while that is not known. What the person has seen is dimmed only where a list
 * may hold it against their wish (`amongAll`), never on lists of their own.
 */
export function reasonFor(key: string | null, amongAll: boolean): Reason | undefined {
  const [dismissed, watched] = [isIn('dismissed', key), isIn('watched', key)];
  const hidesSeen = amongAll && pageHideSeen().$on.get();
  if (dismissed !== true && [dismissed, watched, hidesSeen].includes(null)) return undefined;
  return whyDimmed({ dismissed: dismissed === true, watched: watched === true }, hidesSeen === true);
}

/** Shows it on an element, where the style sheet finds it and screen readers read it. */
export function dim({ dataset }: HTMLElement, reason: Reason): void {
  if (reason === null) delete dataset['dimmed'];
  else if (dataset['dimmed'] !== DIMMED[reason]()) dataset['dimmed'] = DIMMED[reason]();
}
