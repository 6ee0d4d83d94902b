import { atom } from 'nanostores';
import { readable } from './readable.ts';

const $places = atom<readonly HTMLElement[]>([]);

/** The open dialogs that toasts can stand in, the topmost last. */
export const $toastPlaces = readable($places);

/** Lets toasts stand in an element of an open dialog; answers how that ends, as the `ref` of React has it. */
export function holdToasts(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  $places.set([...$places.get(), place]);
  return () => $places.set($places.get().filter((other) => other !== place));
}
