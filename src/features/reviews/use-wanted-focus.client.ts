import { useEffect, useRef, type RefObject } from 'react';

/** Takes the focus once somebody has signed in for it, after the dialog has let go of it. */
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
