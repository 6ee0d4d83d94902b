import { useLayoutEffect } from 'react';

/**
 * Takes the place of what the server has drawn of a `part` of the page (`data-stands-in`) once that is known here: nobody
 * sees both, or neither. What was pressed in it meanwhile is pressed again (components/shell/drawn.ts).
 */
export function useTakesOver(part: string, isKnown: boolean): void {
  useLayoutEffect(() => {
    if (!isKnown) return;
    for (const drawn of document.querySelectorAll(`[data-stands-in=${part}]`)) drawn.remove();
  }, [part, isKnown]);
}
