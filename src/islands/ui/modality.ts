const STOPS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]'].join();

/** What of a dialog one can tab to, in order. */
function stopsIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.closest('[hidden], [inert]') === null,
  );
}

/** Focuses what asks for it, else the first stop, unless something in the dialog has the focus already. */
export function takeFocus(dialog: HTMLElement): void {
  if (dialog.contains(document.activeElement)) return;
  const stops = stopsIn(dialog);
  const wished = [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')].find(
    (place) => place.closest('[hidden]') === null,
  );
  (wished ?? stops[0] ?? dialog).focus();
}

/** Goes from the last stop to the first, or back; answers whether it did. Between them browsers know the way. */
export function turnFocus(dialog: HTMLElement, back: boolean): boolean {
  const stops = stopsIn(dialog);
  const [from, to] = back ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const now = document.activeElement;
  if (now !== from && now !== dialog && now !== document.body) return false;
  (to ?? dialog).focus();
  return true;
}

/** Keeps everything but a dialog and the toasts from being used, and the page from scrolling; answers the end of it. */
export function keepPageStill(dialog: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const others = [...body.children].filter(
    (other) => other !== dialog && !other.matches('.toaster, script, [inert]'),
  );
  for (const other of others) other.toggleAttribute('inert', true);
  // Without its scrollbar the page would be wider.
  root.style.paddingRight = `${window.innerWidth - root.clientWidth}px`;
  root.style.overflow = 'hidden';
  return () => {
    for (const other of others) other.removeAttribute('inert');
    root.style.paddingRight = '';
    root.style.overflow = '';
  };
}
