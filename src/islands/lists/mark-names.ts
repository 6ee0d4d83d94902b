import { CARD_MESSAGES } from '../../domain/messages.ts';

/** Ends a button's own name where that of its title begins. */
const OF = ': ';
const KEYS = 'card-keys';

/** Where the links of cards are said to lead on to buttons; written once a page. */
function sayKeys(): void {
  if (document.querySelector(`#${KEYS}`)) return;
  const words = document.createElement('p');
  words.id = KEYS;
  words.hidden = true;
  words.textContent = CARD_MESSAGES.keys;
  document.body.append(words);
}

/** Adds the button of a card's menu (card-menu.ts), which costs the page no bytes. */
function addMore(card: HTMLElement): void {
  const marks = card.querySelector('.marks');
  if (!marks || marks.querySelector('[data-more-of]')) return;
  const button = document.createElement('button');
  button.dataset['moreOf'] = '';
  button.title = CARD_MESSAGES.more + OF + (card.dataset['name'] ?? '');
  marks.append(button);
}

/**
 * Gives the list buttons of cards names that can be told apart, "Wishlist: The Matrix", and takes all buttons of
 * cards out of the way of the Tab key: components/shell/card-keys.ts leads to them, and the card's link says so.
 */
export function nameMarks(): void {
  for (const card of document.querySelectorAll<HTMLElement>('.title-card')) {
    addMore(card);
    const buttons = card.querySelectorAll<HTMLElement>('button');
    for (const button of buttons) {
      button.tabIndex = -1;
      if (button.dataset['mark'] && !button.title.includes(OF))
        button.title += OF + (card.dataset['name'] ?? '');
    }
    if (buttons.length === 0) continue;
    sayKeys();
    card.querySelector('a')?.setAttribute('aria-describedby', KEYS);
  }
}
