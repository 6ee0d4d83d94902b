import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/** Whether the person wants things to move only while they move them (prefers-reduced-motion). */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where it is let go, the row of somebody who wants less motion stays instead of gliding on. */
export function useStillness(api: EmblaCarouselType | undefined): void {
  useEffect(() => {
    if (!api) return;
    const halt = () => {
      if (!wantsStillness()) return;
      const { location, limit, scrollBody, target } = api.internalEngine();
      target.set(limit.constrain(location.get()));
      scrollBody.useDuration(0);
    };
    api.on('pointerUp', halt);
    return () => void api.off('pointerUp', halt);
  }, [api]);
}
