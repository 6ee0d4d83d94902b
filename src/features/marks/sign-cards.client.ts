import { m } from '../../paraglide/messages.js';
import type { TitleId } from '../../core/title.ts';
import { pageMyServices } from '../watch/my-services.store.ts';
import { pageServiceMarks } from '../watch/service-marks.store.ts';
import { heldKey } from '../cards/title-data.view.ts';

const MARK = '[data-included]';

/** A sign with text on the poster: it takes no space and does not rely on colour. */
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
 * Marks the cards whose title is included in one of the user's services. Until that is loaded, the rendered
 * sign remains if it is the same user's (`stays`).
 */
function paint(cards: readonly HTMLElement[], stays: boolean): void {
  const known = pageServiceMarks().$included.get();
  for (const card of cards) {
    const included = known.get(heldKey(card) ?? '');
    if (included === undefined && stays) continue;
    const mark = card.querySelector(MARK);
    if (!included) mark?.remove();
    // Inside the link, as part of its name.
    else if (!mark) card.querySelector('a')?.append(markOf());
  }
}

const learn = (titles: readonly TitleId[]): Promise<void> => pageServiceMarks().load(titles);

/** Fills the stores with a user's services, and with the rendered answers for titles. */
function takeOver(userId: string, services: readonly number[], included: ReadonlyMap<string, boolean>): void {
  pageMyServices().takeOver(userId, services, null);
  pageServiceMarks().takeOver(included);
}

/** Subscribes to changes; returns the unsubscribe function. */
const onChange = (changed: () => void): (() => void) => pageServiceMarks().$included.listen(changed);

export const signs = { paint, learn, takeOver, onChange };
export type Signs = typeof signs;
