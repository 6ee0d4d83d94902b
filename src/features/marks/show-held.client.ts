import { listValue } from './marks.ts';

/**
 * Shows whether the button's list has the title; a press requests the opposite. An Undo button has no state.
 */
export function showHeld(button: HTMLButtonElement, isHeld: boolean): void {
  if (button.matches('[data-take-back]')) return;
  const pressed = String(isHeld);
  if (button.ariaPressed !== pressed) button.ariaPressed = pressed;
  const key = button.closest<HTMLElement>('[data-title]')?.dataset['title'];
  if (key) button.value = listValue(key, isHeld);
}
