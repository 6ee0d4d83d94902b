import { isHeld, type ListName } from '../../domain/lists.ts';
import { LIST_MESSAGES, SEEN_MESSAGES } from '../../domain/messages.ts';
import { pageHideSeen } from '../../stores/hide-seen.ts';
import { pageLists } from '../../stores/lists/create-lists.ts';

/** Whether a list holds a title (titleKey), as it is shown; null while it is not known. */
export const isIn = (list: ListName, key: string | null): boolean | null =>
  isHeld(
    pageLists()
      .$marks.get()
      .get(key ?? ''),
    list,
  );

/**
 * Why a title (titleKey) is dimmed, in words for people; null for one that is not. What the person has seen is dimmed
 * only where a list may hold it against their wish (`amongAll`) and they hide it, never on lists of their own.
 */
export function whyDimmed(key: string | null, amongAll: boolean): string | null {
  if (isIn('dismissed', key) === true) return LIST_MESSAGES.dismissed.button;
  const seen = amongAll && pageHideSeen().$on.get() && isIn('watched', key) === true;
  return seen ? SEEN_MESSAGES.title : null;
}

/** Shows on an element why its title is dimmed, where the style sheet finds it and screen readers read it. */
export function dim({ dataset }: HTMLElement, reason: string | null): void {
  if (reason === null) delete dataset['dimmed'];
  else if (dataset['dimmed'] !== reason) dataset['dimmed'] = reason;
}
