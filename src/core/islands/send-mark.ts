/** Submits a mutation's form with the pressed button, as the browser would. Only such buttons have a name. */
export function sendMark(pressed: Element | string): void {
  if (!(pressed instanceof HTMLButtonElement) || !pressed.name || !pressed.form) return;
  const { form } = pressed;
  void fetch(form.action, { method: 'POST', body: new FormData(form, pressed), keepalive: true });
}
