import { listValue } from './marks.ts';

/** Shows whether the list of a button holds the title: a press wants the other state. Taking back has no state to show. */
export function showHeld(button: HTMLButtonElement, isHeld: boolean): void {
  if (button.matches('[data-take-back]')) return;
  const pressed = String(isHeld);
  if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
  const key = button.closest<HTMLElement>('[data-title]')?.dataset['title'];
  if (key) button.value = listValue(key, isHeld);
}
