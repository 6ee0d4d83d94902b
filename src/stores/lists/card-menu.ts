import { atom } from 'nanostores';
import type { ListTitle } from '../../domain/lists/lists.ts';
import { readable } from '../readable.ts';

/** A menu of a title, open at a button of the page. */
export interface OpenCardMenu {
  title: ListTitle;
  at: HTMLElement;
  /** On a card; a title's own page has buttons for most of it. */
  onCard: boolean;
}

const $cardMenuNow = atom<OpenCardMenu | null>(null);

/** The open menu of a card; there is one a page. */
export const $cardMenu = readable($cardMenuNow);

export const showCardMenu = (menu: OpenCardMenu): void => $cardMenuNow.set(menu);

export const closeCardMenu = (): void => $cardMenuNow.set(null);
