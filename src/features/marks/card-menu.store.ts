import { atom } from 'nanostores';
import type { ListTitle } from '../../core/lists.ts';
import { readable } from '../../core/stores/readable.ts';

/** The open menu of a title, at a button of the page. */
export interface OpenCardMenu {
  title: ListTitle;
  at: HTMLElement;
  /** A title's own page has buttons for most of the menu. */
  onCard: boolean;
}

const $cardMenuNow = atom<OpenCardMenu | null>(null);

/** The page's single open menu. */
export const $cardMenu = readable($cardMenuNow);

export const showCardMenu = (menu: OpenCardMenu): void => $cardMenuNow.set(menu);

export const closeCardMenu = (): void => $cardMenuNow.set(null);
