/** A ref for what a press brings onto the page: the focus goes on there, where the pressed button was taken away. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
