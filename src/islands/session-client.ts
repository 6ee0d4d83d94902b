import type { ClientDirective } from 'astro';
import { hasSessionCookie } from '../domain/session-cookie.ts';

/**
 * Hydrates at once when a session cookie exists, otherwise on the first pointer, focus or touch inside the
 * island. The click that woke it is repeated once it can answer, so that nobody has to click twice.
 */
const session: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
  };
  if (hasSessionCookie(document.cookie)) {
    void wake();
    return;
  }
  let waking = false;
  const events = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
  const start = () => {
    if (waking) return;
    waking = true;
    for (const name of events) element.removeEventListener(name, start);
    void wake().then(() => {
      awake = true;
      const target = clicked;
      if (target) requestAnimationFrame(() => target.click());
    });
  };
  let awake = false;
  let clicked: HTMLElement | null = null;
  element.addEventListener(
    'click',
    (event) => {
      if (awake) return;
      start();
      const control = event.target instanceof Element ? event.target.closest('button') : null;
      if (!control || control.type === 'submit') return;
      event.preventDefault();
      clicked = control;
    },
    { capture: true },
  );
  for (const name of events) element.addEventListener(name, start, { passive: true });
};

export default session;
