import { carouselBy } from './carousel-words.ts';
import useEmblaCarousel from 'embla-carousel-react';
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures';
import type { KeyboardEvent, ReactNode } from 'react';
import { readingKey } from '../../core/language/reading-key.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { useHydrated, useEnds } from './use-ends.client.ts';
import { useStillness, wantsStillness } from './use-stillness.client.ts';

/** Pixels per press of an arrow button (docs/behaviour.md, Pages). */
const STEP_PX = 300;

interface CarouselProps {
  label: string;
  children?: ReactNode;
}

/** A carousel with arrow buttons, drag, wheel and keys; before hydration the row scrolls natively. */
export function Carousel({ label, children }: CarouselProps) {
  const isReady = useHydrated();
  const [viewport, api] = useEmblaCarousel(
    {
      container: '.scroll-row',
      dragFree: true,
      align: 'start',
      containScroll: 'trimSnaps',
      active: isReady,
      direction: isReady && document.dir === 'rtl' ? 'rtl' : 'ltr',
    },
    [WheelGesturesPlugin()],
  );

  const ends = useEnds(api);
  useStillness(api);

  function move(direction: 1 | -1) {
    if (!api) return;
    const { scrollBody, scrollTo, limit, target } = api.internalEngine();
    if (wantsStillness()) scrollBody.useDuration(0);
    const wanted = limit.constrain(target.get() - direction * STEP_PX);
    scrollTo.distance(wanted - target.get(), false);
  }

  function onKey(event: KeyboardEvent) {
    const direction = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[readingKey(event.key, document.dir)];
    if (!direction) return;
    event.preventDefault();
    move(direction);
  }

  return (
    <div
      className="carousel group/carousel relative"
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div
        ref={viewport}
        role="presentation"
        className={isReady ? 'carousel-viewport carousel-ready' : 'carousel-viewport'}
        onKeyDown={onKey}
      >
        {children}
      </div>
      <CarouselArrow
        direction="previous"
        disabled={ends === 'start' || ends === 'both'}
        onMove={() => move(-1)}
        onKey={onKey}
      />
      <CarouselArrow
        direction="next"
        disabled={ends === 'end' || ends === 'both'}
        onMove={() => move(1)}
        onKey={onKey}
      />
    </div>
  );
}

interface CarouselArrowProps {
  direction: 'previous' | 'next';
  disabled: boolean;
  onMove: () => void;
  onKey: (event: KeyboardEvent) => void;
}

function CarouselArrow({ direction, disabled, onMove, onKey }: CarouselArrowProps) {
  return (
    <button
      type="button"
      className={`absolute top-[110px] z-10 hidden size-12 cursor-pointer place-items-center rounded-full border border-ground-edge/60 bg-ground/90 text-ink opacity-0 transition-opacity hover:border-marquee hover:text-marquee focus-visible:opacity-100 disabled:pointer-events-none disabled:!opacity-0 group-hover/carousel:opacity-100 md:grid nav:top-[150px] ${direction === 'next' ? 'end-0' : 'start-0'}`}
      aria-label={carouselBy[direction]()}
      disabled={disabled}
      onClick={onMove}
      onKeyDown={onKey}
    >
      <Icon path={direction === 'next' ? icons.next : icons.previous} className="mirrored size-6" />
    </button>
  );
}
