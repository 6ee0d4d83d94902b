import { isolated } from '../../core/language/inserted.ts';
import { MARKS_FORM } from './marks.ts';

/** Buttons that name their title already. */
const named = new WeakSet<HTMLElement>();
const KEYS = 'card-keys';

/** What the page says of its cards, in its language: the script of every page is one file for all languages. */
const said = (name: 'keys' | 'more' | 'named'): string =>
  document.querySelector<HTMLElement>(`form#${MARKS_FORM}`)?.dataset[name] ?? '';

/** A label of a card's button: "Wishlist: The Matrix". */
const labelled = (label: string, { dataset }: HTMLElement): string =>
  said('named')
    .replace('{label}', () => label)
    .replace('{of}', () => isolated(dataset['name'] ?? ''));

/** Where the links of cards are said to lead on to buttons; written once a page. */
function sayKeys(): void {
  if (document.querySelector(`#${KEYS}`)) return;
  const words = document.createElement('p');
  words.id = KEYS;
  words.hidden = true;
  words.textContent = said('keys');
  document.body.append(words);
}

/** Adds the button of a card's menu (CardMenu.tsx), which costs the page no bytes. */
function addMore(card: HTMLElement): void {
  const marks = card.querySelector('.marks');
  if (!marks || marks.querySelector('[data-more-of]')) return;
  const button = document.createElement('button');
  button.dataset['moreOf'] = '';
  button.title = labelled(said('more'), card);
  marks.append(button);
}

/**
 * Gives the list buttons of cards names that can be told apart, "Wishlist: The Matrix", and takes all buttons of
 * cards out of the way of the Tab key: features/shell/card-keys.client.ts leads to them, and the card's link says so.
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
