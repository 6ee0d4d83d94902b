import { parseTitleKey } from '../../core/title.ts';
import { pageLists } from './create-lists.store.ts';
import { heldKey } from '../cards/title-data.view.ts';
import { dim, isIn, reasonFor } from './why-dimmed.client.ts';

/** Lists made for whoever looks at them: what is dismissed leaves them (docs/behaviour.md, Not interested). */
const MADE_FOR_ONE = '.scroll-row>li,[data-personal]>li';

/** Lists that show a whole, whoever looks at it: what one has seen is dimmed there for who hides it. */
export const WHOLE = '[data-whole]';

/** On a title's own page: says that it is dismissed, with the way back (features/title/DismissedNote.astro). */
const NOTE = '[data-dismissed-note]';

/** Nobody who dismisses by keyboard loses their place, neither on the card nor in its menu. */
function leaveFocus(place: HTMLElement): void {
  const menu = document.querySelector('[data-card-menu]');
  if (![place, menu].some((part) => part?.contains(document.activeElement))) return;
  const places = [...(place.parentElement?.children ?? [])];
  const others = [
    ...places.slice(places.indexOf(place) + 1),
    ...places.slice(0, places.indexOf(place)).reverse(),
  ];
  const next = others.find((other) => !other.matches('[hidden]'));
  next?.querySelector('a')?.focus();
}

/** Shows the note on the page of a title that is dismissed. */
export function paintNote(): void {
  const note = document.querySelector<HTMLElement>(NOTE);
  const dismissed = note && isIn('dismissed', heldKey(note));
  if (note && dismissed !== null) note.hidden = !dismissed;
}

/**
 * Dims what the user is not interested in, and, where they hide it, what they have seen. Dismissed before their eyes a
 * title leaves lists that are made for them; what is learnt late is dimmed only, since nothing may move that nobody
 * touched. What is not known yet stays as it was rendered, if that was for the same user (`stays`).
 */
export function dimCard(card: HTMLElement, key: string, stays: boolean): void {
  const known = reasonFor(key, card.closest(WHOLE) !== null);
  if (parseTitleKey(key) === null || (known === undefined && stays)) return;
  const reason = known ?? null;
  dim(card, reason);
  const place = card.closest<HTMLElement>(MADE_FOR_ONE);
  if (!place) return;
  const leaves = reason === 'dismissed' && pageLists().wasOfInterest(key);
  if (leaves && !place.hidden) leaveFocus(place);
  place.hidden = leaves;
}
