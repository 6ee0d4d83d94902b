/** Corners for a toast, in the order they are tried. */
const PLACES = ['bottom right', 'top right', 'bottom left', 'top left'] as const;
type Place = (typeof PLACES)[number];

/** Weight of covering the focused control. */
const USED = 20;
const MARGIN = 16;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The overlap of two boxes in square pixels. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Visible controls no toast should cover: those of the topmost dialog, else of the page. */
function controls(): HTMLElement[] {
  const dialogs = document.querySelectorAll(':is([role=dialog], dialog[open])');
  const place = dialogs[dialogs.length - 1] ?? document.querySelector('main');
  const found = place?.querySelectorAll<HTMLElement>(':is(button, input, select, textarea, .button)') ?? [];
  return [...found].filter(
    (control) => !control.closest('.toaster') && control.checkVisibility({ opacityProperty: true }),
  );
}

/** The corner in which a toast of this size covers least; the first of equals. */
function clearestPlace(size: { width: number; height: number }, header: number): Place {
  const { clientWidth, clientHeight } = document.documentElement;
  const boxes = controls().map((control) => ({
    box: control.getBoundingClientRect(),
    weight: control === document.activeElement ? USED : 1,
  }));
  const covered = PLACES.map((place) => {
    const top = place.startsWith('top') ? header + MARGIN : clientHeight - MARGIN - size.height;
    const left = place.endsWith('left') ? MARGIN : clientWidth - MARGIN - size.width;
    const toast = { top, left, right: left + size.width, bottom: top + size.height };
    return boxes.reduce((sum, { box, weight }) => sum + weight * shared(toast, box), 0);
  });
  return PLACES[covered.indexOf(Math.min(...covered))] ?? PLACES[0];
}

/**
 * Positions a toast where it covers no control, now and as the page scrolls. Returns a function that stops
 * it.
 */
export function keepClear(toast: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    frame = 0;
    const toaster = toast.closest<HTMLElement>('.toaster');
    const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
    if (toaster) toaster.dataset['place'] = clearestPlace(toast.getBoundingClientRect(), Math.max(0, header));
  };
  const later = () => {
    frame ||= requestAnimationFrame(place);
  };
  const stop = new AbortController();
  for (const event of ['scroll', 'resize', 'focusin']) {
    addEventListener(event, later, { capture: true, passive: true, signal: stop.signal });
  }
  place();
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
}
