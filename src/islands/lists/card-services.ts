import { MY_SERVICES_MESSAGES } from '../../domain/messages.ts';
import { pageServiceMarks } from '../../stores/watch/service-marks.ts';
import type { CardSource } from './card-sources.ts';

const MARK = '[data-included]';

/** A sign and words on the picture: nothing of the card moves, and nobody needs to see colours. */
function markOf(): HTMLElement {
  const mark = document.createElement('span');
  mark.dataset['included'] = '';
  const textContent = MY_SERVICES_MESSAGES.included;
  mark.title = textContent;
  mark.append(Object.assign(document.createElement('span'), { className: 'sr-only', textContent }));
  return mark;
}

/** Lights up what is included on one of the person's services. */
export const servicesSource: CardSource<boolean> = {
  load: (titles) => pageServiceMarks().load(titles),
  listen(changed) {
    pageServiceMarks().$included.listen(changed);
  },
  known: (key) => pageServiceMarks().$included.get().get(key),
  show(card, included) {
    const mark = card.querySelector(MARK);
    if (!included) mark?.remove();
    // Within the link: it belongs to what the link is called.
    else if (!mark) card.querySelector('a')?.append(markOf());
  },
};
