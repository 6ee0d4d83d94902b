import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';

/** Whether the user prefers reduced motion. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Stops momentum after dragging for users who prefer reduced motion. */
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
