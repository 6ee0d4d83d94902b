import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useSyncExternalStore } from 'react';

export type Ends = 'start' | 'end' | 'both' | 'none';

const EVENTS = ['init', 'reInit', 'scroll', 'settle'] as const;
const EDGE = 0.001;

function endsOf(api: EmblaCarouselType): Ends {
  const { min, max } = api.internalEngine().limit;
  if (min === max) return 'both';
  const progress = api.scrollProgress();
  if (progress <= EDGE) return 'start';
  return progress >= 1 - EDGE ? 'end' : 'none';
}

/** Which ends of the row are visible; its start before hydration. */
export function useEnds(api: EmblaCarouselType | undefined): Ends {
  const subscribe = useCallback(
    (changed: () => void) => {
      for (const event of EVENTS) api?.on(event, changed);
      return () => {
        for (const event of EVENTS) api?.off(event, changed);
      };
    },
    [api],
  );
  return useSyncExternalStore(
    subscribe,
    () => (api ? endsOf(api) : 'start'),
    () => 'start',
  );
}

const never = () => () => undefined;

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
