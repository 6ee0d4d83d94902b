import type { ClientDirective } from 'astro';
import { hasSessionCookie } from '../session-cookie.ts';
import { changeAgain, clickAgain, earlyRadios } from './change-again.ts';
import { sendMark } from './send-mark.ts';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/** Elements that need hydration. Links, real forms, popovers and list buttons work before. */
const CLICKED =
  'button:not([type=submit],[form],[popovertarget]), [name=follow], [name=episode], a[data-opens]';

/**
 * Hydrates islands: for signed-in users when idle, for visitors on first use or when they sign in. With
 * `client:session="page"` an island hydrates with the first other one, with `use` only on its own first use.
 * Early clicks and choices are dispatched again after hydration.
 */
const session: ClientDirective = (load, { value }, element) => {
  let hydration: Promise<void> | undefined;
  let isHydrated = false;
  const early = new Map<Element | string, () => void>(earlyRadios(element));

  async function run(): Promise<void> {
    document.dispatchEvent(new Event('hydrate'));
    const hydrateIsland = await load();
    // In its own task: many islands in one task would block the browser.
    await new Promise((resolve) => setTimeout(resolve));
    await hydrateIsland();
    // Astro has reported a script that could not be fetched. The next use fetches it again.
    if (!(isHydrated = !element.hasAttribute('ssr'))) return void (hydration = undefined);
    // React hydrates in slices, but at once for a press. Early choices have to come after.
    if (early.size > 0) element.firstElementChild?.dispatchEvent(new PointerEvent('pointerdown'));
    for (const act of early.values()) act();
  }
  const hydrate = () => void (hydration ??= Promise.resolve().then(run));

  function use(event: Event): void {
    hydrate();
    if (isHydrated || !(event.target instanceof Element)) return;
    const field = event.target as HTMLInputElement;
    if (event.type === 'change') early.set(field.type === 'radio' ? field.name : field, changeAgain(field));
    const pressed = event.type === 'click' && event.target.closest<HTMLElement>(CLICKED);
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    early.set(pressed, clickAgain(pressed));
  }
  for (const name of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'change'])
    element.addEventListener(name, use, { capture: true, passive: name !== 'click' });
  if (early.size > 0 || element.querySelector(':popover-open')) hydrate();
  if (value !== 'use') {
    if (hasSessionCookie(document.cookie)) whenIdle(hydrate);
    // For visitors only the header's scripts, which open dialogs and menus, are prefetched.
    else if (value === 'page' && !savesData()) whenIdle(() => void load());
    document.addEventListener(value === 'page' ? 'hydrate' : 'signed-in', hydrate);
  }
  addEventListener('pagehide', () => isHydrated || [...early.keys()].forEach(sendMark));
};

export default session;
