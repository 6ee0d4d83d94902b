import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element after the user signed in for it, once the dialog has returned the focus. */
export function useWantedFocus<Target extends HTMLElement>(wanted: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!wanted) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => target.current?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  return target;
}
