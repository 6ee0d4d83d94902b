/** A ref that focuses its element on mount, where the pressed button was removed. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
