import type { TitleId } from '../core/title.ts';
import { services } from './services.ts';

/** Gives what was saved of a title the name it has in the reader's language. */
export type Naming = <Saved extends { title: string }>(saved: Saved, title: TitleId) => Saved;

/**
 * How saved titles are called in the reader's language, where the catalogue has that at hand; others keep the name they
 * were saved with. The catalogue is not asked, so that no page waits for it.
 */
export async function namesAtHand(): Promise<Naming> {
  const { catalogue } = await services();
  return (saved, title) => {
    const name = catalogue.nameAtHand(title);
    return name === null ? saved : { ...saved, title: name };
  };
}
