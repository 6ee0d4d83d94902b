import { shortcutKeysWords } from '../../core/words/site-words.ts';
import { m } from '../../paraglide/messages.js';
import { hydrateHeader } from '../../core/ui/hydrate-header.ts';

/** Opens the dialog of keyboard shortcuts. */
export function show(): void {
  if (document.querySelector('dialog[open]')) return;
  // The islands' styles include the dialog's.
  hydrateHeader();
  const dialog = document.createElement('dialog');
  dialog.id = 'shortcuts';
  dialog.setAttribute('aria-labelledby', 'shortcuts-heading');
  const heading = document.createElement('h2');
  heading.id = 'shortcuts-heading';
  heading.textContent = m.shortcut_title();
  const list = document.createElement('dl');
  for (const [key, text] of shortcutKeysWords()) {
    const term = document.createElement('dt');
    term.textContent = key ?? '';
    const said = document.createElement('dd');
    said.textContent = text ?? '';
    list.append(term, said);
  }
  const form = document.createElement('form');
  form.method = 'dialog';
  const close = document.createElement('button');
  close.className = 'button button-quiet';
  close.textContent = m.shortcut_close();
  form.append(close);
  dialog.append(heading, list, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
