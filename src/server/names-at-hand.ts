import type { TitleId } from '../core/title.ts';
import { services } from './services.ts';

/** Replaces a saved title's name by that in the reader's language. */
export type Naming = <Saved extends { title: string }>(saved: Saved, title: TitleId) => Saved;

/**
 * Returns a function that names saved titles in the reader's language if that is cached; others keep their
 * saved name. Does not call the catalogue, so that no page waits.
 */
export async function namesAtHand(): Promise<Naming> {
  const { catalogue } = await services();
  return (saved, title) => {
    const name = catalogue.nameAtHand(title);
    return name === null ? saved : { ...saved, title: name };
  };
}
