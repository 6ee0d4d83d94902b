import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a click only continues a double click. */
export const isRepeated = (event: MouseEvent) => event.detail > 1;

/** For a button after whose press another thing stands there: the rest of a double click and a key held down press nothing. */
export function oncePressed(press?: () => void) {
  return {
    onClick(event: MouseEvent) {
      if (isRepeated(event)) event.preventDefault();
      else press?.();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
