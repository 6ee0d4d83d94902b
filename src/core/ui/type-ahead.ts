let typed = '';

function note(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing) return;
  if (key.length === 1) typed += key;
  else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
  else return;
  // A blank would press the button once more, and a letter may be a shortcut.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps what is typed from now on for a field whose code is on its way; answers how to stop. */
export function typeAhead(): () => void {
  typed = '';
  window.addEventListener('keydown', note, true);
  return () => window.removeEventListener('keydown', note, true);
}

/** Hands over what was typed ahead, and keeps nothing more. */
export function takeTyped(): string {
  window.removeEventListener('keydown', note, true);
  const all = typed;
  typed = '';
  return all;
}
