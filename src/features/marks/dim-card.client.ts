import { parseTitleKey } from '../../core/title.ts';
import { pageLists } from './create-lists.store.ts';
import { heldKey } from '../cards/title-data.view.ts';
import { dim, isIn, reasonFor } from './why-dimmed.client.ts';

/** Personal lists, which dismissed titles leave (docs/behaviour.md, Not interested). */
const MADE_FOR_ONE = '.scroll-row>li,[data-personal]>li';

/** Complete lists: seen titles are dimmed for users who hide them. */
export const WHOLE = '[data-whole]';

/** The note on the page of a dismissed title, with Undo (features/title/DismissedNote.astro). */
const NOTE = '[data-dismissed-note]';

/** Moves keyboard focus to the next card if the card or its menu has it. */
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

/** Shows the note on the page of a dismissed title. */
export function paintNote(): void {
  const note = document.querySelector<HTMLElement>(NOTE);
  const dismissed = note && isIn('dismissed', heldKey(note));
  if (note && dismissed !== null) note.hidden = !dismissed;
}

/**
 * Dims dismissed titles, and seen ones for users who hide them. A title dismissed on this page leaves
 * personal lists; one whose state loads late is only dimmed, so that nothing moves unprompted. Until a state
 * is loaded, the rendered one remains if it is the same user's (`stays`).
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
