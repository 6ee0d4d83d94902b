import { showCardMenu } from './card-menu.store.ts';
import { hydrateHeader } from '../../core/ui/hydrate-header.ts';
import { heldTitle } from '../cards/title-data.view.ts';

/** Opens what else can be done with the title of a card, at its button. */
export function openCardMenu(at: HTMLElement): void {
  const title = heldTitle(at);
  if (!title) return;
  // A title's own page has a button for tags.
  if (at.dataset['moreOf'] === 'tags') {
    void import('../tags/open-marks.tsx').then((script) => script.openMarks(title));
    return;
  }
  hydrateHeader();
  showCardMenu({ title, at, onCard: at.closest('.title-card') !== null });
}
