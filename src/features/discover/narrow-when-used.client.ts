import { isTouched } from './touched.view.ts';

// Loads discover-page.client.ts on first use, or if a filter was changed before. Until then the form works as
// without scripts.
const page = document.querySelector<HTMLElement>('discover-page');
const form = page?.querySelector('form');
const narrow = (): void => void import('./discover-page.client.ts');

for (const name of ['pointerover', 'touchstart', 'focusin', 'change'])
  page?.addEventListener(name, narrow, { passive: true });
if (form && isTouched(form)) narrow();

// History entries of an earlier visit, which that script created.
const { pathname, search } = location;
addEventListener('popstate', () => {
  if (customElements.get('discover-page')) return;
  if (location.pathname !== pathname || location.search !== search) location.reload();
});
