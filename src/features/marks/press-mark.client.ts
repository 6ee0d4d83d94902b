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

/** Loads the code that shows lists' states and the result of a press. */
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

// For a signed-in user the mutation is sent and shown in the same task as the click, so that leaving the page
// loses nothing.
document.addEventListener(
  'click',
  (event) => {
    const button = buttonOf(event);
    const wanted = button && readListButton(button.name, button.value);
    const title = button && heldTitle(button);
    if (!wanted || !title) return;
    // The form is for presses before this script, and without scripts.
    event.preventDefault();
    // Ignores presses until the response.
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    const { list, present } = wanted;
    let sent: Promise<Response> | undefined;
    if (hasSessionCookie(document.cookie)) {
      sent = postMark((path, init) => fetch(pageAddress(path), init), { what: 'list', list, title, present });
      // The code loaded below handles a failure.
      void Promise.allSettled([sent]);
      showHeld(button, present);
    }
    void serve().then((finishPress) => finishPress(button, { list, title, present, sent }));
  },
  { capture: true },
);

// A visitor's press before hydration posted the form, which redirected back here with the pressed button in
// the hash.
const [, name, value] = /^#(\w+)([+-](?:movie|tv)-\d+)$/.exec(location.hash) ?? [];
if (name && value && !hasSessionCookie(document.cookie)) {
  history.replaceState(history.state, '', location.pathname + location.search);
  document.querySelector<HTMLElement>(`${BUTTON}[name="${name}"][value="${value}"]`)?.click();
}
