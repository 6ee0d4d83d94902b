import { isTouched } from './touched.ts';

// Whoever only reads what was found does without the script that narrows it: it comes when the page is first used.
const { pathname, search } = location;
const page = document.querySelector<HTMLElement>('discover-page');
const form = page?.querySelector('form');
const whenUsed = new AbortController();

async function wake(): Promise<void> {
  await import('./discover-page.ts');
  whenUsed.abort();
}

const { signal } = whenUsed;
for (const name of ['pointerover', 'touchstart', 'focusin', 'change']) {
  page?.addEventListener(name, () => void wake(), { passive: true, signal });
}
if (form && isTouched(form)) void wake();
// Steps of an earlier visit to this page, which that script made.
addEventListener(
  'popstate',
  () => (location.pathname !== pathname || location.search !== search) && location.reload(),
  {
    signal,
  },
);
