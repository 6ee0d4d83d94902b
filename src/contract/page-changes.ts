import type { TitleId } from '../domain/title.ts';

type Listener = (title: TitleId) => void;

const KEY = Symbol.for('marquee.page-changes');
const holder = globalThis as typeof globalThis & { [KEY]?: Set<Listener> };

/** The host and the app are two module graphs of one process; the process itself carries what they share. */
function listeners(): Set<Listener> {
  return (holder[KEY] ??= new Set());
}

/** Called by whoever keeps pages; returns how to stop being told. */
export function onPageChange(listener: Listener): () => void {
  listeners().add(listener);
  return () => listeners().delete(listener);
}

/** Says that the page of a title shows something else now: a review, a rating, a moderator's decision. */
export function announcePageChange(title: TitleId): void {
  for (const listener of listeners()) listener(title);
}
