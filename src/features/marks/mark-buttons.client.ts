import { m } from '../../paraglide/messages.js';
import { isHeld, type ListName, type ListTitle, type Mark } from '../../core/lists.ts';
import { titleKey } from '../../core/title.ts';
import { pageLists } from './create-lists.store.ts';
import { heldKey } from '../cards/title-data.view.ts';
import { showHeld } from './show-held.client.ts';

export const BUTTON = '[form=marks]';

const listOf = (button: HTMLButtonElement) => button.name as ListName;
/** Those that show a state: taking back has none (features/title/DismissedNote.astro). */
const allButtons = () => document.querySelectorAll<HTMLButtonElement>(`${BUTTON}:not([data-take-back])`);

/** The titles (titleKey) that list buttons are about. */
export const titlesOfButtons = () => [...allButtons()].map(heldKey);

/** Shows the state of every list button of the page. While it is not known, what the server rendered `stays` or goes. */
export function paintButtons(stays: boolean): void {
  const marks = pageLists().$marks.get();
  for (const button of allButtons()) paintButton(button, marks.get(heldKey(button) ?? ''), stays);
}

/** A button that could not learn its state says so instead of claiming that the list does not hold the title. */
function paintButton(button: HTMLButtonElement, mark: Mark | undefined, stays: boolean): void {
  const held = isHeld(mark, listOf(button));
  const unknown = held === null && mark?.kind === 'failed';
  const name = unknown ? m.list_unknown_state({ button: button.title || button.innerText }) : null;
  showHeld(button, held ?? (!unknown && stays && button.ariaPressed === 'true'));
  if (unknown) button.ariaPressed = null;
  if (button.ariaLabel !== name) button.ariaLabel = name;
  button.toggleAttribute('data-unknown', unknown);
}

/** What was pressed, and the answer to it where it was sent with the press: to a signed-in user's. */
interface Press {
  list: ListName;
  title: ListTitle;
  present: boolean;
  sent: Promise<Response> | undefined;
}

/** Says what became of a press. One that was not kept leaves a button as it was where nothing is known of it. */
export async function finishPress(button: HTMLButtonElement, press: Press): Promise<void> {
  const { list, title, present, sent } = press;
  const isKept = await pageLists().put(list, title, present, sent);
  button.ariaBusy = null;
  const held = isHeld(pageLists().$marks.get().get(titleKey(title)), list);
  if (!isKept && held === null && sent) showHeld(button, !present);
}
