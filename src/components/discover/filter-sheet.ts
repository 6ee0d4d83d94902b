/** From here on the filters are a column (styles/discover.css). */
const COLUMN = '(min-width: 1024px)';

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
  sheet.addEventListener(
    'toggle',
    (event) => {
      if (event.newState !== 'open') return;
      close(true);
      sheet.querySelector<HTMLElement>('button')?.focus();
    },
    { signal },
  );
  // Before it closes, so that the focus can go back to what opened it.
  sheet.addEventListener('beforetoggle', (event) => event.newState === 'closed' && close(false), { signal });
  matchMedia(COLUMN).addEventListener('change', () => sheet.hidePopover(), { signal });
}
