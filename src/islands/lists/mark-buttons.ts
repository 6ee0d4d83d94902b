import { isHeld, type ListName, type Mark } from '../../domain/lists/lists.ts';
import { LIST_MESSAGES } from '../../domain/messages.ts';
import { parseTitleKey, type TitleId } from '../../domain/title.ts';
import { pageLists } from '../../stores/lists/create-lists.ts';
import { $session } from '../../stores/session.ts';
import { heldKey, heldTitle } from '../shared/title-data.ts';
import { nameMarks } from './mark-names.ts';
import { staysDrawn } from './stays-drawn.ts';
import { COUNT, paintSeen, seenKeys } from './seen-count.ts';

const BUTTON = '[data-mark]';

const listOf = (button: HTMLElement) => button.dataset['mark'] as ListName;
/** Those that show a state: taking back has none (components/detail/DismissedNote.astro). */
const allButtons = () => document.querySelectorAll<HTMLElement>(`${BUTTON}:not([data-take-back])`);

/** Cards that come one after the other are asked about together, this many milliseconds after the last (debounce). */
const TOGETHER_MS = 200;

let serving = false;
let looking: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes every list button of the page work, those of cards that come later too: one listener for all, their
 * state learnt in one query. The same query says how many of the page's titles have been seen (seen-count.ts). What was pressed while this was on its way is done now.
 */
export function serveMarkButtons(): void {
  if (serving) return;
  serving = true;
  document.addEventListener('click', onClick, { capture: true });
  pageLists().$marks.listen(paint);
  $session.listen(paint);
  pageLists().takeUpIntent();
  new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => [...addedNodes].some(holdsButtons))) return;
    nameMarks();
    paint();
    clearTimeout(looking);
    looking = setTimeout(look, TOGETHER_MS);
  }).observe(document.body, { childList: true, subtree: true });
  look();
  for (const button of document.querySelectorAll<HTMLElement>(`${BUTTON}[aria-busy]`)) {
    button.removeAttribute('aria-busy');
    press(button);
  }
}

function holdsButtons(node: Node): boolean {
  const wanted = `${BUTTON}, .title-card, ${COUNT}`;
  return node instanceof Element && (node.matches(wanted) || node.querySelector(wanted) !== null);
}

/** Learns about the titles that are on the page now, in one call with those it counts. */
function look(): void {
  nameMarks();
  const keys = new Set([...[...allButtons()].map(heldKey), ...seenKeys()]);
  void pageLists().loadMarks(
    [...keys].map(parseTitleKey).filter((title): title is TitleId => title !== null),
  );
  paint();
}

function paint(): void {
  const marks = pageLists().$marks.get();
  for (const button of allButtons()) paintButton(button, marks.get(heldKey(button) ?? ''));
  paintSeen(marks);
}

/** A button that could not learn its state says so instead of claiming that the list does not hold the title. */
function paintButton(button: HTMLElement, mark: Mark | undefined): void {
  const held = isHeld(mark, listOf(button));
  const unknown = held === null && mark?.kind === 'failed';
  const pressed = unknown ? null : String(held ?? (staysDrawn() && button.ariaPressed === 'true'));
  const name = unknown ? LIST_MESSAGES.unknownState(button.title || button.innerText) : null;
  if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
  if (button.ariaLabel !== name) button.ariaLabel = name;
  button.toggleAttribute('data-unknown', unknown);
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null;
  if (!button) return;
  // Tells components/shell/wake.ts that no island has to start for this click.
  event.preventDefault();
  press(button);
}

function press(button: HTMLElement): void {
  const title = heldTitle(button);
  const { toggle, removeWithUndo } = pageLists();
  const act = button.dataset['takeBack'] === undefined ? toggle : removeWithUndo;
  if (title) void act(listOf(button), title);
}
