import type { KeyboardEvent, MouseEvent } from 'react';

/** For a button after whose press another thing stands there: the rest of a double click and a key held down press nothing. */
export function oncePressed(press?: () => void) {
  return {
    onClick(event: MouseEvent) {
      // Without `press` the button submits its form.
      if (event.detail > 1 || press) event.preventDefault();
      if (event.detail <= 1) press?.();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
