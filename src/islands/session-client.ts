import type { ClientDirective } from 'astro';
import { hasSessionCookie } from '../domain/auth/session-cookie.ts';
import { drawnFor } from '../domain/auth/drawn.ts';

/**
 * Hydrates at once when a session cookie exists, otherwise on the first pointer, focus or touch inside the
 * island. The click that woke it is repeated once it can answer, so that nobody has to click twice; so is sending a
 * form that only scripts can send: its method is `dialog`, by which browsers leave it as it is. With a value it also
 * wakes when the document is told the event of that name: `wake`, which every island tells that wakes, or `signed-in`.
 * A page that is drawn whole for whoever is signed in wakes with all its islands when it is first used.
 * With `use` it waits for its first use whoever is there: not everybody searches.
 *
 * This stands in every page: what can be said elsewhere is in components/shell/wake.ts.
 */
const session: ClientDirective = (load, { value }, element) => {
  const events = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;
  let state: 'asleep' | 'waking' | 'awake' = 'asleep';
  let clicked: HTMLElement | null | undefined;
  let sent: HTMLFormElement | undefined;

  async function wake(event?: Event) {
    if (event?.type === 'click' && state !== 'awake' && event.target instanceof Element) {
      clicked = event.target.closest<HTMLElement>('button:not([type=submit],[data-mark]),a[data-opens]');
      if (clicked) event.preventDefault();
    }
    if (state !== 'asleep') return;
    state = 'waking';
    document.dispatchEvent(new Event('wake'));
    await (
      await load()
    )();
    state = 'awake';
    // Effects of what was drawn come after its first frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clicked?.click();
        sent?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      }),
    );
  }

  if (value !== 'use' && hasSessionCookie(document.cookie)) {
    if (drawnFor() !== undefined) document.addEventListener('wake', () => void wake());
    else void wake();
  }
  for (const name of events) {
    element.addEventListener(name, (event) => void wake(event), { capture: true, passive: name !== 'click' });
  }
  element.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (state === 'awake' || form.method !== 'dialog') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      sent = form;
      void wake();
    },
    { capture: true },
  );
  if (value) document.addEventListener(value, () => void wake());
};

export default session;
