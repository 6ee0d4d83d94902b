import { SHORTCUT_MESSAGES as words } from '../../domain/messages.ts';

/** Shows the shortcuts over the page; closed by its button, by Escape, and the focus goes back. */
export function show(): void {
  if (document.querySelector('dialog[open]')) return;
  // Its styles come with those of islands.
  document.dispatchEvent(new Event('wake'));
  const dialog = document.createElement('dialog');
  dialog.id = 'shortcuts';
  dialog.setAttribute('aria-labelledby', 'shortcuts-heading');
  const heading = document.createElement('h2');
  heading.id = 'shortcuts-heading';
  heading.textContent = words.title;
  const list = document.createElement('dl');
  for (const [key, text] of words.keys) {
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
  close.textContent = words.close;
  form.append(close);
  dialog.append(heading, list, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
