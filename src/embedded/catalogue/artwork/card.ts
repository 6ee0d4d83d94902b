import { backdrop } from './backdrop.ts';
import { setTitle } from './lettering.ts';
import { box, shape, svg } from './markup.ts';
import { creditOf, type Subject } from './subject.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 76;

/** The backdrop's 853 × 480 fill the width, and lose as much above as below. */
const SCALE = WIDTH / 853;
const PICTURE = `transform="translate(0 ${((HEIGHT - 480 * SCALE) / 2).toFixed(1)}) scale(${SCALE.toFixed(4)})"`;

/** The product's mark, 29 units wide and high from 1.5. */
const MARK =
  box(1.5, 1.5, 29, 29, '#ffb92e', 'rx="7"') +
  box(6, 6, 20, 20, '#0b0a0d', 'rx="3.5"') +
  shape('M10.4 21.5v-11h2.2l3.4 5.4 3.4-5.4h2.2v11h-2.5v-6.6L16 19.6l-3.1-4.7v6.6z', '#ffb92e');

/** What a link to a title shows in a conversation, as the body of an SVG with the view box 0 0 1200 630. */
export function card(subject: Subject): string {
  const title = setTitle(subject.title, creditOf(subject), 'card', 'start', { width: 290, height: 190 });
  return (
    `<g ${PICTURE}>${backdrop(subject)}</g>` +
    svg`<g transform="translate(${MARGIN - 3} ${MARGIN - 10}) scale(2)">${MARK}</g>` +
    svg`<g transform="translate(${MARGIN} ${HEIGHT - MARGIN - 2 * title.height}) scale(2)">${title.place(0, 0, '#f6f2ea', '#c9c4bb')}</g>`
  );
}
