import { userEvent } from '@testing-library/user-event';
import { afterAll } from 'vitest';

// Files of tests go on in one page: what one of them drew, kept and listened for is gone before the next.

// Listens to the document once, and for all files.
userEvent.setup();

/** Keeps what is listened for from now on, and answers how to listen no more. */
function listening(target: EventTarget): () => void {
  const kept: Parameters<EventTarget['addEventListener']>[] = [];
  const original = Reflect.get(target, 'addEventListener');
  target.addEventListener = (...listener) => {
    kept.push(listener);
    original.apply(target, listener);
  };
  return () => {
    target.addEventListener = original;
    for (const listener of kept) target.removeEventListener(...listener);
  };
}

const ends = [document, window].map(listening);
afterAll(() => {
  for (const end of ends) end();
  const { body, head, documentElement } = document;
  for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name);
  body.replaceChildren();
  head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
