import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Ignores a double click's second click and key repeats, for a button that another replaces once it is
 * pressed.
 */
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
