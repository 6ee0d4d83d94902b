import { isHeld, type ListName } from '../../domain/lists/lists.ts';
import { whyDimmed } from '../../domain/lists/own-cards.ts';
import { pageHideSeen } from '../../stores/lists/hide-seen.ts';
import { pageLists } from '../../stores/lists/create-lists.ts';
import { DIMMED } from '../shared/dimmed.ts';

/** Whether a list holds a title (titleKey), as it is shown; null while it is not known. */
export const isIn = (list: ListName, key: string | null): boolean | null =>
  isHeld(
    pageLists()
      .$marks.get()
      .get(key ?? ''),
    list,
  );

/**
 * Shows on an element why its title (titleKey) is dimmed, where the style sheet finds it and screen readers read it. What
 * the person has seen is dimmed only where a list may hold it against their wish (`amongAll`), never on lists of their own.
 */
export function dim({ dataset }: HTMLElement, key: string | null, amongAll: boolean): void {
  const held = { dismissed: isIn('dismissed', key) === true, watched: isIn('watched', key) === true };
  const reason = whyDimmed(held, amongAll && pageHideSeen().$on.get());
  if (reason === null) delete dataset['dimmed'];
  else if (dataset['dimmed'] !== DIMMED[reason]()) dataset['dimmed'] = DIMMED[reason]();
}
