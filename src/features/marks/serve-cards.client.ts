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

/** Set on cards that React has hydrated (TitleCard.tsx); cards of other islands are not changed before. */
const OWNED = 'data-owned';

/** Debounce of loading for added cards. */
const TOGETHER_MS = 200;

const isHydrated = (card: Element) =>
  card.hasAttribute(OWNED) || !card.closest('astro-island,astro-slot')?.matches('astro-island');

const cards = () => [...document.querySelectorAll<HTMLElement>(CARD)];

const titlesOf = (keys: Iterable<string | null>) =>
  [...new Set(keys)].map(parseTitleKey).filter((title): title is TitleId => title !== null);

/** The code of signs on cards, loaded for signed-in users only. */
let signs: Signs | undefined;

/** The data rendered for a user. */
let rendered: CardProps | null = null;

/** Whether rendered states remain until others are loaded: not after a sign-out or for another user. */
function stays(): boolean {
  const session = $session.get();
  if (session.kind !== 'signedIn') return session.kind === 'unknown';
  return rendered === null || rendered.userId === session.account.id;
}

/** Shows all loaded states; the rendered ones remain until then. */
function paint(): void {
  const isTheirs = stays();
  const shown = cards().filter(isHydrated);
  paintButtons(isTheirs);
  paintSeen(pageLists().$marks.get(), isTheirs);
  paintNote();
  for (const card of shown) {
    dimCard(card, heldKey(card) ?? '', isTheirs);
    // A series' progress changes on other pages only.
    if (!isTheirs) card.querySelector('progress')?.remove();
  }
  signs?.paint(shown, isTheirs);
}

/** Loads the missing states of the page's titles, batched. */
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

/** Fills the stores with the data rendered for a user. */
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

/**
 * Shows the stores' states on every title of the page, including those added later. Returns a function that
 * stops it.
 */
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

/** Starts it once for the page. Presses are sent by the script of every page (press-mark.client.ts). */
export function serveCards(own: CardProps | null = null): void {
  if (own && isServing) takeOver(own);
  if (isServing) return;
  isServing = true;
  followCards(own);
}

/** Dims suggestions of the search box from its first use. */
export function serveSuggestions(): void {
  const dim = () => void import('./dim-suggestions.client.ts').then((script) => script.dimSuggestions());
  const bar = document.querySelector('#search-bar');
  // The search box may have been focused before this script loaded.
  if (bar?.contains(document.activeElement)) dim();
  else bar?.addEventListener('focusin', dim, { once: true });
}
