/** Sends the form of a mark with the button that was pressed, as the browser would have. Only buttons of marks have a name. */
export function sendMark(pressed: Element | string): void {
  if (!(pressed instanceof HTMLButtonElement) || !pressed.name || !pressed.form) return;
  const { form } = pressed;
  void fetch(form.action, { method: 'POST', body: new FormData(form, pressed), keepalive: true });
}
