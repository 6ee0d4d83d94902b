const bar = document.querySelector<HTMLElement>('#search-bar');
const drawer = document.querySelector<HTMLElement>('#drawer');
const searchField = document.querySelector<HTMLInputElement>('#search-query');

/** Opens the search bar if it is hidden, and focuses its field. */
function goToSearch(event: Event): void {
  if (!searchField?.checkVisibility()) bar?.showPopover();
  event.preventDefault();
  searchField?.focus();
}

// Synchronously in the click: phones show the keyboard only for focus within a touch.
document
  .querySelector('[popovertarget=search-bar]:not([popovertargetaction])')
  ?.addEventListener('click', goToSearch);
// The bar may have been opened before this script ran.
if (bar?.matches(':popover-open')) searchField?.focus();

document.addEventListener('keydown', (event) => {
  const { key, altKey } = event;
  const command = event.ctrlKey || event.metaKey;
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  if (key === '?' && !typing && !command)
    void import('./shortcuts.client.ts').then((script) => script.show());
  const asked = command ? key === 'k' : key === '/' && !typing;
  // Not while a dialog makes the bar inert.
  if (asked && !altKey && !bar?.closest('[inert]')) goToSearch(event);
});

/** Makes the page behind the drawer inert or active. */
function setBehind(inert: boolean): void {
  const behind = document.querySelectorAll<HTMLElement>('body > :is(.skip-link, header, main, footer)');
  for (const element of behind) element.inert = inert;
}

drawer?.addEventListener('toggle', ({ newState }) => {
  if (newState !== 'open') return;
  setBehind(true);
  drawer.querySelector<HTMLElement>('button')?.focus();
});

// Closes the drawer on screens wide enough for the header's menus.
matchMedia('(min-width: 1180px)').addEventListener('change', () => drawer?.hidePopover());

// Before it closes, so that the focus can return.
drawer?.addEventListener('beforetoggle', ({ newState }) => {
  if (newState === 'closed') setBehind(false);
});
