import { hasSessionCookie } from '../../core/session-cookie.ts';
import { readListButton } from './marks.ts';
import { pageAddress } from '../../core/routes.ts';
import { hydrateHeader } from '../../core/ui/hydrate-header.ts';
import { showHeld } from './show-held.client.ts';
import { heldTitle } from '../cards/title-data.view.ts';
import { postMark } from './post-mark.store.ts';

const BUTTON = '[form=marks]';

const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLButtonElement>(BUTTON) : null;

/** Has the code come that says what became of a press, and what the lists hold. */
function serve() {
  hydrateHeader();
  return import('./serve-cards.client.ts').then(({ serveCards, finishPress }) => {
    serveCards();
    return finishPress;
  });
}

for (const name of ['pointerover', 'focusin']) {
  document.addEventListener(name, (event) => {
    if (buttonOf(event)) void serve();
  });
}

// A signed-in user's mark is sent, and shown, in the task of the press: leaving the page in it loses nothing.
document.addEventListener(
  'click',
  (event) => {
    const button = buttonOf(event);
    const wanted = button && readListButton(button.name, button.value);
    const title = button && heldTitle(button);
    if (!wanted || !title) return;
    // The form is for who has no scripts, or not yet.
    event.preventDefault();
    // Pressed again before it is answered is pressed once.
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    const { list, present } = wanted;
    let sent: Promise<Response> | undefined;
    if (hasSessionCookie(document.cookie)) {
      sent = postMark((path, init) => fetch(pageAddress(path), init), { what: 'list', list, title, present });
      // What is told of a failure comes with the other code.
      void Promise.allSettled([sent]);
      showHeld(button, present);
    }
    void serve().then((finishPress) => finishPress(button, { list, title, present, sent }));
  },
  { capture: true },
);

// A visitor's press before hydration posted the form, which redirected back here with the pressed button in the hash.
const [, name, value] = /^#(\w+)([+-](?:movie|tv)-\d+)$/.exec(location.hash) ?? [];
if (name && value && !hasSessionCookie(document.cookie)) {
  history.replaceState(history.state, '', location.pathname + location.search);
  document.querySelector<HTMLElement>(`${BUTTON}[name="${name}"][value="${value}"]`)?.click();
}
