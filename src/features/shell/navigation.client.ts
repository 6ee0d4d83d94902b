import { savesData } from '../../core/islands/saves-data.ts';
import { pathOf } from '../../core/routes.ts';

/** Milliseconds until the skeleton replaces the page during a navigation. */
const PATIENCE_MS = 250;
/** Milliseconds a pointer rests on a link before its page is prefetched (debounce). */
const REST_MS = 80;
const MAX_PREFETCHES = 12;

const fetched = new Set<string>();

function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link && !link.target && !link.hash && !link.href.includes('/embedded/') ? link : null;
}

function prefetch(link: HTMLAnchorElement): void {
  if (fetched.has(link.href) || fetched.size >= MAX_PREFETCHES || savesData()) return;
  fetched.add(link.href);
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = link.href;
  document.head.append(hint);
}

let resting: ReturnType<typeof setTimeout> | undefined;

document.addEventListener('pointerover', (event) => {
  clearTimeout(resting);
  const link = pageLink(event.target);
  // Not for touch: the click follows too soon, and would wait for the prefetch.
  const rests = event.pointerType !== 'touch';
  if (rests && link?.closest('[data-title]')) resting = setTimeout(() => prefetch(link), REST_MS);
});

/** Names the clicked poster for the view transition to the title's page. */
function carryPoster(link: HTMLAnchorElement): void {
  const poster = link.querySelector<HTMLElement>('.poster-frame');
  if (!poster) return;
  const own = document.querySelector<HTMLElement>('.hero-poster .poster-frame');
  if (own) own.style.viewTransitionName = 'none';
  poster.style.viewTransitionName = 'poster';
}

let leaving: ReturnType<typeof setTimeout> | undefined;
const skeleton = document.querySelector<HTMLElement>('[data-page-skeleton]');

document.addEventListener('click', (event) => {
  const link = pageLink(event.target);
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  carryPoster(link);
  clearTimeout(leaving);
  if (/^\/(?:movie|tv|collection|person)\/\d+(?:\/season\/\d+)?$/.test(pathOf(link.pathname))) {
    leaving = setTimeout(() => skeleton?.removeAttribute('hidden'), PATIENCE_MS);
  }
});

addEventListener('pageshow', () => {
  clearTimeout(leaving);
  skeleton?.setAttribute('hidden', '');
});

addEventListener('pagehide', () => {
  clearTimeout(leaving);
  skeleton?.setAttribute('hidden', '');
});
