import { pageAddress, pathOf } from '../../core/routes.ts';

/** From here on the filters are a column (styles/discover.css). */
const COLUMN = '(min-width: 1024px)';

const isOpen = (sheet: HTMLElement) => sheet.matches(':popover-open');

/** While the sheet of filters is open, nothing behind it can be reached; where it becomes a column it closes. */
export function keepBehind(sheet: HTMLElement | null, signal: AbortSignal): void {
  if (!sheet) return;
  const behind = () => {
    const parts = [...document.querySelectorAll<HTMLElement>('body > :is(.skip-link, header, footer)')];
    for (let at: Element | null = sheet; at && at !== document.body; at = at.parentElement)
      for (const part of at.parentElement === document.body ? [] : (at.parentElement?.children ?? []))
        if (part !== at && part instanceof HTMLElement && !part.matches('[role=status]')) parts.push(part);
    return parts;
  };
  let closed: HTMLElement[] = [];
  const close = (inert: boolean) => {
    if (inert) closed = behind();
    for (const part of closed) part.inert = inert;
  };
  const open = () => {
    close(true);
    sheet.querySelector<HTMLElement>('button')?.focus();
  };
  sheet.addEventListener('toggle', (event) => event.newState === 'open' && open(), { signal });
  // Before it closes, so that the focus can go back to what opened it.
  sheet.addEventListener('beforetoggle', (event) => event.newState === 'closed' && close(false), { signal });
  matchMedia(COLUMN).addEventListener('change', () => sheet.hidePopover(), { signal });
  // The press that opened it brought this script.
  if (isOpen(sheet)) open();
}

/** How the open sheet stands in the history. */
export interface SheetHistory {
  /** Makes an address the page's: of its own, or in place of the open sheet's. */
  go(address: string): void;
  /** Closes the sheet, if it is open. */
  close(): void;
  /** Whether a step back was one out of the sheet, and the page stays as it is. */
  tookBack(): boolean;
}

/** The path of the page as it stands now, with what is asked of it. */
export const here = () => pathOf(location.pathname) + location.search;

/**
 * Lets Back close the sheet, as it does whatever lies over a page on a phone: an entry of the history stands for it.
 * What was narrowed meanwhile stays; `shown` is its address. Whatever else closes the sheet takes that step back first,
 * so that whoever sees it closed and goes back leaves the page.
 */
export function closeWithBack(
  sheet: HTMLElement | null,
  shown: () => string | undefined,
  signal: AbortSignal,
): SheetHistory {
  let opened: string | null = null;
  let leaving = false;
  /** Whether the sheet has an entry of its own: one with another address is that of what was narrowed. */
  const hasEntry = () => opened !== null && opened === here();
  const close = () => {
    if (hasEntry()) history.back();
    else sheet?.hidePopover();
  };
  const open = () => history.pushState(null, '', pageAddress((opened = here())));
  sheet?.addEventListener('beforetoggle', ({ newState }) => newState === 'open' && open(), { signal });
  if (sheet && isOpen(sheet)) open();
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || opened === null) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  sheet?.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[popovertargetaction=hide]')) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  // Closed by the browser: a phone's own Back, or where it becomes a column.
  sheet?.addEventListener(
    'toggle',
    ({ newState }) => {
      if (newState === 'open') return;
      leaving = hasEntry();
      opened = null;
      if (leaving) history.back();
    },
    { signal },
  );
  return {
    close,
    go(address) {
      if (opened === null) history.pushState(null, '', pageAddress(address));
      else history.replaceState(null, '', pageAddress(address));
    },
    tookBack() {
      if (!leaving && opened === null) return false;
      leaving = false;
      opened = null;
      sheet?.hidePopover();
      const address = shown();
      if (address && address !== here()) history.pushState(null, '', pageAddress(address));
      return true;
    },
  };
}
