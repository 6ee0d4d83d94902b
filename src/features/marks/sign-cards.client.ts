import { m } from '../../paraglide/messages.js';
import type { TitleId } from '../../core/title.ts';
import { pageMyServices } from '../watch/my-services.store.ts';
import { pageServiceMarks } from '../watch/service-marks.store.ts';
import { heldKey } from '../cards/title-data.view.ts';

const MARK = '[data-included]';

/** A sign and words on the picture: nothing of the card moves, and the sign does not depend on colours. */
function markOf(): HTMLElement {
  const mark = document.createElement('span');
  mark.dataset['included'] = '';
  mark.title = m.my_services_included();
  mark.append(
    Object.assign(document.createElement('span'), {
      className: 'sr-only',
      textContent: m.my_services_included(),
    }),
  );
  return mark;
}

/**
 * Shows which cards have a title that is included on one of the user's services, once that is known or has changed. What
 * is not known yet stays as it was rendered, if that was for the same user (`stays`).
 */
function paint(cards: readonly HTMLElement[], stays: boolean): void {
  const known = pageServiceMarks().$included.get();
  for (const card of cards) {
    const included = known.get(heldKey(card) ?? '');
    if (included === undefined && stays) continue;
    const mark = card.querySelector(MARK);
    if (!included) mark?.remove();
    // Within the link: it belongs to what the link is called.
    else if (!mark) card.querySelector('a')?.append(markOf());
  }
}

/** Learns whether titles are included. */
const learn = (titles: readonly TitleId[]): Promise<void> => pageServiceMarks().load(titles);

/** Fills the stores with the services of a user, and for which titles the server rendered whether they are included. */
function takeOver(userId: string, services: readonly number[], included: ReadonlyMap<string, boolean>): void {
  pageMyServices().takeOver(userId, services, null);
  pageServiceMarks().takeOver(included);
}

/** Calls a listener whenever there may be something else to show; returns how to stop. */
const onChange = (changed: () => void): (() => void) => pageServiceMarks().$included.listen(changed);

export const signs = { paint, learn, takeOver, onChange };
export type Signs = typeof signs;
