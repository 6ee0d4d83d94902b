import { pageAddress, pathOf } from '../../core/routes.ts';

/** From this width on the filters are a column (styles/discover.css). */
const COLUMN = '(min-width: 1024px)';

const isOpen = (sheet: HTMLElement) => sheet.matches(':popover-open');

/** Makes the page behind the open filter sheet inert. The sheet closes when it becomes a column. */
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
  // Before it closes, so that the focus can return.
  sheet.addEventListener('beforetoggle', (event) => event.newState === 'closed' && close(false), { signal });
  matchMedia(COLUMN).addEventListener('change', () => sheet.hidePopover(), { signal });
  // The sheet may have been opened before this script loaded.
  if (isOpen(sheet)) open();
}

/** The open sheet's history entry. */
export interface SheetHistory {
  /** Sets the page's address: pushes an entry, or replaces the open sheet's. */
  go(address: string): void;
  /** Closes the sheet. */
  close(): void;
  /** Whether Back only closed the sheet, so that the page stays. */
  tookBack(): boolean;
}

/** The page's current path and query. */
export const here = () => pathOf(location.pathname) + location.search;

/**
 * Lets Back close the sheet, as for overlays on phones, by a history entry. Filters applied meanwhile remain;
 * `shown` is their address. Closing the sheet in another way removes the entry, so that the next Back leaves
 * the page.
 */
export function closeWithBack(
  sheet: HTMLElement | null,
  shown: () => string | undefined,
  signal: AbortSignal,
): SheetHistory {
  let opened: string | null = null;
  let leaving = false;
  /** Whether the sheet has its own entry: an entry with another address belongs to applied filters. */
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
  // Closed by the browser: by Android's Back, or when it becomes a column.
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
