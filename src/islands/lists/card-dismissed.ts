import { parseTitleKey } from '../../domain/title.ts';
import { pageHideSeen } from '../../stores/lists/hide-seen.ts';
import { pageLists } from '../../stores/lists/create-lists.ts';
import { heldKey } from '../shared/title-data.ts';
import type { CardSource } from './card-sources.ts';
import { dim, isIn, reasonFor, type Reason } from './why-dimmed.ts';

/** Lists made for whoever looks at them: what is dismissed leaves them (docs/behaviour.md, Not interested). */
const MADE_FOR_ONE = '.scroll-row>li,[data-personal]>li';

/** Lists that show a whole, whoever looks at it: what one has seen is dimmed there for who hides it. */
const WHOLE = '[data-whole]';

/** On a title's own page: says that it is dismissed, with the way back (components/detail/DismissedNote.astro). */
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

function paintNote(): void {
  const note = document.querySelector<HTMLElement>(NOTE);
  const dismissed = note && isIn('dismissed', heldKey(note));
  if (note && dismissed !== null) note.hidden = !dismissed;
}

/**
 * What the person is not interested in, and, where they hide it, what they have seen. Dismissed before their eyes a
 * title leaves lists that are made for them; what is learnt late is dimmed only, since nothing may move that nobody
 * touched.
 */
export const dismissedSource: CardSource<Reason> = {
  async load(titles) {
    if (document.querySelector(WHOLE)) pageHideSeen().load();
    await pageLists().loadMarks(titles);
  },
  listen(changed) {
    pageLists().$marks.listen(changed);
    pageHideSeen().$on.listen(changed);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') pageHideSeen().refresh();
    });
    pageLists().$marks.subscribe(paintNote);
  },
  known: (key, card) => reasonFor(key, card.closest(WHOLE) !== null),
  show(card, reason, key) {
    if (parseTitleKey(key) === null) return;
    const place = card.closest<HTMLElement>(MADE_FOR_ONE);
    dim(card, reason);
    if (!place) return;
    const leaves = reason === 'dismissed' && pageLists().wasOfInterest(key);
    if (leaves && !place.hidden) leaveFocus(place);
    place.hidden = leaves;
  },
};
