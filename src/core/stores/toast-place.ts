import { atom } from 'nanostores';
import { readable } from './readable.ts';

const $places = atom<readonly HTMLElement[]>([]);

/** Open dialogs that can contain toasts, topmost last. */
export const $toastPlaces = readable($places);

/** Lets toasts appear inside an open dialog; a React `ref` callback that returns its cleanup. */
export function holdToasts(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  $places.set([...$places.get(), place]);
  return () => $places.set($places.get().filter((other) => other !== place));
}
