import { isolated } from '../../core/language/inserted.ts';
import { MARKS_FORM } from './marks.ts';

/** Buttons whose label already names the title. */
const named = new WeakSet<HTMLElement>();
const KEYS = 'card-keys';

/** A text from the page: scripts of every page are built once for all languages. */
const said = (name: 'keys' | 'more' | 'named'): string =>
  document.querySelector<HTMLElement>(`form#${MARKS_FORM}`)?.dataset[name] ?? '';

/** A button's label: "Wishlist: The Matrix". */
const labelled = (label: string, { dataset }: HTMLElement): string =>
  said('named')
    .replace('{label}', () => label)
    .replace('{of}', () => isolated(dataset['name'] ?? ''));

/** Adds the description of the cards' keyboard shortcuts, once per page. */
function sayKeys(): void {
  if (document.querySelector(`#${KEYS}`)) return;
  const words = document.createElement('p');
  words.id = KEYS;
  words.hidden = true;
  words.textContent = said('keys');
  document.body.append(words);
}

/** Adds the button of a card's menu (CardMenu.tsx), which keeps it out of the HTML. */
function addMore(card: HTMLElement): void {
  const marks = card.querySelector('.marks');
  if (!marks || marks.querySelector('[data-more-of]')) return;
  const button = document.createElement('button');
  button.dataset['moreOf'] = '';
  button.title = labelled(said('more'), card);
  marks.append(button);
}

/**
 * Adds the title to the labels of cards' list buttons, "Wishlist: The Matrix", and removes all buttons of
 * cards from the tab order: features/shell/card-keys.client.ts reaches them, as the card's link describes.
 */
export function nameMarks(): void {
  for (const card of document.querySelectorAll<HTMLElement>('.title-card')) {
    addMore(card);
    const buttons = card.querySelectorAll<HTMLElement>('button');
    for (const button of buttons) {
      button.tabIndex = -1;
      if (!button.matches('[form=marks]') || named.has(button)) continue;
      named.add(button);
      button.title = labelled(button.title, card);
    }
    if (buttons.length === 0) continue;
    sayKeys();
    card.querySelector('a')?.setAttribute('aria-describedby', KEYS);
  }
}
