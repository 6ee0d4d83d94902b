// Marks a notice as read that is clicked before its island hydrates.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest('astro-island[ssr] article > a');
  const form = link && link.parentElement?.querySelector('form');
  if (!form) return;
  navigator.sendBeacon(form.action, new FormData(form, form.querySelector('button')));
});
