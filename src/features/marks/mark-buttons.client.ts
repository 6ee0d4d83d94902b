import { m } from '../../paraglide/messages.js';
import { isHeld, type ListName, type ListTitle, type Mark } from '../../core/lists.ts';
import { titleKey } from '../../core/title.ts';
import { pageLists } from './create-lists.store.ts';
import { heldKey } from '../cards/title-data.view.ts';
import { showHeld } from './show-held.client.ts';

export const BUTTON = '[form=marks]';

const listOf = (button: HTMLButtonElement) => button.name as ListName;
/** Undo buttons have no state (features/title/DismissedNote.astro). */
const allButtons = () => document.querySelectorAll<HTMLButtonElement>(`${BUTTON}:not([data-take-back])`);

/** The titleKeys of the page's list buttons. */
export const titlesOfButtons = () => [...allButtons()].map(heldKey);

/** Shows the state of every list button. Until it is loaded, the rendered state remains if `stays`. */
export function paintButtons(stays: boolean): void {
  const marks = pageLists().$marks.get();
  for (const button of allButtons()) paintButton(button, marks.get(heldKey(button) ?? ''), stays);
}

/** If loading failed, the button says that its state is unknown instead of showing "not in the list". */
function paintButton(button: HTMLButtonElement, mark: Mark | undefined, stays: boolean): void {
  const held = isHeld(mark, listOf(button));
  const unknown = held === null && mark?.kind === 'failed';
  const name = unknown ? m.list_unknown_state({ button: button.title || button.innerText }) : null;
  showHeld(button, held ?? (!unknown && stays && button.ariaPressed === 'true'));
  if (unknown) button.ariaPressed = null;
  if (button.ariaLabel !== name) button.ariaLabel = name;
  button.toggleAttribute('data-unknown', unknown);
}

/** A pressed list button. `sent`: the request, already sent for a signed-in user. */
interface Press {
  list: ListName;
  title: ListTitle;
  present: boolean;
  sent: Promise<Response> | undefined;
}

/** Shows the result of a press. If it failed and the state is unknown, restores the button. */
export async function finishPress(button: HTMLButtonElement, press: Press): Promise<void> {
  const { list, title, present, sent } = press;
  const isKept = await pageLists().put(list, title, present, sent);
  button.ariaBusy = null;
  const held = isHeld(pageLists().$marks.get().get(titleKey(title)), list);
  if (!isKept && held === null && sent) showHeld(button, !present);
}
