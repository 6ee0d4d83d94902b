import { memoryIn } from '../../domain/memory-in.ts';
import { keptCards } from '../title-lists/kept-cards.ts';

const serveHave = (block: HTMLElement) =>
  import('../../islands/watch/have-services.ts').then((script) => script.serveHave(block));

/**
 * Elements whose script comes when somebody first uses them, by their names: until then they are HTML that does without
 * (progressive enhancement).
 */
const SCRIPTS: Record<string, (element: HTMLElement) => Promise<unknown>> = {
  'discover-page': () => import('../discover/discover-page.ts'),
  'load-more': () => import('../title-lists/load-more.ts'),
  'region-form': () => import('../watch/page/region-form.ts'),
  'trailer-player': () => import('../detail/trailer-player.ts'),
  'watch-services': serveHave,
  'where-to-watch': serveHave,
};
const NAMES = Object.keys(SCRIPTS).join();

const bring = async (element: HTMLElement) => SCRIPTS[element.localName]?.(element);

for (const name of ['pointerover', 'touchstart', 'focusin', 'change'])
  document.addEventListener(
    name,
    ({ target }) => {
      const element = target instanceof Element && target.closest<HTMLElement>(NAMES);
      if (element) void bring(element);
    },
    { passive: true },
  );

// A link that its element takes over waits for it; without the script it leads where it leads without scripts.
document.addEventListener(
  'click',
  (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-taken-over]');
    const element = link && link.closest<HTMLElement>(NAMES);
    if (!element || ctrlKey || metaKey || shiftKey || customElements.get(element.localName)) return;
    event.preventDefault();
    event.stopPropagation();
    bring(element).then(
      () => link.click(),
      () => location.assign(link.href),
    );
  },
  true,
);

// What had been loaded when the page was left comes back with it, and with no other visit of its address.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const left = document.querySelector<HTMLElement>('load-more');
if (visit?.type !== 'back_forward') memoryIn(() => sessionStorage).forget(keptCards());
else if (left) void bring(left);
