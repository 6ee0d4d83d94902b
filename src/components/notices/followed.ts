import { LEFT_WRITING } from '../../domain/auth/tab-notes.ts';
import { memoryIn } from '../../domain/memory-in.ts';

// Who follows a notice before the page is awake has read it, too; the page that comes then asks how many are left.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('astro-island[ssr] article > a');
  const form = link && link.parentElement?.querySelector('form');
  if (!form) return;
  navigator.sendBeacon(form.action, new FormData(form, form.querySelector('button')));
  memoryIn(() => sessionStorage).keep(LEFT_WRITING, true);
});
