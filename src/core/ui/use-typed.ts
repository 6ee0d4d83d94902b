import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Reports text typed into a field before hydration: React keeps it in the field and fires no event. */
export function useTyped<Field extends HTMLInputElement | HTMLTextAreaElement>(
  field: RefObject<Field | null>,
  value: unknown,
  onTyped: (field: Field) => void,
): void {
  const report = useEffectEvent(() => {
    const { current } = field;
    if (current && value !== undefined && current.value !== value) onTyped(current);
  });
  // Before a later render writes the state's value into the field.
  useLayoutEffect(() => report(), []);
}
