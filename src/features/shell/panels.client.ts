const bar = document.querySelector<HTMLElement>('#search-bar');
const drawer = document.querySelector<HTMLElement>('#drawer');
const searchField = document.querySelector<HTMLInputElement>('#search-query');

/** Opens the search bar where it is closed, and goes to its field. */
function goToSearch(event: Event): void {
  if (!searchField?.checkVisibility()) bar?.showPopover();
  event.preventDefault();
  searchField?.focus();
}

// At once, not when the bar says that it is open: phones show their keyboard for what a touch does itself.
document
  .querySelector('[popovertarget=search-bar]:not([popovertargetaction])')
  ?.addEventListener('click', goToSearch);
// Opened before this script ran.
if (bar?.matches(':popover-open')) searchField?.focus();

document.addEventListener('keydown', (event) => {
  const { key, altKey } = event;
  const command = event.ctrlKey || event.metaKey;
  const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  if (key === '?' && !typing && !command)
    void import('./shortcuts.client.ts').then((script) => script.show());
  const asked = command ? key === 'k' : key === '/' && !typing;
  // Nothing opens over a dialog, which closes what lies behind it.
  if (asked && !altKey && !bar?.closest('[inert]')) goToSearch(event);
});

/** Makes what lies behind the drawer inert, or usable again. */
function setBehind(inert: boolean): void {
  const behind = document.querySelectorAll<HTMLElement>('body > :is(.skip-link, header, main, footer)');
  for (const element of behind) element.inert = inert;
}

drawer?.addEventListener('toggle', ({ newState }) => {
  if (newState !== 'open') return;
  setBehind(true);
  drawer.querySelector<HTMLElement>('button')?.focus();
});

// Where there is room for the menus of the header there is no drawer, and nothing may stay closed behind it.
matchMedia('(min-width: 1180px)').addEventListener('change', () => drawer?.hidePopover());

// Before it closes, so that the focus can go back to what opened it.
drawer?.addEventListener('beforetoggle', ({ newState }) => {
  if (newState === 'closed') setBehind(false);
});
