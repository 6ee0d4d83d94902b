import { isTouched } from './touched.view.ts';

// What narrows is fetched on first use, or where a filter was set before. Until then the form works as without scripts.
const page = document.querySelector<HTMLElement>('discover-page');
const form = page?.querySelector('form');
const narrow = (): void => void import('./discover-page.client.ts');

for (const name of ['pointerover', 'touchstart', 'focusin', 'change'])
  page?.addEventListener(name, narrow, { passive: true });
if (form && isTouched(form)) narrow();

// Steps of an earlier visit to this page, which that script made.
const { pathname, search } = location;
addEventListener('popstate', () => {
  if (customElements.get('discover-page')) return;
  if (location.pathname !== pathname || location.search !== search) location.reload();
});
