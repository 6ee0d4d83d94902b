import { readingKey } from '../../core/language/reading-key.ts';

const STOPS = 'a, button';

/**
 * A card is one tab stop: its link. Down moves to its buttons, left and right between them, up and Escape
 * back. In the capture phase, before rows that use the same keys.
 */
document.addEventListener(
  'keydown',
  (event) => {
    const { target, key } = event;
    const card = target instanceof Element && target.closest('.title-card');
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = [...card.querySelectorAll<HTMLElement>(STOPS)];
    const at = stops.findIndex((stop) => stop === target);
    const steps: Record<string, number> =
      at === 0
        ? { ArrowDown: 1 }
        : { ArrowUp: 0, Escape: 0, ArrowLeft: Math.max(1, at - 1), ArrowRight: at + 1 };
    const to = steps[readingKey(key, document.dir)];
    if (at === -1 || to === undefined || stops.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    stops[to]?.focus();
  },
  { capture: true },
);
