import type { ListName } from '../../domain/lists.ts';
import { parseTitleKey, type TitleId } from '../../domain/title.ts';
import { $marks, loadMarks } from '../../stores/list-marks.ts';
import { toggleInList } from '../../stores/lists.ts';
import { listTitleOf, titleKeyOf } from './card-title.ts';
import { nameMarks } from './mark-names.ts';

const BUTTON = '[data-mark]';

const listOf = (button: HTMLElement) => button.dataset['mark'] as ListName;
const allButtons = () => document.querySelectorAll<HTMLElement>(BUTTON);

/** Cards that come one after the other are asked about together, this many milliseconds after the last. */
const TOGETHER_MS = 200;

let serving = false;
let looking: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes every list button of the page work, those of cards that come later too: one listener for all, their
 * state learnt in one query. What was pressed while this was on its way is done now.
 */
export function serveMarkButtons(): void {
  if (serving) return;
  serving = true;
  document.addEventListener('click', onClick, { capture: true });
  $marks.listen(paint);
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
  return node instanceof Element && (node.matches(BUTTON) || node.querySelector(BUTTON) !== null);
}

/** Learns about the titles that are on the page now. */
function look(): void {
  nameMarks();
  const keys = new Set([...allButtons()].map(titleKeyOf));
  void loadMarks([...keys].map(parseTitleKey).filter((title): title is TitleId => title !== null));
  paint();
}

function paint(): void {
  const marks = $marks.get();
  for (const button of allButtons()) {
    const pressed = String(marks.get(titleKeyOf(button) ?? '')?.[listOf(button)] ?? false);
    if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
  }
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTON) : null;
  if (!button) return;
  // For components/shell/wake.ts: nobody needs to be woken for this.
  event.preventDefault();
  press(button);
}

function press(button: HTMLElement): void {
  const title = listTitleOf(button);
  if (title) void toggleInList(listOf(button), title);
}
