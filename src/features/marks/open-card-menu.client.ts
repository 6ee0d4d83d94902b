import { showCardMenu } from './card-menu.store.ts';
import { hydrateHeader } from '../../core/ui/hydrate-header.ts';
import { heldTitle } from '../cards/title-data.view.ts';

/** Opens a title's menu at its button. */
export function openCardMenu(at: HTMLElement): void {
  const title = heldTitle(at);
  if (!title) return;
  // The button for tags on a title's page.
  if (at.dataset['moreOf'] === 'tags') {
    void import('../tags/open-marks.tsx').then((script) => script.openMarks(title));
    return;
  }
  hydrateHeader();
  showCardMenu({ title, at, onCard: at.closest('.title-card') !== null });
}
