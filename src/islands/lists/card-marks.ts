import { parseTitleKey, type TitleId } from '../../domain/title.ts';
import { heldKey } from '../shared/title-data.ts';
import { $session } from '../../stores/session.ts';
import { CARD_SOURCES, type CardSource } from './card-sources.ts';
import { staysDrawn } from './stays-drawn.ts';

const CARD = '.title-card';

/** What an island gives to the cards it draws (TitleCard.tsx): those in its islands are left alone before. */
const OWNED = 'data-owned';

/** Cards that come one after the other are asked about together, this many milliseconds after the last (debounce). */
const TOGETHER_MS = 200;

const isDrawn = (card: Element) =>
  card.hasAttribute(OWNED) || !card.closest('astro-island,astro-slot')?.matches('astro-island');

const cards = () => [...document.querySelectorAll<HTMLElement>(CARD)];

/** What is not known yet leaves a card as it was drawn. */
function paint(source: CardSource): void {
  const unknown = staysDrawn() ? undefined : null;
  for (const card of cards().filter(isDrawn)) {
    const key = heldKey(card) ?? '';
    const known = source.known(key, card);
    const value = known === undefined ? unknown : known;
    if (value !== undefined) source.show(card, value, key);
  }
}

const holdsCards = (node: Node) =>
  node instanceof Element && (node.matches(CARD) || node.querySelector(CARD) !== null);

/**
 * Shows on every card of the page, those that come later too, what the sources know of its title; all sources are
 * asked at once. Answers how to stop.
 */
export function followCards(sources: readonly CardSource[]): () => void {
  let looking: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const titles = cards()
      .map((card) => parseTitleKey(heldKey(card)))
      .filter((title): title is TitleId => title !== null);
    for (const source of sources) void source.load(titles);
  };
  const observer = new MutationObserver((records) => {
    if (!records.some(({ type, addedNodes }) => type[0] === 'a' || [...addedNodes].some(holdsCards))) return;
    sources.forEach(paint);
    clearTimeout(looking);
    looking = setTimeout(look, TOGETHER_MS);
  });
  for (const source of sources) source.listen(() => paint(source));
  const stop = $session.listen(() => sources.forEach(paint));
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: [OWNED] });
  sources.forEach(paint);
  look();
  return () => {
    stop();
    clearTimeout(looking);
    observer.disconnect();
  };
}

let serving = false;

/** The same for the page somebody looks at, once. */
export function serveCardMarks(): void {
  if (serving) return;
  serving = true;
  followCards(CARD_SOURCES);
  const dim = () => void import('./dim-suggestions.ts').then((script) => script.dimSuggestions());
  const bar = document.querySelector('#search-bar');
  // Who is quicker than this code has been there already.
  if (bar?.contains(document.activeElement)) dim();
  else bar?.addEventListener('focusin', dim, { once: true });
}
