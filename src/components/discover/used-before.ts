import { isTouched } from './touched.ts';

// The script that narrows what was found comes when the page is used (components/shell/when-used.ts), or was before.
const form = document.querySelector<HTMLFormElement>('discover-page form');
if (form && isTouched(form)) void import('./discover-page.ts');

// Steps of an earlier visit to this page, which that script made.
const { pathname, search } = location;
addEventListener('popstate', () => {
  if (customElements.get('discover-page')) return;
  if (location.pathname !== pathname || location.search !== search) location.reload();
});
