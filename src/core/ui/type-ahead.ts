let typed = '';

function note(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing) return;
  if (key.length === 1) typed += key;
  else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
  else return;
  // A space would press the button again, and a letter may be a shortcut.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Buffers typing for a field whose script is loading; returns a function that stops it. */
export function typeAhead(): () => void {
  typed = '';
  window.addEventListener('keydown', note, true);
  return () => window.removeEventListener('keydown', note, true);
}

/** Returns the buffered text and stops buffering. */
export function takeTyped(): string {
  window.removeEventListener('keydown', note, true);
  const all = typed;
  typed = '';
  return all;
}
