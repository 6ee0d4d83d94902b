import { readCardProps, type CardProps } from '../cards/card-props.ts';
import { parseTitleKey, type TitleId } from '../../core/title.ts';
import { pageLists } from './create-lists.store.ts';
import { pageHideSeen } from './hide-seen.store.ts';
import { onShown } from '../../core/stores/on-shown.ts';
import { $session } from '../../core/stores/session.ts';
import type { Signs } from './sign-cards.client.ts';
import { heldKey } from '../cards/title-data.view.ts';
import { dimCard, paintNote, WHOLE } from './dim-card.client.ts';
import { BUTTON, paintButtons, titlesOfButtons } from './mark-buttons.client.ts';
import { nameMarks } from './mark-names.client.ts';
import { COUNT, paintSeen, seenKeys } from './seen-count.client.ts';

export { finishPress } from './mark-buttons.client.ts';

const CARD = '.title-card';

/** What an island gives to the cards it draws (TitleCard.tsx): those in its islands are left alone before. */
const OWNED = 'data-owned';

/** Cards that come one after the other are asked about together, this many milliseconds after the last (debounce). */
const TOGETHER_MS = 200;

const isHydrated = (card: Element) =>
  card.hasAttribute(OWNED) || !card.closest('astro-island,astro-slot')?.matches('astro-island');

const cards = () => [...document.querySelectorAll<HTMLElement>(CARD)];

const titlesOf = (keys: Iterable<string | null>) =>
  [...new Set(keys)].map(parseTitleKey).filter((title): title is TitleId => title !== null);

/** The signs of services, whose code a visitor does without. */
let signs: Signs | undefined;

/** What the server rendered for a user. */
let rendered: CardProps | null = null;

/** Whether what the server rendered stays where nothing is known yet: not after a sign-out, nor for another user. */
function stays(): boolean {
  const session = $session.get();
  if (session.kind !== 'signedIn') return session.kind === 'unknown';
  return rendered === null || rendered.userId === session.account.id;
}

/** Shows what is known. What is not known yet leaves an element as the server rendered it. */
function paint(): void {
  const isTheirs = stays();
  const shown = cards().filter(isHydrated);
  paintButtons(isTheirs);
  paintSeen(pageLists().$marks.get(), isTheirs);
  paintNote();
  for (const card of shown) {
    dimCard(card, heldKey(card) ?? '', isTheirs);
    // How far the user is in a series changes on other pages only.
    if (!isTheirs) card.querySelector('progress')?.remove();
  }
  signs?.paint(shown, isTheirs);
}

/** Learns what is not known of the titles that are on the page now, in as few calls as it can. */
function look(): void {
  nameMarks();
  const onCards = cards().map(heldKey);
  void pageLists().loadMarks(titlesOf([...onCards, ...titlesOfButtons(), ...seenKeys()]));
  if (onCards.length > 0) void signs?.learn(titlesOf(onCards));
  if (document.querySelector(WHOLE)) pageHideSeen().load();
  paint();
}

function isOfInterest({ type, addedNodes }: MutationRecord): boolean {
  const wanted = `${BUTTON}, ${CARD}, ${COUNT}`;
  const holds = (node: Node) =>
    node instanceof Element && (node.matches(wanted) || node.querySelector(wanted) !== null);
  return type === 'attributes' || [...addedNodes].some(holds);
}

/** Fills the stores with what the server rendered for a user. */
function takeOver(own: CardProps): void {
  rendered = own;
  pageLists().takeOver(own.userId, readCardProps(own));
  pageHideSeen().takeOver(own.userId, own.hideSeen);
  if (signs) takeOverSigns(signs);
}

function takeOverSigns({ takeOver: fill }: Signs): void {
  if (!rendered) return;
  const included = [...readCardProps(rendered)].flatMap(([key, card]): [string, boolean][] =>
    card.included === null ? [] : [[key, card.included]],
  );
  fill(rendered.userId, rendered.services, new Map(included));
}

/** Follows the stores and shows on every title of the page, those that come later too, what they know; returns how to stop. */
export function followCards(own: CardProps | null = null): () => void {
  let looking: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  if (own) takeOver(own);
  const observer = new MutationObserver((records) => {
    if (!records.some(isOfInterest)) return;
    nameMarks();
    paint();
    clearTimeout(looking);
    looking = setTimeout(look, TOGETHER_MS);
  });
  async function bringSigns() {
    const { signs: script } = await import('./sign-cards.client.ts');
    if (isStopped) return;
    if (!signs) takeOverSigns(script);
    signs = script;
    stops.push(script.onChange(paint));
    look();
  }
  let isAsked = false;
  function onSession() {
    if (!isAsked && $session.get().kind === 'signedIn') void bringSigns();
    isAsked ||= $session.get().kind === 'signedIn';
    paint();
  }
  const stops = [pageLists().$marks, pageHideSeen().$on].map((store) => store.listen(paint));
  stops.push($session.subscribe(onSession), pageLists().takeUpIntent());
  stops.push(onShown(() => pageHideSeen().refresh()));
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: [OWNED] });
  look();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    clearTimeout(looking);
    observer.disconnect();
  };
}

let isServing = false;

/** The same for the page, once. What is pressed is sent by the script of every page (press-mark.ts). */
export function serveCards(own: CardProps | null = null): void {
  if (own && isServing) takeOver(own);
  if (isServing) return;
  isServing = true;
  followCards(own);
}

/** Dims, among the suggestions of the search box, what lists leave out, from its first use on. */
export function serveSuggestions(): void {
  const dim = () => void import('./dim-suggestions.client.ts').then((script) => script.dimSuggestions());
  const bar = document.querySelector('#search-bar');
  // Who is quicker than this code has been there already.
  if (bar?.contains(document.activeElement)) dim();
  else bar?.addEventListener('focusin', dim, { once: true });
}
